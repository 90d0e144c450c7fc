/** Colours and shapes of the city: peoples, players, dragons. Nothing is told by colour alone. */
import type { PeopleName } from './cards';

export interface CityLook {
  ground: string; // of cards and boxes
  ink: string; // figures and shapes on that ground
  edge: string; // a rim that shows on the dark felt
  wall: string; // of buildings
  roof: string;
  trim: string;
  glow: string; // what shines out of the windows
}

export const PEOPLE_LOOK: Record<PeopleName | 'any' | 'none', CityLook> = {
  Vulca: {
    ground: '#1c1512',
    ink: '#ff9a55',
    edge: '#8a4a26',
    wall: '#4a3a38',
    roof: '#2c1e1f',
    trim: '#b3512a',
    glow: '#ff9a3d',
  },
  Terrah: {
    ground: '#8f2f20',
    ink: '#ffe3b8',
    edge: '#d9694f',
    wall: '#b5553c',
    roof: '#7a2c22',
    trim: '#e6ad5c',
    glow: '#ffd27a',
  },
  Aqua: {
    ground: '#155a97',
    ink: '#dff8ff',
    edge: '#57a9e0',
    wall: '#5f9cc4',
    roof: '#1f72a8',
    trim: '#bfe9ee',
    glow: '#c8fff4',
  },
  Flit: {
    ground: '#626f80',
    ink: '#f3f8ff',
    edge: '#a3b3c6',
    wall: '#9aa6b6',
    roof: '#5b7896',
    trim: '#d7e4ef',
    glow: '#fff2c4',
  },
  Khind: {
    ground: '#1d6b3b',
    ink: '#fff2a8',
    edge: '#57b97a',
    wall: '#3f8f5a',
    roof: '#b83d86',
    trim: '#f2e26b',
    glow: '#fff06a',
  },
  Mimix: {
    ground: '#62401f',
    ink: '#d8efae',
    edge: '#a8804f',
    wall: '#8a6440',
    roof: '#5d4228',
    trim: '#c9b07a',
    glow: '#ffe7a0',
  },
  Hoax: {
    ground: '#efe9d8',
    ink: '#2b3a49',
    edge: '#ffffff',
    wall: '#ddd6c3',
    roof: '#7f93a6',
    trim: '#f8f4e6',
    glow: '#ffe9ad',
  },
  Pillar: {
    ground: '#dba21f',
    ink: '#33210a',
    edge: '#ffdb80',
    wall: '#e3c488',
    roof: '#d08a1e',
    trim: '#f7e6b5',
    glow: '#ffe08a',
  },
  any: {
    ground: '#4a3a86',
    ink: '#fbeec2',
    edge: '#b7a3ff',
    wall: '#cfc4e6',
    roof: '#5f4aa8',
    trim: '#f0cf7e',
    glow: '#ffe4a3',
  },
  none: {
    ground: '#2a3363',
    ink: '#eef2ff',
    edge: '#93a5ea',
    wall: '#b9c2e6',
    roof: '#6d79b5',
    trim: '#d9e0fa',
    glow: '#d8ecff',
  },
};

export function lookOfPeople(people: string): CityLook {
  return PEOPLE_LOOK[people as PeopleName] ?? PEOPLE_LOOK.none;
}

/** The peoples' shapes in a square of 24; beside colour and letter the third way to tell them apart. */
export const SHAPES: Record<PeopleName | 'any' | 'none', string> = {
  Vulca: 'M12 2.500L22.500 21h-21z',
  Terrah: 'M3.500 3.500h17v17h-17z',
  Aqua: 'M12 1.500c4.500 5.700 7.500 9.300 7.500 13.300a7.500 7.500 0 0 1-15 0C4.500 10.800 7.500 7.200 12 1.500z',
  Flit: 'M12 3l10.500 11v7L12 10.500 1.500 21v-7z',
  Khind:
    'M12 1.500l3.100 7 7.600.7-5.700 5.100 1.700 7.500L12 17.900l-6.700 3.900L7 14.300 1.300 9.200l7.600-.7z',
  Mimix:
    'M21.500 2.500c1 9-2.500 15.500-10.500 16.500-2 .2-3.700-.1-5-.8l-2.700 3.600-1.600-1.200L4.500 17C1.500 8.500 9 2 21.500 2.500z',
  Hoax: 'M12 1.500l9.300 5.250v10.500L12 22.500l-9.300-5.250V6.750z',
  Pillar: 'M12 1l9.500 11L12 23 2.500 12z',
  any: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zm0 3.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13z',
  none: 'M12 1l4 7v13H8V8z',
};

export interface PlayerLook {
  colour: string;
  deep: string;
  shape: string;
  name: 'disc' | 'crescent' | 'cross' | 'ring';
}

/** Four players: colours that stay apart for every kind of colour sight, and bodies of the sky as shapes. */
export const PLAYERS: readonly PlayerLook[] = [
  {
    colour: '#ffb454',
    deep: '#7a4300',
    name: 'disc',
    shape: 'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 0 1 0-19z',
  },
  {
    colour: '#6fc8ff',
    deep: '#0a4468',
    name: 'crescent',
    shape: 'M16.500 2.600A10 10 0 1 0 21.600 16 8.200 8.200 0 0 1 16.500 2.600z',
  },
  {
    colour: '#f29ad0',
    deep: '#6b1b4c',
    name: 'cross',
    shape: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  },
  {
    colour: '#c9e265',
    deep: '#40500a',
    name: 'ring',
    shape:
      'M12 1.800a10.200 10.200 0 1 1 0 20.400a10.200 10.200 0 0 1 0-20.400zM12 7.400a4.600 4.600 0 1 0 0 9.200a4.600 4.600 0 0 0 0-9.200z',
  },
];

export function playerLook(seat: number): PlayerLook {
  return PLAYERS[seat % PLAYERS.length] as PlayerLook;
}

export interface DragonLook {
  colour: string;
  deep: string;
  people: PeopleName;
}
export const DRAGONS: Record<string, DragonLook> = {
  Lika: { colour: '#ff8a4a', deep: '#8e2a08', people: 'Vulca' },
  Doran: { colour: '#9fd36a', deep: '#2f5a16', people: 'Terrah' },
  Sesa: { colour: '#6cc9ff', deep: '#0e4a80', people: 'Aqua' },
};
