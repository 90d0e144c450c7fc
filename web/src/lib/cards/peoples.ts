/** The colours and emblems of the peoples. A card, its back and its deck take everything from here. */

export interface Look {
  bar: string; // the name bar
  ink: string; // on the bar
  frame: string; // the dark frame and the edge
  accent: string; // the people's bright colour, on dark ground
  second: string; // its companion
  sky: readonly [string, string, string]; // of pictures, from above
  light: string; // moon, sun, fire: what shines in the picture
  far: string; // distant shapes
  near: string; // shapes in front
}

export const LOOKS: Record<string, Look> = {
  Vulca: {
    bar: '#2b1109',
    ink: '#ffb877',
    frame: '#140b08',
    accent: '#ff7a2a',
    second: '#ffd08a',
    sky: ['#150706', '#4a130a', '#c2410c'],
    light: '#ffb347',
    far: '#3b120a',
    near: '#0d0605',
  },
  Hoax: {
    bar: '#ece4d0',
    ink: '#22303c',
    frame: '#2a333b',
    accent: '#c9d6df',
    second: '#8ba3b4',
    sky: ['#d9d2bf', '#ece6d5', '#c3c3b8'],
    light: '#fffaf0',
    far: '#a9b3b6',
    near: '#34434f',
  },
  Mimix: {
    bar: '#4c3220',
    ink: '#f0e2c3',
    frame: '#1d1510',
    accent: '#94c765',
    second: '#d9c48f',
    sky: ['#0f1c1a', '#24443a', '#7d8a55'],
    light: '#e9efc9',
    far: '#2b4a38',
    near: '#140f0b',
  },
  Flit: {
    bar: '#4d5d6e',
    ink: '#f2f8ff',
    frame: '#1d2730',
    accent: '#a9d6f5',
    second: '#dfe9f2',
    sky: ['#3f6286', '#86b0d3', '#dfe7ea'],
    light: '#fffdf2',
    far: '#a5bdd0',
    near: '#2b3845',
  },
  Khind: {
    bar: '#1b5f36',
    ink: '#fff0fa',
    frame: '#0d2416',
    accent: '#ff5cb4',
    second: '#c8f04e',
    sky: ['#0f4a2c', '#1f7c45', '#8fc748'],
    light: '#fff06a',
    far: '#17643a',
    near: '#0b2415',
  },
  Terrah: {
    bar: '#8a3223',
    ink: '#ffe9c9',
    frame: '#28100b',
    accent: '#eaa94a',
    second: '#e07a52',
    sky: ['#3a2230', '#8f4a35', '#e3a857'],
    light: '#ffe0a3',
    far: '#7a3a2b',
    near: '#2a110c',
  },
  Pillar: {
    bar: '#d8952a',
    ink: '#2f1d06',
    frame: '#33230d',
    accent: '#f6c866',
    second: '#f3e2b5',
    sky: ['#7d6aa0', '#e7b27a', '#f9dfa2'],
    light: '#fff6d8',
    far: '#d99f55',
    near: '#5b3513',
  },
  Aqua: {
    bar: '#0f4f84',
    ink: '#e4fbff',
    frame: '#061b2e',
    accent: '#4fd6cf',
    second: '#9fe3ff',
    sky: ['#3fb5c9', '#12679a', '#06233f'],
    light: '#d9fff8',
    far: '#0f5583',
    near: '#041526',
  },
  Buka: {
    bar: '#172a58',
    ink: '#f8dc92',
    frame: '#0a1226',
    accent: '#e2b548',
    second: '#c9d3ee',
    sky: ['#0d1738', '#2f4176', '#d8a15a'],
    light: '#ffe6ae',
    far: '#22335f',
    near: '#080d1d',
  },
  Mutant: {
    bar: '#46266f',
    ink: '#ffdcc2',
    frame: '#170c28',
    accent: '#d98a57',
    second: '#b48bff',
    sky: ['#150a2c', '#47236f', '#a4565a'],
    light: '#ffb98a',
    far: '#33195a',
    near: '#0d0619',
  },
  Tutu: {
    bar: '#6d4a5c',
    ink: '#fff0e0',
    frame: '#24171f',
    accent: '#f0b7a0',
    second: '#f3dfb0',
    sky: ['#4a3b63', '#b5788a', '#f4c9a0'],
    light: '#fff1d6',
    far: '#8b5f76',
    near: '#2c1b28',
  },
  Hyla: {
    bar: '#1f6a5b',
    ink: '#eafff5',
    frame: '#0a211d',
    accent: '#8fe3b8',
    second: '#f2e7a6',
    sky: ['#0d2a2b', '#1f6a5b', '#a4c98a'],
    light: '#f6f7cf',
    far: '#1a5249',
    near: '#071714',
  },
  Interference: {
    bar: '#6a1530',
    ink: '#ffe1e4',
    frame: '#1f0710',
    accent: '#ff7186',
    second: '#ffc2a8',
    sky: ['#1a0510', '#5b1230', '#d0414f'],
    light: '#ffd7c9',
    far: '#430d24',
    near: '#120308',
  },
  Crystal: {
    bar: '#234a80',
    ink: '#eef8ff',
    frame: '#0b1a33',
    accent: '#bfe6ff',
    second: '#fff3c9',
    sky: ['#081630', '#234a80', '#8fbfe6'],
    light: '#ffffff',
    far: '#1c3c6b',
    near: '#050d1f',
  },
  Spirit: {
    bar: '#59637f',
    ink: '#f5f7ff',
    frame: '#1b2030',
    accent: '#dbe4ff',
    second: '#bff0e0',
    sky: ['#12162a', '#3b4568', '#8e9cc4'],
    light: '#f4f8ff',
    far: '#2c3452',
    near: '#0a0d1a',
  },
  Inquisitor: {
    bar: '#3d1f5e',
    ink: '#f7df9c',
    frame: '#150a22',
    accent: '#f0cd72',
    second: '#c8a3ff',
    sky: ['#12071f', '#3d1f5e', '#8a5a8f'],
    light: '#fff0c2',
    far: '#2d1648',
    near: '#0b0414',
  },
  Emissary: {
    bar: '#12505a',
    ink: '#e9fbf6',
    frame: '#061d21',
    accent: '#9fe6df',
    second: '#f2d9a0',
    sky: ['#07262e', '#1c6a74', '#e0c48c'],
    light: '#fff3d1',
    far: '#134a53',
    near: '#041216',
  },
};

