/** Cards, actions and the whole position in words, for labels and screen readers. */
import { cardFacts } from '../cards/facts.svelte';
import { iconNames } from '../cards/words';
import type {
  Card,
  DuelAction,
  DuelView,
  Element,
  Question,
  QuestionKind,
  TableCard,
  Worth,
} from '../protocol';
import { t, told } from '../shell/i18n';
import { settings } from '../shell/settings.svelte';
import { never } from '../shell/kinds';
import { nameOf, type Names } from './events';
import { below, elements, otherSeat } from './model';

export const elementName = (element: Element): string => t(`duel.element.${element}`);
export const typeName = (type: string): string => told(`duel.type.${type}`, {}, type);

export interface CardState {
  worth?: Worth | undefined;
  lying?: TableCard | undefined;
  extra?: string[] | undefined; // 'may be played', 'chosen' …
}

/** 'Cinder, character, Fire 2, Earth 2, may be played'. */
export function cardLabel(name: string | null, state: CardState = {}): string {
  const { lying, extra = [] } = state;
  if (name === null) return [t('duel.card.faceDown'), ...extra].join(', ');
  const facts = cardFacts(name);
  const words = [lying?.face_down ? t('duel.card.faceDownKnown', { card: name }) : name];
  if (facts)
    words.push(
      typeName(facts.type),
      ...valueWords(facts, state.worth ?? lying?.worth),
      ...iconNames(facts.icons),
    );
  if (lying) words.push(...stateWords(lying));
  return [...words, ...extra].filter(Boolean).join(', ');
}

function valueWords(facts: Card, worth: Worth | undefined): string[] {
  return elements.flatMap((element) => {
    const printed = facts[element];
    if (printed === null) return [];
    const n = worth?.[element] ?? printed;
    const name = elementName(element);
    return [
      n === printed
        ? t('duel.card.worth', { element: name, n })
        : t('duel.card.worthNow', { element: name, n, printed }),
    ];
  });
}

function stateWords(lying: TableCard): string[] {
  const words: string[] = [];
  if (lying.ignored) words.push(t('duel.card.ignored'));
  else if (lying.muted) words.push(t('duel.card.muted'));
  if (lying.protected) words.push(t('duel.card.protected'));
  if (lying.fresh) words.push(t('duel.card.fresh'));
  if (lying.target) words.push(t('duel.card.target', { card: lying.target }));
  return words;
}

/** An action as the word on its button; `among` are the other actions of the same card. */
export function actionLabel(
  action: DuelAction,
  among: readonly DuelAction[] = [],
  question: QuestionKind | null = null,
): string {
  switch (action.kind) {
    case 'announce':
      return t('duel.act.announce', { element: elementName(action.element) });
    case 'load':
      return t('duel.act.load', { ship: action.other });
    case 'play':
      return t(among.some((other) => other.kind === 'add') ? 'duel.act.playCover' : 'duel.act.play');
    case 'face down':
      return t('duel.act.faceDown', { n: action.n + 1 });
    case 'number':
      return t('duel.act.number', { n: action.n });
    case 'group':
      return t('duel.act.group', { cards: told(`duel.group.${action.other}`, {}, action.other) });
    case 'dragon':
      return action.dragon;
    case 'yes':
      return t(question === 'ask' ? 'duel.act.resolve' : 'duel.act.yes');
    case 'no':
      return t(
        question === 'target'
          ? 'duel.act.noTarget'
          : question === 'search' && among.some((other) => other.kind === 'done')
            ? 'duel.act.noSearch'
            : 'duel.act.no',
      );
    case 'done':
      return t(
        question === null
          ? 'duel.act.doneTurn'
          : question === 'search'
            ? 'duel.act.doneSearch'
            : 'duel.act.done',
      );
    case 'add':
    case 'bluff':
    case 'land':
    case 'retrieve':
    case 'drop':
    case 'use':
    case 'satisfy':
    case 'pick':
    case 'replace':
    case 'retreat':
    case 'decline':
    case 'end':
    case 'call':
    case 'trust':
    case 'random':
    case 'backtrack':
    case 'pass':
      return t(`duel.act.${action.kind}`);
    default:
      never(action);
      return '';
  }
}

