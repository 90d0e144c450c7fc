/** Passkeys: what the server asks goes to the browser, what the browser answers goes to the server, both as JSON. */

/** Does this browser know passkeys, and how to read them from JSON? (It does not on a page without https.) */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** A new passkey; null if the person would rather not. */
export async function makePasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return answer(navigator.credentials.create({ publicKey }));
}

/** A passkey that the person chooses; null if they would rather not. */
export async function askPasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return answer(navigator.credentials.get({ publicKey }));
}

async function answer(question: Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await question;
    return credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return null;
    throw error;
  }
}
