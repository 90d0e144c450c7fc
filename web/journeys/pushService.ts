/**
 * A push service at a port of its own, and the browser's side of it: Debian's Chromium has none. What the server sends is
 * opened here as a browser does it (RFC 8188, 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export interface PushService {
  origin: string;
  heard: Buffer[]; // the bodies of all requests
  stop: () => void;
}

export function pushService(): Promise<PushService> {
  const heard: Buffer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, heard, stop: () => server.close() });
    }),
  );
}

/** The secrets of one browser's subscription. */
export class Subscription {
  private readonly own = createECDH('prime256v1');
  private readonly point = this.own.generateKeys();
  private readonly auth = randomBytes(16);

  constructor(private readonly endpoint: string) {}

  /** From the page's next address on, its browser subscribes here. */
  async standIn(page: Page): Promise<void> {
    const told = {
      endpoint: this.endpoint,
      keys: { p256dh: this.point.toString('base64url'), auth: this.auth.toString('base64url') },
    };
    await page.context().addInitScript((said) => {
      if (typeof PushManager === 'undefined') return;
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => said } as unknown as PushSubscription);
    }, told);
  }

  /** What was sealed for this browser, as text. */
  opened(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const derived = (secret: Buffer, salting: Buffer, info: Buffer, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salting, info, size));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.point, theirs]);
    const input = derived(this.own.computeSecret(theirs), this.auth, about, 32);
    const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString(); // a 2 ends the last record, zeros may follow
  }
}

/** Hands a message to the page's service worker, as the browser does when its push service has sent one. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
}

/** The first notification that the page's service worker shows. */
export function notification(
  page: Page,
): Promise<{ title: string; body: string; tag: string; data: unknown } | null> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (let time = 0; time < 600; time += 1) {
      const [one] = await registration.getNotifications();
      if (one) return { title: one.title, body: one.body, tag: one.tag, data: one.data as unknown };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  });
}
