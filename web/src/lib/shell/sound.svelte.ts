/**
 * The sounds of the table, made here by a few oscillators and a little noise: nothing is fetched. They are quiet, say what
 * happens rather than decorate it, and have a switch of their own.
 */
import { set, settings } from './settings.svelte';

export type Sound = 'card' | 'announce' | 'turn' | 'call' | 'dragon' | 'good' | 'bad' | 'won' | 'lost';

/** A tone: when it begins, how long, how high, and how loud. */
type Tone = readonly [at: number, seconds: number, hertz: number, loud: number, shape?: OscillatorType];

const TONES: Record<Exclude<Sound, 'card' | 'dragon'>, readonly Tone[]> = {
  announce: [
    [0, 0.22, 392, 0.1, 'triangle'],
    [0.09, 0.3, 523, 0.1, 'triangle'],
  ],
  turn: [
    [0, 0.5, 880, 0.06],
    [0, 0.5, 1320, 0.03],
  ],
  call: [
    [0, 0.18, 98, 0.3, 'triangle'],
    [0.24, 0.18, 98, 0.3, 'triangle'],
    [0.48, 0.35, 73, 0.34, 'triangle'],
  ],
  good: [
    [0, 0.25, 523, 0.1, 'triangle'],
    [0.12, 0.25, 659, 0.1, 'triangle'],
    [0.24, 0.5, 784, 0.12, 'triangle'],
  ],
  bad: [
    [0, 0.3, 330, 0.1, 'triangle'],
    [0.16, 0.5, 247, 0.11, 'triangle'],
  ],
  won: [
    [0, 0.3, 392, 0.1, 'triangle'],
    [0.14, 0.3, 523, 0.1, 'triangle'],
    [0.28, 0.3, 659, 0.1, 'triangle'],
    [0.42, 0.9, 784, 0.13, 'triangle'],
    [0.42, 0.9, 1047, 0.06],
  ],
  lost: [
    [0, 0.4, 294, 0.1, 'triangle'],
    [0.22, 0.4, 262, 0.1, 'triangle'],
    [0.44, 0.9, 196, 0.12, 'triangle'],
  ],
};

let context: AudioContext | null = null;

/** The browser lets a page sound only after somebody has touched it: until then nothing is heard. */
function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  if (sound === 'card') noise(audio, 0.09, 1800, 700, 0.16);
  else if (sound === 'dragon') noise(audio, 1, 220, 900, 0.2);
  else for (const one of TONES[sound]) tone(audio, one);
}

function tone(audio: AudioContext, [at, seconds, hertz, loud, shape = 'sine']: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = hertz;
  source.connect(fading(audio, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

/** A rush of air: a card that slides, wings. */
function noise(audio: AudioContext, seconds: number, from: number, to: number, loud: number): void {
  const start = audio.currentTime;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(from, start);
  band.frequency.linearRampToValueAtTime(to, start + seconds);
  source.connect(band).connect(fading(audio, start, seconds, loud));
  source.start(start);
}

function fading(audio: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.03, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** On or off, by a key or a button. */
export function toggleSound(): void {
  set('sound', !settings.sound);
  if (settings.sound) play('turn');
}
