/** The server's lab: a trial comes as a stream of events; closing it ends the trial. */
import type { ApiError, LabGame, LabProgress, LabRecord, Metagame, TryDeck } from '../protocol';
import { ApiProblem, call } from '../shell/api';
import { t } from '../shell/i18n';

/** The events in a text that has come so far, and what is left of it. */
export function eventsIn(text: string): { events: LabProgress[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const events = parts
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice('data: '.length)) as LabProgress);
  return { events, rest };
}

async function refused(answer: Response): Promise<ApiProblem> {
  const { code, text, reason } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  return new ApiProblem(code ?? 'error', text ?? answer.statusText, answer.status, reason ?? null);
}

async function tryDeck(
  wish: TryDeck,
  tell: (progress: LabProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch('/api/lab', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal,
    });
  } catch {
    if (signal.aborted) return;
    throw new ApiProblem('no-connection', t('shell.noConnection'), 0);
  }
  if (!answer.ok || !answer.body) throw await refused(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let last: LabProgress | null = null;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const { events, rest } = eventsIn(text + value);
      text = rest;
      last = events.at(-1) ?? last;
      if (last) tell(last);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  if (!last?.finished) throw new ApiProblem('no-connection', t('shell.noConnection'), 0);
}

export const labApi = {
  tryDeck,
  game: (wish: LabGame) => call<LabRecord>('POST', '/lab/game', wish),
  metagame: () => call<Metagame>('GET', '/metagame'),
};
