/** What a button costs and wins, in words. The figures come with the action; here they are only told. */
import type { DuelAction, DuelView, Outcome, TableCard } from '../protocol';
import { t } from '../shell/i18n';
import { nameOf, type Names } from './events';
import { elementName } from './labels';
import { comparison, otherSeat } from './model';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '2 dragons towards you', or 'you win the game': a dragon of the other side first comes back to the middle. */
export function gain(outcome: Outcome, names: Names): string {
  if (outcome.dragons === 0) return t('duel.stake.none');
  const mine = outcome.to === names.me;
  const who = nameOf(names, outcome.to);
  if (outcome.wins) return t(mine ? 'duel.stake.winsYou' : 'duel.stake.winsThem', { who }); // there is no fourth dragon
  const dragons = t('duel.count.dragons', { n: outcome.dragons });
  return t(mine ? 'duel.stake.toYou' : 'duel.stake.toThem', { dragons, who });
}

const found = (action: DuelAction, when: Outcome['when']): Outcome | undefined =>
  'outcomes' in action ? action.outcomes?.find((outcome) => outcome.when === when) : undefined;

/** If the own face-down cards are called: what it brings or costs. */
function called(action: DuelAction, names: Names): string[] {
  const lie = found(action, 'lie');
  const honest = found(action, 'honest');
  if (lie) return [t(lie.wins ? 'duel.stake.ifLieEnd' : 'duel.stake.ifLie', { gain: gain(lie, names) })];
  return honest ? [t('duel.stake.ifHonest', { gain: gain(honest, names) })] : [];
}

/** What a call brings; of the fight nothing is said where the game ends. */
function turned(found: 'callLie' | 'callHonest', outcome: Outcome, names: Names): string {
  return t(`duel.stake.${found}${outcome.wins ? 'End' : ''}`, { gain: gain(outcome, names) });
}

/** The lines under a button's word: one for each thing that can come of it. */
export function stakes(action: DuelAction, view: DuelView, names: Names): string[] {
  switch (action.kind) {
    case 'announce': {
      const { mine, theirs, held } = comparison(view, view.player, action.element);
      const element = elementName(action.element);
      const retreats = found(action, 'retreat');
      const who = nameOf(names, otherSeat(view.player));
      const won = retreats && t('duel.stake.retreats', { who, gain: gain(retreats, names) });
      return [
        [t(`duel.compare.${held}`, { mine, theirs, element }), won].filter(Boolean).join(' · '),
        ...called(action, names),
      ];
    }
    case 'retreat': {
      const now = found(action, 'now');
      return now ? [t('duel.stake.retreat', { gain: gain(now, names) })] : [];
    }
    case 'call': {
      const [lie, honest] = [found(action, 'lie'), found(action, 'honest')];
      return [
        ...(lie ? [turned('callLie', lie, names)] : []),
        ...(honest ? [turned('callHonest', honest, names)] : []),
      ];
    }
    case 'trust':
      return view.element
        ? [
            t('duel.stake.trust', {
              n: view.sides[view.player === 1 ? 1 : 0].power[view.element].total,
              element: elementName(view.element),
            }),
          ]
        : [];
    case 'decline':
      return [t('duel.stake.decline', { who: nameOf(names, otherSeat(view.player)) })];
    case 'bluff':
      return [bluffWords(action, view), ...called(action, names)].filter(Boolean).map(capital);
    default:
      return [];
  }
}

/** 'counts 2 Earth, a lie in Earth' */
function bluffWords(action: Extract<DuelAction, { kind: unknown; card: string }>, view: DuelView): string {
  if (!view.element || !('worth' in action)) return '';
  const element = elementName(view.element);
  const honest = t(action.honest ? 'duel.stake.honestHere' : 'duel.stake.lieHere', { element });
  return `${t('duel.stake.counts', { n: action.worth ?? 0, element })} · ${honest}`;
}

/** What a face-down card is to somebody who knows it; '' for everybody else. */
export function verdict(lying: TableCard | undefined, view: DuelView): string {
  if (!lying?.face_down || lying.honest === null || !view.element) return '';
  return t(lying.honest ? 'duel.stake.honestHere' : 'duel.stake.lieHere', {
    element: elementName(view.element),
  });
}
