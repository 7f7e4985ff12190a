import { existsSync } from 'node:fs';
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
import { said } from './said.ts';
import type { Said } from './verb.ts';

type Asked = { readonly place: Place; readonly values: { readonly key?: string; readonly out?: string } };
type VerifyValues = { readonly anchor?: string; readonly 'public-key'?: string };

/** Writes the last event's number and hash. OPS-15 */
export const anchor = async ({ place, values }: Asked): Promise<Said> => {
  const key = values.key === undefined ? undefined : signingKey(await readFile(values.key, 'utf8'));
  if (values.key !== undefined && key === undefined) return notAKey(values.key, 'private');
  const head = await onRows(place, async rows => rows.head);
  if (head.seq === 0) {
    return { refused: said('nothing-to-anchor', { place: placeInWords(place) }) };
  }
  const line = formatAnchor(anchorOf(head, Date.now(), key));
  if (values.out === undefined) return [line];
  await appendFile(values.out, `${line}\n`, { flush: true });
  return [said('anchored', { event: head.seq, file: values.out })];
};

/** The anchors to verify against, or the sentence that says why they cannot be used. OPS-15 */
export const anchorsIn = async (values: VerifyValues): Promise<readonly Anchor[] | string> => {
  const { anchor: file, 'public-key': keyFile } = values;
  if (file === undefined) return keyFile === undefined ? [] : said('anchors-missing', {});
  const anchors = parseAnchors(await readFile(file, 'utf8'));
  if (anchors === undefined) return said('not-anchors', { file });
  if (keyFile === undefined) return anchors;
  const key = checkingKey(await readFile(keyFile, 'utf8'));
  if (key === undefined) return notAKey(keyFile, 'public');
  const unsigned = anchors.find(one => !isSignedBy(one, key));
  if (unsigned === undefined) return anchors;
  return said('anchor-unsigned', { event: unsigned.seq, file, key: keyFile });
};

/** The anchors that a server has kept at a second place; a file that is not there yet has none. */
export const anchorsAt = async (file: string | undefined): Promise<readonly Anchor[]> =>
  file === undefined || !existsSync(file) ? [] : (parseAnchors(await readFile(file, 'utf8')) ?? []);

const notAKey = (file: string, kind: 'private' | 'public'): string => said('not-a-key', { file, kind });
