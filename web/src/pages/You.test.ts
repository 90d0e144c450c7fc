import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../lib/shell/me.svelte';
import { toasts } from '../lib/shell/toasts.svelte';
import type { Identity } from '../lib/protocol';
import { speaking } from '../testing/kit';
import TakeDevice from './TakeDevice.svelte';
import You from './You.svelte';

const KNOWN: Identity = {
  name: 'Ann',
  kept: false,
  phrase: false,
  passkeys: [],
  devices: [
    { id: 'a', name: 'Firefox, Linux', created: '2026-11-01T10:00:00+00:00', seen: '2026-11-16', this: true },
    {
      id: 'b',
      name: 'Safari, iPhone',
      created: '2026-11-02T10:00:00+00:00',
      seen: '2026-11-03',
      this: false,
    },
  ],
};
const asked: string[] = [];
let answers: Record<string, () => Response>;

beforeEach(async () => {
  asked.length = 0;
  answers = {
    'GET /api/me/identity': () => Response.json(KNOWN),
    'GET /api/me/blocks': () => Response.json([]),
  };
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const question = `${request.method} ${path}`;
    asked.push(request.body ? `${question} ${request.body as string}` : question);
    const answer = answers[question] ?? ((): Response => new Response(null, { status: 204 }));
    return Promise.resolve(answer());
  });
  await speaking('en');
});
afterEach(() => vi.unstubAllGlobals());

test('says who one is, and that only this browser knows it', async () => {
  render(You);
  expect(await screen.findByRole('heading', { name: 'You are Ann.' })).toBeTruthy();
  expect(document.body.textContent).toContain('somebody new');
  expect(screen.getByRole('button', { name: 'By a passkey' })).toHaveProperty('disabled', true); // jsdom has none
});

