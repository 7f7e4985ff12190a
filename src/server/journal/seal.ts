import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a seal is put on: a mark of one thing never fits another. */
export type SealedThing =
  | 'backup'
  | 'draw secret'
  | 'draw ticket'
  | 'high-water mark'
  | 'private record'
  | 'settings'
  | 'snapshot';

/**
 * The seal of a house. Its key is kept apart from the database and from backups, so that whoever can write one of them
 * can't make what they wrote look like the house's own. SEA-1
 */
export type Seal = {
  /** A keyed hash of a text, in hexadecimal digits. */
  readonly mark: (of: SealedThing, ...parts: readonly string[]) => string;
  /** The same of a long text that comes in pieces. */
  readonly marking: (of: SealedThing) => Marking;
  readonly isMarked: (of: SealedThing, mark: string, ...parts: readonly string[]) => boolean;
  /** A text that only this seal opens. */
  readonly close: (of: SealedThing, text: string) => string;
  /** What was closed; nothing where another seal closed it, or it was changed. */
  readonly open: (of: SealedThing, closed: string) => string | undefined;
};

export type Marking = {
  readonly add: (piece: string) => void;
  /** Once all pieces were added. */
  readonly mark: () => string;
};

const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

export const sealWith = (secret: Uint8Array): Seal => {
  const keys = new Map<string, Buffer>();
  const keyFor = (use: string, of: SealedThing): Buffer => {
    const name = `${use} ${of}`;
    const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'houseway seal', name, KEY_BYTES));
    keys.set(name, key);
    return key;
  };
  const mark: Seal['mark'] = (of, ...parts) => {
    const hmac = createHmac('sha256', keyFor('mark', of));
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest('hex');
  };
  return {
    mark,
    marking: of => {
      const hmac = createHmac('sha256', keyFor('mark', of));
      return { add: piece => void hmac.update(piece), mark: () => hmac.digest('hex') };
    },
    isMarked: (of, given, ...parts) => isSame(given, mark(of, ...parts)),
    close: (of, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor('close', of), nonce, { authTagLength: TAG_BYTES });
      const closed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...closed]).toString('base64url');
    },
    open: (of, closed) => {
      const bytes = Buffer.from(closed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      if (tag.length < TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor('close', of), nonce, { authTagLength: TAG_BYTES });
        const text = decipher.setAuthTag(tag).update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};
