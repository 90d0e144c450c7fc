/** Handing a link to somebody: the device's own way where it has one, else the clipboard. */
import { t } from './i18n';
import { notice } from './toasts.svelte';

export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice(t('shell.share.copied'));
  } catch {
    notice(t('shell.share.notCopied'), { bad: true }); // no permission, or a page without https
  }
}