test('shows the five words once', async () => {
  answers['POST /api/me/phrase'] = () => Response.json({ phrase: 'lusab babad gutih tugad mubap' });
  render(You);
  await userEvent.click(await screen.findByRole('button', { name: 'By five words' }));
  expect(await screen.findByText('lusab babad gutih tugad mubap')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them', hidden: true }));
  await waitFor(() => expect(document.body.textContent).not.toContain('lusab'));
});

test('the words can be copied and saved, and it is said before that they are shown once', async () => {
  answers['POST /api/me/phrase'] = () => Response.json({ phrase: 'lusab babad gutih tugad mubap' });
  const user = userEvent.setup(); // with a clipboard
  render(You);
  expect((await screen.findByRole('button', { name: 'By five words' })).parentElement?.textContent).toContain(
    'shown once',
  );
  await user.click(screen.getByRole('button', { name: 'By five words' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the words', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe('lusab babad gutih tugad mubap');
  expect(document.body.textContent).toContain('Copied.');
  const file = screen.getByRole('link', { name: 'Save as a file', hidden: true });
  expect(file.getAttribute('download')).toBe('bluemoon-Ann.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('\nlusab babad gutih tugad mubap\n');
});

test('a browser that cannot copy says so', async () => {
  answers['POST /api/me/phrase'] = () => Response.json({ phrase: 'lusab babad gutih tugad mubap' });
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  render(You);
  await user.click(await screen.findByRole('button', { name: 'By five words' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the words', hidden: true }));
  expect(await screen.findByText(/copy them by hand/)).toBeTruthy();
});

test('whoever comes back by the words sees his own games at once', async () => {
  const games = (n: number) => ({
    ...{
      ratings: [],
      games: n,
      wins: n,
      streak: n,
      longest: n,
      peoples: [],
      opponents: [],
      considered: 1000,
    },
  });
  answers['GET /api/me/statistics'] = () => Response.json(games(0));
  answers['POST /api/phrases'] = () => Response.json({ id: 'luna', name: 'Luna', tables: [] });
  render(You);
  expect(await screen.findByText('You have not finished a game yet.')).toBeTruthy();
  answers['GET /api/me/statistics'] = () => Response.json(games(7));
  await userEvent.type(await screen.findByLabelText('Your five words'), 'lusab babad gutih tugad mubap');
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText(/7 games played/)).toBeTruthy();
  expect(screen.queryByText('You have not finished a game yet.')).toBeNull();
});

test('signs out another device, never this one', async () => {
  render(You);
  await screen.findByText('Safari, iPhone');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' })); // there is only one
  await waitFor(() => expect(asked).toContain('DELETE /api/me/devices/b'));
});

test('draws the link for another device as a QR code', async () => {
  answers['POST /api/me/links'] = () =>
    Response.json({ code: 'c', path: '/device/c', seconds: 600, squares: ['010', '111', '000'] });
  render(You);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the link' }));
  const picture = await screen.findByRole('img', { name: 'Link for your other device' });
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M1 0h1v1H1zM0 1h3v1H0z');
  expect(document.body.textContent).toContain('10 minutes');
});

test('asks before seats are lost, then comes back', async () => {
  const reason = { code: 'server.would-lose-seats', args: { name: 'Ben' }, text: 'seats' };
  let sure = false;
  answers['POST /api/phrases'] = () => {
    const told = sure
      ? Response.json({ id: 'x', name: 'Ann', tables: [] })
      : Response.json({ code: 'confirm', text: 'seats', reason, retry_after: null }, { status: 409 });
    sure = true;
    return told;
  };
  render(You);
  await userEvent.type(await screen.findByLabelText('Your five words'), 'lusab babad gutih tugad mubap');
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave them', hidden: true }));
  await waitFor(() => expect(me.who?.id).toBe('x'));
  expect(asked.filter((question) => question.startsWith('POST /api/phrases'))).toEqual([
    'POST /api/phrases {"phrase":"lusab babad gutih tugad mubap","sure":false}',
    'POST /api/phrases {"phrase":"lusab babad gutih tugad mubap","sure":true}',
  ]);
});

test('a link names whom one becomes, and does nothing unasked', async () => {
  answers['GET /api/links/c'] = () => Response.json({ name: 'Ann' });
  render(TakeDevice, { code: 'c' });
  expect(await screen.findByText('Become Ann on this device?')).toBeTruthy();
  expect(asked).toEqual(['GET /api/links/c']);
});

test('a used link says so', async () => {
  answers['GET /api/links/c'] = () => Response.json({ code: 'not-found', text: '' }, { status: 404 });
  render(TakeDevice, { code: 'c' });
  expect(await screen.findByText('This link is used or too old')).toBeTruthy();
});

test.each([
  ['en', 'Come back', 'Nobody has these five words.', 'Welcome back, Luna.'],
  ['de', 'Zurückkommen', 'Niemand hat diese fünf Wörter.', 'Willkommen zurück, Luna.'],
] as const)(
  'wrong words are told beside the form, until the next try (%s)',
  async (language, go, wrong, welcome) => {
    await speaking(language);
    const reason = { code: 'server.wrong-phrase', args: {}, text: 'x' };
    answers['POST /api/phrases'] = () =>
      Response.json({ code: 'not-allowed', text: 'x', reason, retry_after: null }, { status: 403 });
    render(You);
    const field = await screen.findByLabelText(language === 'de' ? 'Deine fünf Wörter' : 'Your five words');
    await userEvent.type(field, 'lusab babad gutih tugad mubab');
    await userEvent.click(screen.getByRole('button', { name: go }));
    expect(await screen.findByText(wrong)).toBeTruthy();
    answers['POST /api/phrases'] = () => Response.json({ id: 'luna', name: 'Luna', tables: [] });
    await userEvent.click(screen.getByRole('button', { name: go }));
    expect(await screen.findByText(welcome)).toBeTruthy();
    expect(screen.queryByText(wrong)).toBeNull();
    expect(toasts()).toEqual([]);
  },
);
