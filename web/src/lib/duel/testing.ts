/** Made-up tables for the tests of the duel. */
import type {
  CardAction,
  DuelAction,
  DuelDecision,
  DuelSide,
  DuelView,
  PlainAction,
  PlainActionKind,
  QuestionKind,
  TableCard,
} from '../protocol';

export const lying = (card: string | null, more: Partial<TableCard> = {}): TableCard => ({
  card,
  face_down: card === null,
  worth: { fire: 0, earth: 0 },
  ignored: false,
  muted: false,
  protected: false,
  fresh: false,
  target: null,
  honest: null,
  ...more,
});

export const side = (more: Partial<DuelSide> = {}): DuelSide => ({
  name: 'Vulca',
  people: 'Vulca',
  leader: 'Fire Keeper',
  hand: [],
  deck_count: 20,
  revealed: [],
  bottom: [],
  discard: [],
  pile: [],
  orders: [],
  combat: [],
  covered: [],
  support: [],
  ships: [],
  lasting: [],
  unseen: [],
  power: {
    fire: { total: 0, shield: false, parts: [], raised_by: [] },
    earth: { total: 0, shield: false, parts: [], raised_by: [] },
  },
  ...more,
});

export const held = (...cards: string[]): DuelSide['hand'] => cards.map((card) => ({ card, known: false }));

export const total = (fire: number, earth = 0, shield = false): DuelSide['power'] => ({
  fire: { total: fire, shield, parts: [], raised_by: [] },
  earth: { total: earth, shield, parts: [], raised_by: [] },
});

export const view = (mine: DuelSide, theirs: DuelSide, more: Partial<DuelView> = {}): DuelView => ({
  game: 'duel',
  seat: 0,
  rules: 'legends',
  piles: 'open',
  player: 0,
  decider: 0,
  phase: 'character',
  turn: 3,
  fight: true,
  first_turn: false,
  element: 'fire',
  dragons: ['Lika', 'Doran', 'Sesa'].map((name) => ({ name, at: -1 })),
  sides: [mine, theirs],
  attracted_by_retreat: 1,
  result: null,
  ...more,
});

export const decision = (actions: DuelAction[], kind: QuestionKind | null = null, n = 0): DuelDecision => ({
  game: 'duel',
  seat: 0,
  question: kind ? { kind, source: null, n, chosen: [], text: '', asks: { en: `${kind}?` } } : null,
  actions,
});

export const plain = (kind: PlainActionKind): PlainAction => ({ action: kind, kind });
export const pick = (card: string, owner = 0): CardAction => ({
  action: `pick ${card}`,
  kind: 'pick',
  card,
  owner,
});
export const play = (card: string): CardAction => ({ action: `play ${card}`, kind: 'play', card, owner: 0 });
