import { randomInt } from 'node:crypto';
import { setImmediate as rest } from 'node:timers/promises';
import { defined } from '#core/base';
import { ageObjection, type HouseCommand, idOnList } from '#core/house';
import { type ExclusionRow, type ListRead, type MemberRow, type Mistake, type StaffRow, sayOfList } from '#core/lists';
import {
  type ExclusionKind,
  isExcluded,
  likenessOf,
  type Members,
  memberNow,
  type OnPaper,
  pinObjection,
  watchFor,
} from '#core/people';
import { documentIn, excludedIn, newCard } from '#server/club';
import type { RecordParts } from '#server/people';
import type { MemberRecord, PrivateRecord } from '#server/private';

/** Something to know of one line. */
export type Finding = Mistake & { readonly name: string };

/** A one-time PIN, for the slip that is printed once. */
export type PinSlip = { readonly name: string; readonly badge: string; readonly pin: string };

/** What would happen, and all that is needed to do it. */
export type Checked = {
  readonly mistakes: readonly Mistake[];
  /** Lines that are not imported. */
  readonly leftOut: readonly Finding[];
  /** Lines that are imported, and that somebody should look at. */
  readonly notes: readonly Finding[];
  readonly count: number;
  readonly command: Extract<HouseCommand, { type: 'ImportStaff' | 'ImportMembers' | 'ImportExclusions' }>;
  readonly staff: readonly (StaffRow & { readonly person: string })[];
  readonly people: readonly PrivateRecord[];
  readonly members: readonly MemberRecord[];
  readonly slips: readonly PinSlip[];
};

/** What a list is checked with; `went`: so many lines are done. */
export type Checking = RecordParts & {
  readonly list: string;
  readonly today: Temporal.PlainDate;
  readonly went: (done: number) => void;
};

/** So that tables don't wait for a list. */
const LINES_AT_ONCE = 100;

const eachLine = async <Row>(rows: readonly Row[], { went }: Checking, work: (row: Row) => void): Promise<void> => {
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    for (const row of rows.slice(from, from + LINES_AT_ONCE)) work(row);
    went(Math.min(rows.length, from + LINES_AT_ONCE));
    await rest();
  }
};

const NOBODY = { staff: [], people: [], members: [], slips: [] } as const;
const HASHED_AT_ONCE = 4;

/** PPL-21 */
export const checkStaff = async (read: ListRead<StaffRow>, checking: Checking): Promise<Checked> => {
  const { store, pins, list, went, house } = checking;
  const byBadge = new Map((await store.all()).map(record => [record.badge, record]));
  const isHere = ({ name, badge }: StaffRow): boolean => {
    const known = byBadge.get(badge);
    return known !== undefined && likenessOf({ name, born: '' }, { name: known.name, born: '' }) === 'same';
  };
  const taken = read.rows.filter(row => byBadge.has(row.badge) && !isHere(row));
  const mistakes = [
    ...read.mistakes,
    ...taken.map(({ line, badge }) => ({ line, said: sayOfList('list.badge-taken', { badge }) })),
  ];
  const leftOut = read.rows.filter(isHere).map(({ line, name, badge }) => ({
    line,
    name,
    said: sayOfList('list.works-here', { person: byBadge.get(badge)!.person }),
  }));
  const staff = read.rows
    .filter(({ badge }) => !byBadge.has(badge))
    .map((row, place) => ({ ...row, person: idOnList(list, place + 1) }));
  const people: PrivateRecord[] = [];
  const slips: PinSlip[] = [];
  const engage = async ({ person, name, badge, roles }: (typeof staff)[number]): Promise<void> => {
    const pin = oneTimePin(badge, house.state?.settings.isDemo === true ? [] : roles);
    people.push({ person, name, badge, pinHash: await pins.hash(pin, `${list}.${person}`) });
    slips.push({ name, badge, pin });
    went(people.length);
  };
  if (mistakes.length === 0) {
    for (let from = 0; from < staff.length; from += HASHED_AT_ONCE) {
      await Promise.all(staff.slice(from, from + HASHED_AT_ONCE).map(engage));
    }
  }
  const engaged = staff.map(({ person, name, badge, roles, department }) => {
    return { person, roles: [...roles], department, mark: pins.conceal({ name, badge }) };
  });
  const command = { type: 'ImportStaff', list, people: engaged } as const;
  return { ...NOBODY, mistakes, leftOut, notes: [], count: staff.length, command, staff, people, slips };
};

const PIN_DIGITS = 6;

const oneTimePin = (badge: string, roles: StaffRow['roles']): string => {
  for (;;) {
    const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
    if (pinObjection(pin, badge, roles) === undefined) return pin;
  }
};

type Known = OnPaper & { readonly member: string };