/** The question in words; the server puts it in every language. */
export function questionText(question: Question): string {
  return question.asks[settings.language] ?? question.text;
}

/** What a card says whose text may be used or left: it may lie too small to be read, or not be seen at all. */
export const ruleAsked = (source: string | null, buttons: readonly DuelAction[]): string =>
  source !== null && buttons.some((action) => ['yes', 'no', 'pass'].includes(action.kind))
    ? (cardFacts(source)?.text ?? '')
    : '';

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${t('duel.power.and')} ${words.at(-1)}`;
}

/** The whole position in a few sentences. */
export function describePosition(view: DuelView, names: Names): string {
  const me = below(view);
  const looking = view.seat < 0;
  const phase = t(`duel.phase.${view.phase}`);
  const words = [
    view.result
      ? `${t('duel.turn.over')}.`
      : !looking && view.player === me
        ? t('duel.position.turnYou', { phase })
        : t('duel.position.turnThey', { who: nameOf(names, view.player), phase }),
    fightWords(view),
  ];
  for (const seat of [me, otherSeat(me)])
    words.push(...sideWords(view, seat, !looking && seat === me, nameOf(names, seat)));
  words.push(...dragonWords(view, me, looking, names));
  const hand = view.sides[me].hand.map((card) => card?.card ?? '').filter(Boolean);
  if (hand.length) words.push(t('duel.position.hand', { cards: listed(hand) }));
  return words.filter(Boolean).join(' ');
}

function fightWords(view: DuelView): string {
  if (view.element) return t('duel.position.fight', { element: elementName(view.element) });
  return t(view.fight ? 'duel.position.open' : 'duel.position.none');
}

function sideWords(view: DuelView, seat: 0 | 1, mine: boolean, who: string): string[] {
  const side = view.sides[seat];
  const name = mine ? t('duel.you') : who;
  const shown = (cards: readonly { card: string | null }[]): string =>
    listed(cards.map((lying) => lying.card ?? t('duel.card.faceDown')));
  const words = (view.element ? [view.element] : view.fight ? elements : []).map((element) =>
    t('duel.position.power', { who: name, n: side.power[element].total, element: elementName(element) }),
  );
  if (side.combat.length)
    words.push(
      t(mine ? 'duel.position.combatYou' : 'duel.position.combat', { who, cards: shown(side.combat) }),
    );
  if (side.support.length)
    words.push(
      t(mine ? 'duel.position.supportYou' : 'duel.position.support', { who, cards: shown(side.support) }),
    );
  if (side.ships.length)
    words.push(t(mine ? 'duel.position.shipsYou' : 'duel.position.ships', { who, cards: shown(side.ships) }));
  words.push(
    t('duel.position.counts', {
      who: name,
      hand: t('duel.count.hand', { n: side.hand.length }),
      deck: t('duel.count.deck', { n: side.deck_count }),
    }),
  );
  return words;
}

function dragonWords(view: DuelView, me: 0 | 1, looking: boolean, names: Names): string[] {
  const at = (place: number): string =>
    listed(view.dragons.filter((dragon) => dragon.at === place).map((dragon) => dragon.name));
  const words: string[] = [];
  for (const seat of [me, otherSeat(me)]) {
    if (!at(seat)) continue;
    words.push(
      seat === me && !looking
        ? t('duel.position.dragonsYou', { names: at(seat) })
        : t('duel.position.dragonsThey', { who: nameOf(names, seat), names: at(seat) }),
    );
  }
  if (at(-1)) words.push(t('duel.position.board', { names: at(-1) }));
  return words;
}
