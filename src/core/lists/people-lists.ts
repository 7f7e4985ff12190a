import { EXCLUSIONS, type ExclusionKind } from '#core/people';
import type { Said } from '#core/words';
import { type Cell, dayIn, emailIn, nameIn, needed, numberIn, oneIn, textIn, yesIn } from './cells.ts';
import { type Column, type Line, linesOf } from './columns.ts';
import { type ListRead, readEach } from './read-each.ts';
import { say } from './say.ts';

type OnList = {
  readonly line: number;
  readonly name: string;
  readonly born: string;
  readonly document: string | undefined;
};

/** Somebody who was in the club before this house had its own. */
export type MemberRow = OnList & {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly address: string | undefined;
  readonly mayMail: boolean;
};

/** Somebody who is kept out by the state, the house or their own wish. */
export type ExclusionRow = OnList & { readonly kind: ExclusionKind; readonly until: string | undefined };

const PERSON: readonly Column[] = ['name', 'first', 'last', 'born', 'document'];
const PERSON_NEEDED: readonly Column[] = ['name', 'born'];

const personIn = (line: Line) => ({
  name: nameIn(line),
  born: needed(dayIn(line, 'born'), 'born'),
  document: numberIn(line, 'document', 40),
});

/** CLB-16 */
export const readMembers = (text: string): ListRead<MemberRow> =>
  readEach(linesOf(text, [...PERSON, 'email', 'phone', 'address', 'mail'], PERSON_NEEDED), line => ({
    ...personIn(line),
    email: emailIn(line),
    phone: numberIn(line, 'phone', 40),
    address: textIn(line, 'address', 300),
    mayMail: yesIn(line, 'mail'),
  }));

/** The kind is that of the list where a line has none. CLB-16 */
export const readExclusions = (text: string, kind: ExclusionKind): ListRead<ExclusionRow> =>
  readEach(linesOf(text, [...PERSON, 'kind', 'until'], PERSON_NEEDED), line => ({
    ...personIn(line),
    kind: kindIn(line, kind),
    until: dayIn(line, 'until'),
  }));

const kindIn = (line: Line, otherwise: ExclusionKind): Cell<ExclusionKind> => {
  const text = line.of('kind');
  const kind = text === '' ? otherwise : oneIn(text, EXCLUSIONS, exclusionWord);
  const kinds = EXCLUSIONS.map(exclusionWord);
  return kind === undefined ? { wrong: say('list.kind', { typed: text.slice(0, 40), kinds }) } : { value: kind };
};

const exclusionWord = (kind: ExclusionKind): Said => say(`list-kind.${kind}`, {});