const NOBODY: Look = {
  bar: '#2a3363',
  ink: '#eef2ff',
  frame: '#0d1230',
  accent: '#9fb4ff',
  second: '#dfe6ff',
  sky: ['#0b1030', '#26336b', '#6d83c9'],
  light: '#eaf1ff',
  far: '#1d2857',
  near: '#070a1e',
};

export function lookOf(people: string): Look {
  return LOOKS[people] ?? NOBODY;
}

/** Emblems: paths in a square of 24, filled with the even-odd rule. */
export const EMBLEMS: Record<string, string> = {
  // a flame with a tongue inside
  Vulca:
    'M12.2 1.5c.6 3.6 3.2 5 5 7.6 1.5 2.2 2.3 4.3 2.3 6.4 0 4.2-3.3 7-7.5 7s-7.5-2.8-7.5-7c0-2.8 1.4-4.8 3.2-6.6 0 1.7.5 2.9 1.5 3.7.2-4.3 1-7.7 3-11.1zM12 12.5c-1.6 2-2.7 3.3-2.7 5.1 0 1.8 1.2 3 2.7 3s2.7-1.2 2.7-3c0-1.8-1.1-3.1-2.7-5.1z',
  // an open eye over half a gear
  Hoax: 'M1.5 9C4 5 7.6 3 12 3s8 2 10.5 6c-2.5 4-6.1 6-10.5 6S4 13 1.5 9zM12 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm0 2.1a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM4.6 15.6l1.9 1.2A7.5 7.5 0 0 0 8 18.5l-.7 2.2 2 1.2 1.5-1.7c.8.2 1.6.2 2.4 0l1.5 1.7 2-1.2-.7-2.2c.6-.5 1.1-1 1.5-1.7l1.9-1.2-.8-1.1A13 13 0 0 1 12 16.6a13 13 0 0 1-6.6-2.1z',
  // two leaves on one stem
  Mimix:
    'M11.3 22.5v-7.2C6 15.3 2.3 11.7 2 3.5c6.3.3 9.2 3 10 7.6.8-4.6 3.7-7.3 10-7.6-.3 8.2-4 11.8-9.3 11.8v7.2zM4.6 6c.9 3.7 3.1 6.2 6 7.3C9.6 9.7 7.9 7.3 4.6 6zm14.8 0c-3.3 1.3-5 3.7-6 7.3 2.9-1.1 5.1-3.6 6-7.3z',
  // a feather
  Flit: 'M21.5 2.5c-8.5.3-14 4.3-15.7 11L2 21.2l1.5.8 2.7-4.6c7.8-.4 12.6-4.4 13.4-9.9h-4.3l4.8-1.5c.6-1 1.1-2.2 1.4-3.5zM7.7 14.8c2-4.6 5-7.7 9.1-9.4-3.3 2.5-5.7 5.6-7.4 9.2l4.6-.4c-1.8 1-4 1.6-6.9 1.7z',
  // a grinning mask
  Khind:
    'M2.5 3.5C6 5 9 5.5 12 5.5s6-.5 9.5-2c1 9.5-2 18-9.5 19-7.5-1-10.5-9.5-9.5-19zM5.5 9c.3 2.2 1.4 3.2 3 3.2 1.3 0 2-.6 2.2-1.5C9.3 9.3 7.6 8.8 5.5 9zm13 0c-2.1-.2-3.8.3-5.2 1.7.2.9.9 1.5 2.2 1.5 1.6 0 2.7-1 3-3.2zM6.5 14.2c1 3.8 2.9 5.5 5.5 5.5s4.5-1.7 5.5-5.5c-1.8 1-3.6 1.5-5.5 1.5s-3.7-.5-5.5-1.5zm2.2 2.5l1.3.4.3 1.3c-.7-.4-1.2-.9-1.6-1.7zm6.6 0c-.4.8-.9 1.3-1.6 1.7l.3-1.3z',
  // a mountain with a crack
  Terrah:
    'M1 21.5L8 8l2.8 3.8L14.8 3 23 21.5zM14.7 7.8l-2.3 5.5 2.2 1.8-1.3 4.4h1.4l1.6-4.9-2-1.9 1.2-2.9zM8.1 11.6L4.3 19h1.7l2.9-6.2z',
  // a butterfly
  Pillar:
    'M11.3 7.5L8.2 3.3l.9-.6L12 6.6l2.9-3.9.9.6-3.1 4.2c3-3.5 6.2-4.9 9.8-4.3-.2 5.3-2 8.5-5.5 9.5 2.3 1.2 3 3.3 2 6.3-3.2.5-5.3-.7-6.3-3.5V20.5h-1.4v-5c-1 2.8-3.1 4-6.3 3.5-1-3-.3-5.1 2-6.3C3.5 11.7 1.7 8.5 1.5 3.2c3.6-.6 6.8.8 9.8 4.3zM4 5.6c.5 2.7 1.7 4.3 3.7 4.9.8-2.2-.6-4.3-3.7-4.9zm16 0c-3.1.6-4.5 2.7-3.7 4.9 2-.6 3.2-2.2 3.7-4.9z',
  // a drop with a wave in it
  Aqua: 'M12 1.5c4.5 5.6 7.5 9.3 7.5 13.4 0 4.3-3.3 7.6-7.5 7.6s-7.5-3.3-7.5-7.6C4.5 10.8 7.5 7.1 12 1.5zM6.5 14.6c-.1 3.4 2.3 5.9 5.5 5.9s5.6-2.5 5.5-5.9c-1.8-1-3.6-1-5.5 0s-3.7 1-5.5 0z',
  // a ship's wheel
  Buka: 'M11 1h2v3.1a8 8 0 0 1 3.9 1.6l2.2-2.2 1.4 1.4-2.2 2.2A8 8 0 0 1 19.9 11H23v2h-3.1a8 8 0 0 1-1.6 3.9l2.2 2.2-1.4 1.4-2.2-2.2a8 8 0 0 1-3.9 1.6V23h-2v-3.1a8 8 0 0 1-3.9-1.6l-2.2 2.2-1.4-1.4 2.2-2.2A8 8 0 0 1 4.1 13H1v-2h3.1a8 8 0 0 1 1.6-3.9L3.5 4.9l1.4-1.4 2.2 2.2A8 8 0 0 1 11 4.1zm0 5.2a6 6 0 0 0-2.4 1L11 9.6zm2 0v3.4l2.4-2.4a6 6 0 0 0-2.4-1zM7.2 8.6a6 6 0 0 0-1 2.4h3.4zm9.6 0L14.4 11h3.4a6 6 0 0 0-1-2.4zM6.2 13a6 6 0 0 0 1 2.4L9.6 13zm8.2 0l2.4 2.4a6 6 0 0 0 1-2.4zM11 14.4l-2.4 2.4a6 6 0 0 0 2.4 1zm2 0v3.4a6 6 0 0 0 2.4-1z',
  // a broken ring
  Mutant:
    'M13.8 2.2a10 10 0 0 1 6.4 4l-3.2 2.2a6 6 0 0 0-4-2.4zM21.4 8.6a10 10 0 0 1-7 13.1l-2.7-2.2 2.4-1.9a6 6 0 0 0 3.8-7.3zM10.5 2.1l-.6 3.9a6 6 0 0 0-2.7 10.9l-1.5 1.2.4 2.3A10 10 0 0 1 10.5 2.1zM8.3 18l1.4 1.3-.8 2.5-1.4-.7zM11 8.5l2.8 1.4-1.3 1.5 2.5 1.7-4.3 3.4 1-2.7-2.4-1.5z',
  // a walking staff and bundle
  Tutu: 'M5 22.5L15.8 6.2l1.6 1L6.6 23.5zM13.5 2c3.8-.8 7.3 1.7 8 5.3.6 3-1.3 5.7-4.2 6.2-3.2.6-6.3-1.4-6.8-4.6-.6-3 .8-6.2 3-6.9zm.5 2.2c-1.2.8-1.9 2.7-1.5 4.5.4 2 2.3 3.1 4.2 2.8z',
  // a frog's head
  Hyla: 'M6.5 4a3.5 3.5 0 0 1 3.3 2.4 12 12 0 0 1 4.4 0A3.5 3.5 0 1 1 19.8 10c1.4 1.3 2.2 2.9 2.2 4.7 0 4-4.5 6.8-10 6.8S2 18.7 2 14.7c0-1.8.8-3.4 2.2-4.7A3.5 3.5 0 0 1 6.5 4zm0 1.9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm11 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM5 14.5c1.8 2.7 4.1 4 7 4s5.2-1.3 7-4c-2.2 1.4-4.5 2-7 2s-4.8-.6-7-2z',
  // a bolt through a ring
  Interference:
    'M12 2a10 10 0 0 1 4.3 1l-1.5 2.4A7.2 7.2 0 0 0 5.5 15l-2.3 1.8A10 10 0 0 1 12 2zm8.8 5.3A10 10 0 0 1 7.7 21l1.5-2.4A7.2 7.2 0 0 0 18.5 9zM16.8 2.5L9.5 11h4.2l-5.5 10.5L18 10.5h-4.5z',
  // a crystal
  Crystal: 'M12 1l6.5 7L12 23 5.5 8zM12 4L8.3 8.3 11 9zm0 0l1 5 2.7-.7zM8 10l3 8.5V10.8zm8 0l-3 .8v7.7z',
  // a wisp
  Spirit:
    'M12 2c5 0 8.5 3.5 8.5 8.5 0 6-4.5 7-6 11.5-1-2-2.2-2-3.2-.5-1-2.3-3-2-4.3-.8.8-3-3.5-5-3.5-10.2C3.5 5.5 7 2 12 2zM8.8 8.2a1.8 2.3 0 1 0 .1 0zm6.4 0a1.8 2.3 0 1 0 .1 0z',
  // a crown over a scroll
  Inquisitor: 'M3 12.5L2 3.5l5 4L12 2l5 5.5 5-4-1 9zM3.5 14.5h17V17h-17zM6 18.5h12V22H6z',
  // a compass star
  Emissary:
    'M12 .8l2.3 8.9L23.2 12l-8.9 2.3L12 23.2l-2.3-8.9L.8 12l8.9-2.3zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 5l3.6 1.7L6.7 8.6zm14 0l-1.7 3.6-1.9-1.9zM5 19l1.7-3.6 1.9 1.9zm14 0l-3.6-1.7 1.9-1.9z',
};

const MOON = 'M12 1.5a10.5 10.5 0 1 0 10.5 10.5A8.5 8.5 0 0 1 12 1.5z';

export function emblemOf(people: string): string {
  return EMBLEMS[people] ?? MOON;
}
