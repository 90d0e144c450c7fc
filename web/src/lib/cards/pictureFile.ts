/** A part of the pictures' file, as the server hands it on: fetched once, and again a few times if that fails. */
const files = new Map<string, Promise<Record<string, string>>>();
const ATTEMPTS = 4;
const AGAIN_MS = 3000; // after a failed one

/** The drawings of a part by their names; none if it cannot be had. */
export function pictureFile(name: string): Promise<Record<string, string>> {
  const file = files.get(name) ?? attempt(name, ATTEMPTS);
  files.set(name, file);
  return file;
}

async function attempt(name: string, left: number): Promise<Record<string, string>> {
  try {
    const answer = await fetch(`/api/pictures/${encodeURIComponent(name)}`);
    if (!answer.ok) throw new Error(`pictures: ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  } catch {
    if (left <= 1) return {};
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    return attempt(name, left - 1);
  }
}