/** CLB-2, CLB-16 */
export const checkMembers = async (read: ListRead<MemberRow>, checking: Checking): Promise<Checked> => {
  const { store, pins, list, house, today } = checking;
  const age = house.state?.settings.jurisdiction.age ?? 0;
  const watch = watchFor(await excludedIn({ house, store }));
  const papers = await store.members.papers();
  const cards = new Set(papers.map(({ card }) => card));
  const seen = new SamePeople(
    papers.map(({ document, ...known }) => ({ ...known, ...defined({ document: document ?? undefined }) })),
  );
  const [mistakes, leftOut, notes]: [Mistake[], Finding[], Finding[]] = [[...read.mistakes], [], []];
  const taken: (MemberRow & { readonly paper: OnPaper })[] = [];
  await eachLine(read.rows, checking, row => {
    const { line, name, born, document } = row;
    const tooYoung = ageObjection({ today, age }, born);
    if (tooYoung !== undefined) return mistakes.push({ line, said: tooYoung });
    const paper = { name, born, ...documentIn(pins, document) };
    const excluded = watch(paper)?.likeness;
    const known = seen.find(paper);
    const out =
      excluded === undefined
        ? known?.likeness === 'same' && known.said
        : sayOfList(excluded === 'same' ? 'list.is-excluded' : 'list.near-excluded', {});
    if (out) return leftOut.push({ line, name, said: out });
    if (known !== undefined) notes.push({ line, name, said: sayOfList('list.near-member', {}) });
    seen.add({ ...paper, member: '' }, line);
    return taken.push({ ...row, paper });
  });
  const ordered = taken.toSorted((one, other) => Number(other.mayMail) - Number(one.mayMail));
  const members = ordered.map(({ paper, email, phone, address }, place) => {
    const record = { member: idOnList(list, place + 1), card: newCard(cards), ...paper };
    return { ...record, ...defined({ email, phone, address }) };
  });
  const mayMail = ordered.filter(row => row.mayMail).length;
  const command = { type: 'ImportMembers', list, members: members.length, mayMail } as const;
  return { ...NOBODY, mistakes: inOrder(mistakes), leftOut, notes, count: members.length, command, members };
};

const inOrder = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes.toSorted((one, other) => one.line - other.line);

/** People of the club and of the lines before, by birthday. */
class SamePeople {
  readonly #byDay = new Map<string, (Known & { readonly line?: number })[]>();
  readonly #byDocument = new Map<string, Known & { readonly line?: number }>();

  constructor(known: readonly Known[]) {
    for (const one of known) this.add(one);
  }

  add(known: Known, line?: number): void {
    const kept = { ...known, ...defined({ line }) };
    this.#byDay.set(known.born, [...(this.#byDay.get(known.born) ?? []), kept]);
    if (known.document !== undefined) this.#byDocument.set(known.document, kept);
  }

  find(paper: OnPaper) {
    const sameDay = this.#byDay.get(paper.born) ?? [];
    const sameDocument = paper.document === undefined ? undefined : this.#byDocument.get(paper.document);
    const likely = sameDocument === undefined ? sameDay : [sameDocument, ...sameDay];
    const found = likely.map(person => ({ person, likeness: likenessOf(person, paper) }));
    const best = found.find(one => one.likeness === 'same') ?? found.find(one => one.likeness === 'near');
    if (best === undefined) return undefined;
    const { line, member } = best.person;
    const said = line === undefined ? sayOfList('list.is-member', {}) : sayOfList('list.also-on-line', { other: line });
    return { member, likeness: best.likeness, said };
  }
}

/** CLB-5, CLB-16 */
export const checkExclusions = async (read: ListRead<ExclusionRow>, checking: Checking): Promise<Checked> => {
  const { store, pins, list, house } = checking;
  const ofClub: Members = house.state?.members ?? new Map();
  const papers = (await store.members.papers()).map(({ document, ...known }) => ({
    ...known,
    ...defined({ document: document ?? undefined }),
  }));
  const cards = new Set(papers.map(({ card }) => card));
  const watch = watchFor(papers);
  const before = new SamePeople([]);
  const [mistakes, leftOut, notes]: [Mistake[], Finding[], Finding[]] = [[...read.mistakes], [], []];
  const excluded: { member?: string; kind: ExclusionKind; until?: string }[] = [];
  const members: MemberRecord[] = [];
  await eachLine(read.rows, checking, ({ line, name, born, document, kind, until }) => {
    const paper = { name, born, ...documentIn(pins, document) };
    const [known, again] = [watch(paper), before.find(paper)];
    const finding = (said: Finding['said']): Finding => ({ line, name, said });
    if (again?.likeness === 'same') return leftOut.push(finding(again.said));
    const same = known?.likeness === 'same' ? known.person.member : undefined;
    if (same !== undefined && isExcluded(ofClub, same)) {
      return leftOut.push(finding(sayOfList('list.excluded-already', {})));
    }
    before.add({ ...paper, member: '' }, line);
    if (same !== undefined) notes.push(finding(sayOfList('list.excludes-member', {})));
    else if (known !== undefined) notes.push(finding(sayOfList('list.resembles-member', {})));
    const ends = until === undefined ? {} : { until: endOf(checking, until) };
    excluded.push({ kind, ...ends, ...defined({ member: same && memberNow(ofClub, same)?.member }) });
    if (same === undefined) members.push({ member: idOnList(list, excluded.length), card: newCard(cards), ...paper });
    return undefined;
  });
  const command = { type: 'ImportExclusions', list, people: excluded } as const;
  return { ...NOBODY, mistakes: inOrder(mistakes), leftOut, notes, count: excluded.length, command, members };
};

/** The beginning of that day in the house. */
const endOf = ({ house }: Checking, day: string): string => {
  const zone = house.state?.settings.clock.zone ?? 'UTC';
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString();
};
