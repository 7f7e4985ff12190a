import { createPublicKey, hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import type { Refusal } from '#core/base';
import { type Passkey, refusePerson, type StaffMember } from '#core/people';
import { newSecret } from './secrets.ts';

/** What a browser answers, each in Base64url: WebAuthn, level 2. */
export type PasskeyMade = {
  readonly id: string;
  readonly client: string;
  readonly authenticator: string;
  readonly key: string;
};
export type PasskeyGiven = Omit<PasskeyMade, 'key'> & { readonly signature: string };

/** Whose passkey is asked for, where, and on the page of which address. */
type At = { readonly person: string; readonly station: string; readonly origin: string };
type Used = { readonly passkey: string; readonly count: number };

const ASKED_FOR_MS = 2 * 60_000;
const ASKED_MOST = 1_000;
/** In the flags of an authenticator: somebody was there; it says what it has made. */
const PRESENT = 0x01;
const MADE = 0x40;
/** Where the flags, the count and, in a new one, its id stand. */
const [FLAGS_AT, COUNT_AT, ID_AT] = [32, 33, 55];

/** Asks for passkeys and checks what comes: each question is answered once, in time, by whom it was asked. PPL-24 */
export class Passkeys {
  readonly #asked = new Map<string, { readonly by: string; readonly untilMs: number }>();

  /** A question of 256 bits. */
  ask(at: At, nowMs: number): string {
    for (const [challenge, { untilMs }] of this.#asked)
      if (untilMs <= nowMs || this.#asked.size >= ASKED_MOST) this.#asked.delete(challenge);
    const challenge = newSecret();
    this.#asked.set(challenge, { by: whoIn(at), untilMs: nowMs + ASKED_FOR_MS });
    return challenge;
  }

  /** The passkey that was used, nothing where the person has none, or what is still to be given. */
  prove(member: StaffMember, given: PasskeyGiven | undefined, at: At, nowMs: number): Used | Refusal | undefined {
    const { passkeys = [] } = member;
    if (passkeys.length === 0) return undefined;
    const host = hostIn(at.origin);
    const here = passkeys.filter(one => one.host === host);
    const hosts = [...new Set(passkeys.map(one => one.host))];
    if (here.length === 0) return refusePerson('passkey-elsewhere', { hosts }, 'PPL-24');
    if (given === undefined || !this.#isAnswer(given, 'webauthn.get', at, nowMs)) {
      const facts = { challenge: this.ask(at, nowMs), passkeys: here.map(({ passkey }) => passkey) };
      return refusePerson('passkey-needed', facts, 'PPL-24');
    }
    const known = here.find(({ passkey }) => passkey === given.id);
    const count = known && countOf(given, known);
    return known === undefined || count === undefined
      ? refusePerson('passkey-wrong', {}, 'PPL-24')
      : { passkey: known.passkey, count };
  }

  /** The key of a new one, as far as the browser made it for this question and this address. */
  made({ id, client, authenticator, key }: PasskeyMade, at: At, nowMs: number): string | undefined {
    const data = bytes(authenticator);
    const isHere = this.#isAnswer({ client }, 'webauthn.create', at, nowMs) && isFor(data, hostIn(at.origin));
    if (!isHere || (data[FLAGS_AT]! & MADE) === 0 || data.length < ID_AT) return undefined;
    const named = data.subarray(ID_AT, ID_AT + data.readUInt16BE(ID_AT - 2)).toString('base64url');
    return named === id && id !== '' && keyIn(key) !== undefined ? key : undefined;
  }

  #isAnswer({ client }: Pick<PasskeyMade, 'client'>, type: string, at: At, nowMs: number): boolean {
    const said = jsonIn(client);
    const asked = this.#asked.get(String(said?.['challenge']));
    if (asked === undefined) return false;
    this.#asked.delete(String(said?.['challenge']));
    const isFresh = asked.by === whoIn(at) && nowMs < asked.untilMs;
    return isFresh && said?.['type'] === type && said['origin'] === at.origin && said['crossOrigin'] !== true;
  }
}

const whoIn = ({ person, station, origin }: At): string => JSON.stringify([person, station, origin]);

export const hostIn = (origin: string): string => URL.parse(origin)?.hostname ?? '';

/** How often the passkey says it was used; nothing where it isn't this one, or a copy of it. */
const countOf = ({ client, authenticator, signature }: PasskeyGiven, known: Passkey): number | undefined => {
  const [data, key] = [bytes(authenticator), keyIn(known.key)];
  if (key === undefined || !isFor(data, known.host)) return undefined;
  const count = data.readUInt32BE(COUNT_AT);
  const isCopy = (count > 0 || known.count > 0) && count <= known.count;
  const signed = Buffer.concat([data, hash('sha256', bytes(client), 'buffer')]);
  return !isCopy && verify(hashFor(key), signed, key, bytes(signature)) ? count : undefined;
};

/** Made or used for this address, with somebody there. */
const isFor = (data: Buffer, host: string): boolean => {
  if (data.length < COUNT_AT + 4) return false;
  const isHost = timingSafeEqual(data.subarray(0, FLAGS_AT), hash('sha256', host, 'buffer'));
  return isHost && (data[FLAGS_AT]! & PRESENT) !== 0;
};

const RSA_BITS_LEAST = 2_048;

/** ES256, EdDSA or RS256, as all devices have one of them. */
const keyIn = (text: string): KeyObject | undefined => {
  try {
    const key = createPublicKey({ key: bytes(text), format: 'der', type: 'spki' });
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
    const isGood =
      (type === 'ec' && details?.namedCurve === 'prime256v1') ||
      (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS_LEAST) ||
      type === 'ed25519';
    return isGood ? key : undefined;
  } catch {
    return undefined;
  }
};

const hashFor = ({ asymmetricKeyType }: KeyObject): 'sha256' | null =>
  asymmetricKeyType === 'ed25519' ? null : 'sha256';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const jsonIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(bytes(text).toString());
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
};
