/** The table's keyboard: letters through the page's list of shortcuts, arrows between everything that can be reached. */
import { keys, type Shortcut as PageKey } from '../shell/keys.svelte';
import { t } from '../shell/i18n';
import type { DuelInteraction } from './interaction.svelte';
import { duelShortcuts, isArrow, meaning, towards } from './keys';

export interface Keyboard {
  listen: () => () => void;
  arrows: (event: KeyboardEvent) => void;
}

export function keyboard(
  interaction: DuelInteraction,
  root: () => HTMLElement | undefined,
  readPosition: () => void,
): Keyboard {
  function pressed(key: string): void {
    if (key === 'd' && interaction.choosing)
      return root()?.querySelector<HTMLElement>('[data-kind="done"]')?.click();
    const said = meaning(key, interaction.offers.buttons);
    if (said) carryOut(said);
  }

  function carryOut(said: NonNullable<ReturnType<typeof meaning>>): void {
    const at = (selector: string): HTMLElement | null => root()?.querySelector<HTMLElement>(selector) ?? null;
    if (said.do === 'act') interaction.act(said.action);
    else if (said.do === 'focus') at(`[data-kind="${said.action.kind}"]`)?.focus();
    else if (said.do === 'hand')
      (
        at(said.n < 0 ? '.own [data-live]' : `[data-hand="${said.n}"] button`) ?? at('[data-hand] button')
      )?.focus();
    else if (said.do === 'breakdown') toggle(at(`[data-power="${interaction.me}"]`));
    else if (said.do === 'piles') nextPile(at);
    else if (said.do === 'position') readPosition();
    else if (said.do === 'escape') {
      interaction.close();
      interaction.unsure = false;
    } else askWhy();
  }

  function toggle(element: HTMLElement | null): void {
    element?.focus();
    element?.click();
  }

  /** V opens my discard pile, then the other one, then closes. */
  function nextPile(at: (selector: string) => HTMLElement | null): void {
    const order = [`[data-pile="${interaction.me}"]`, `[data-pile="${1 - interaction.me}"]`];
    const next = interaction.look === null ? 0 : interaction.look.cards[0]?.seat === interaction.me ? 1 : -1;
    interaction.close();
    if (next >= 0) at(order[next] as string)?.click();
  }

  function askWhy(): void {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.dataset['card']) return;
    void interaction.askWhy(
      Number(focused.dataset['seat'] ?? interaction.me),
      focused.dataset['card'],
      focused,
    );
  }

  function arrows(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target !== document.body && !root()?.contains(target)) return;
    if (event.key === 'Escape' && (interaction.open || interaction.trayOpen)) {
      event.preventDefault();
      if (interaction.open) interaction.close();
      else interaction.folded = true;
    }
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const within = root()?.querySelector<HTMLElement>('.tray') ?? root();
    const all = [...(within?.querySelectorAll<HTMLElement>('[data-nav]') ?? [])].filter(
      (one) => one.offsetParent !== null && !one.closest('[inert]'),
    );
    const next =
      all[
        towards(
          all.map((one) => one.getBoundingClientRect()),
          all.indexOf(target),
          event.key,
        )
      ];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Every key that the page lists; those of one letter are ours to run, the rest stand there to be read. */
  function listen(): () => void {
    return keys(
      duelShortcuts.flatMap((shortcut): PageKey[] => {
        if (shortcut.keys.length > 1 && /\d/.test(shortcut.keys[0] ?? '')) return digits(t(shortcut.text));
        const key = (shortcut.keys.length === 1 ? shortcut.keys[0] : shortcut.keys.join(' ')) ?? '';
        const runs = key.length === 1 ? key.toLowerCase() : key === 'Esc' ? 'escape' : key;
        return [{ key: runs, words: t(shortcut.text), run: () => pressed(runs) }];
      }),
    );
  }

  const digits = (words: string): PageKey[] =>
    Array.from({ length: 9 }, (_, i) => ({ key: String(i + 1), words, run: () => pressed(String(i + 1)) }));

  return { listen, arrows };
}
