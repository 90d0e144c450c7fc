/** The rulebook as `tools/rulebook.py` writes it, one file for each language. */

export type BookName = 'duel' | 'city';

export type Block =
  | { kind: 'list' | 'steps'; items: string[] }
  | { kind: 'text' | 'legends' | 'classic' | 'note' | 'example' | 'why'; text: string };

export interface Paragraph {
  id: string;
  title?: string;
  blocks: Block[];
  sources?: string[]; // sections of the printed rulebooks
  cards?: string[];
  diagram?: string;
  table?: 'draft' | 'editions' | 'buildings';
  position?: string;
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Book {
  id: string;
  chapters: Chapter[];
}

export interface Lying {
  card: string;
  covered: boolean;
  cargo: string[];
}

export interface Side {
  people: string;
  total: number;
  combat: Lying[];
  support: Lying[];
  ships: Lying[];
  hand: string[]; // yours; the other one is hidden
}

export interface Position {
  game: 'duel' | 'city';
  title: string;
  task: string;
  element?: string; // of a duel: its fight and both sides
  dragons?: number[];
  sides?: Side[];
}

export interface Building {
  name: string;
  people: string;
  boxes: number[];
  most: number[]; // crystals, cards, scales
  each: number[];
  near: number[];
  sure: boolean;
}

export interface EditionLine {
  see: string;
  rule: string;
  classic: string;
  legends: string;
}

export interface Rulebook {
  books: Book[];
  places: Record<string, Record<string, string>>; // anchor of a place -> paragraph, for each book
  cards: Record<string, string[]>;
  icons: Record<string, string>;
  types: Record<string, string>;
  positions: Record<string, Position>;
  tables: { draft: number[][]; editions: EditionLine[]; buildings: Building[]; obelisk: number[] };
}
