/**
 * Writes all pictures into one file: a zip with a gzipped JSON for each people and for the other parts (files.ts), so that the
 * server hands a part to the page as it lies there, and Python reads the same. `npm run draw` does it whenever the page is built.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import type { Card, CityFacts } from '../lib/protocol';
import { drawFiles } from './files';

const CARDS = resolve(import.meta.dirname, '../../fixtures/cards.json');
const CITY = resolve(import.meta.dirname, '../../fixtures/city.json');
export const FILE = resolve(import.meta.dirname, '../../../src/bluemoon/pictures/pictures.zip');

/** All cards, also those that were taken out of the lists: old games still show them. */
export function allCards(): Card[] {
  return (JSON.parse(readFileSync(CARDS, 'utf8')) as { cards: Card[] }).cards;
}

/** The city's buildings and the peoples they belong to. */
export function allBuildings(): [name: string, people: string][] {
  const { tiles } = JSON.parse(readFileSync(CITY, 'utf8')) as CityFacts;
  return tiles.map((tile) => [tile.name, tile.people]);
}

/** A zip of files that are stored as they are, dated 1980: the same drawings always give the same bytes. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, body] of files) {
    const facts = Buffer.alloc(26); // what local header and directory have in common
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2); // names are UTF-8
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name));
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), body);
    at += 30 + Buffer.byteLength(name) + body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Draws everything and writes the file; gives its size in bytes. */
export function write(file = FILE): number {
  const files = new Map<string, Buffer>();
  for (const [name, pictures] of drawFiles(allCards(), allBuildings()))
    files.set(`${name}.json.gz`, gzipSync(JSON.stringify(pictures), { level: 9 }));
  const packed = zip(files);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
  return packed.length;
}
