import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';

type Asked = { readonly challenge: string; readonly origin: string };

/** A security key in software, as a browser speaks with one: what it says is built by hand, from the standard. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  count = 0;

  get key(): string {
    return this.#pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  }

  /** What it says of itself when it is made. */
  make({ challenge, origin }: Asked) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(origin, 0x41), Buffer.alloc(16), length, id, Buffer.alloc(77)]);
    const client = clientOf('webauthn.create', challenge, origin);
    return { id: this.id, key: this.key, client: text(client), authenticator: text(data) };
  }

  /** What it answers to a question; `says` changes what an honest one would say. */
  give({ challenge, origin }: Asked, says: { readonly host?: string; readonly flags?: number; type?: string } = {}) {
    const client = clientOf(says.type ?? 'webauthn.get', challenge, origin);
    const data = this.#data(says.host === undefined ? origin : `https://${says.host}`, says.flags ?? 0x01);
    const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), this.#pair.privateKey);
    return { id: this.id, client: text(client), authenticator: text(data), signature: text(signature) };
  }

  #data(origin: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([hash('sha256', new URL(origin).hostname, 'buffer'), Buffer.from([flags]), count]);
  }
}

const clientOf = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const text = (bytes: Buffer): string => bytes.toString('base64url');
