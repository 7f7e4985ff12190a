import { appendFile, readFile } from 'node:fs/promises';
import { onRows, placeInWords } from '#server/house';
import {
  type Anchor,
  anchorOf,
  checkingKey,
  formatAnchor,
  isSignedBy,
  type Place,
  parseAnchors,
  signingKey,
} from '#server/journal';
import type { Said } from './verb.ts';

type Asked = { readonly place: Place; readonly values: { readonly key?: string; readonly out?: string } };
type VerifyValues = { readonly anchor?: string; readonly 'public-key'?: string };

/** Writes the last event's number and hash. OPS-15 */
export const anchor = async ({ place, values }: Asked): Promise<Said> => {
  const key = values.key === undefined ? undefined : signingKey(await readFile(values.key, 'utf8'));
  if (values.key !== undefined && key === undefined) return notAKey(values.key, 'private');
  const head = await onRows(place, async rows => rows.head);
  if (head.seq === 0) {
    return { refused: `There is no event yet in ${placeInWords(place)}, so there is nothing to anchor.` };
  }
  const line = formatAnchor(anchorOf(head, Date.now(), key));
  if (values.out === undefined) return [line];
  await appendFile(values.out, `${line}\n`, { flush: true });
  return [`Event ${head.seq} is anchored in ${values.out}. Keep it where nobody can reach it and the journal.`];
};

/** The anchors to verify against, or the sentence that says why they cannot be used. OPS-15 */
export const anchorsIn = async (values: VerifyValues): Promise<readonly Anchor[] | string> => {
  const { anchor: file, 'public-key': keyFile } = values;
  if (file === undefined) return keyFile === undefined ? [] : 'Name the file with the anchors: --anchor FILE.';
  const anchors = parseAnchors(await readFile(file, 'utf8'));
  if (anchors === undefined) return `${file} is not a file of anchors. Take one that houseway journal anchor wrote.`;
  if (keyFile === undefined) return anchors;
  const key = checkingKey(await readFile(keyFile, 'utf8'));
  if (key === undefined) return notAKey(keyFile, 'public');
  const unsigned = anchors.find(one => !isSignedBy(one, key));
  if (unsigned === undefined) return anchors;
  return `The anchor of event ${unsigned.seq} in ${file} is not signed by the key in ${keyFile}. It proves nothing.`;
};

const notAKey = (file: string, kind: 'private' | 'public'): string =>
  `${file} is not an Ed25519 ${kind} key as PEM. Make one with: openssl genpkey -algorithm ed25519 -out anchor.key, ` +
  'and its public key with: openssl pkey -in anchor.key -pubout -out anchor.pub.';
