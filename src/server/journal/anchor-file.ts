import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { fromJson, object, Text, text, whole } from '#core/shape';
import { MomentText } from '#core/time';
import type { Anchor, Head } from './types.ts';

/** What is signed of an anchor. */
export const anchorText = ({ seq, hash, atMs }: Omit<Anchor, 'signature'>): string => `${seq} ${hash} ${atMs}`;

/** The head now, to be kept elsewhere; without a key it has no signature. */
export const anchorOf = (head: Head, atMs: number, key: KeyObject | undefined): Anchor => {
  const anchor = { ...head, atMs };
  const signature = key === undefined ? '' : sign(null, Buffer.from(anchorText(anchor)), key).toString('base64');
  return { ...anchor, signature };
};

export const isSignedBy = (anchor: Anchor, key: KeyObject): boolean =>
  verify(null, Buffer.from(anchorText(anchor)), key, Buffer.from(anchor.signature, 'base64'));

/** Ed25519 keys as PEM; undefined where the text is none. */
export const signingKey = (pem: string): KeyObject | undefined => ed25519(() => createPrivateKey(pem));
export const checkingKey = (pem: string): KeyObject | undefined => ed25519(() => createPublicKey(pem));

const ed25519 = (read: () => KeyObject): KeyObject | undefined => {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/** A line of a file of anchors. */
export const formatAnchor = ({ seq, hash, atMs, signature }: Anchor): string =>
  JSON.stringify({ seq, hash, at: new Date(atMs).toISOString(), signature });

const Line = object({
  seq: whole({ min: 1 }),
  hash: text({ pattern: /^[0-9a-f]{64}$/ }),
  at: MomentText,
  signature: Text,
});

/** The anchors of a file, one a line; undefined where it holds anything else, or none. */
export const parseAnchors = (text: string): readonly Anchor[] | undefined => {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const anchors = lines.flatMap(line => {
    const read = fromJson(Line, line);
    if (read === undefined) return [];
    const { at, ...anchor } = read;
    return [{ ...anchor, atMs: Date.parse(at) }];
  });
  return anchors.length > 0 && anchors.length === lines.length ? anchors : undefined;
};
