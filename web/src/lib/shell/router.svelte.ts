/** Where the page stands: the address is the state. Links inside the page do not load it anew. */

interface Place {
  path: string;
  query: URLSearchParams;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

let place = $state.raw<Place>(
  typeof location === 'undefined' ? { path: '/', query: new URLSearchParams() } : here(),
);

export const route = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  place = here();
  if (!replace) scrollTo({ top: 0, behavior: 'instant' });
}

/** Does the path look like the pattern? `/table/:id` gives `{ id }`, anything else null. */
export function matches(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (path === '/') given.push('');
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      found[part.slice(1)] = unescaped(value);
    } else if (part !== value) return null;
  }
  return found;
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a broken escape in a typed address
  }
}

/** Addresses that the server answers itself: data, and the documentation. */
function servedBesides(path: string): boolean {
  return path.startsWith('/api/') || path === '/docs' || path.startsWith('/docs/');
}

/** A plain click on a link of our own is ours; everything else is the browser's. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (servedBesides(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Starts following the address; gives back what ends it. */
export function startRouter(): () => void {
  const back = () => (place = here());
  back();
  document.addEventListener('click', followed);
  addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', followed);
    removeEventListener('popstate', back);
  };
}
