import type { ClubLogRow } from '#api';
import type { Answer, Refusal } from '#core/base';
import { type ClubDeed, exportObjection } from '#core/house';
import { idsOf, memberNow } from '#core/people';
import { calendarDayOf } from '#core/time';
import { memberView } from '#core/views';
import {
  changeMember,
  checkPapers,
  enrollMember,
  eraseMember,
  lookAt,
  type Mailed,
  mailingList,
  recordsOf,
  searchMembers,
  setMemberPhoto,
  setMemberPin,
} from '#server/club';
import type { RecordParts } from '#server/people';
import type { MemberRecord } from '#server/private';
import { csvLine, type ReportRow } from '#server/reports';
import { clubBarcode, clubCardHtml } from '../../../sheets/index.ts';
import type { Ask, AskedCommand } from '../line/ask.ts';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { noSuch, paged, pageOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, type Reply } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { houseFor } from './by-two.ts';
import { demoMark } from './demo-mark.ts';
import { paperLanguage } from './slip-paper.ts';

export const club = {
  /** Members by id alone: nobody's name is in it, so that no look is written down. CLB-7 */
  reads: {
    members: ({ only, ...page }, { house }) => {
      const isAsked = ({ excluded, mergedInto }: { excluded?: unknown; mergedInto?: unknown }): boolean =>
        only === undefined || (excluded !== undefined && mergedInto === undefined);
      return paged(pageOf(house.members.values().filter(isAsked), ({ member }) => member, page));
    },
    member: async (_, ask, parts) => {
      const view = memberView(ask.house, ask.params['member']!, ask.now);
      if (view === undefined) return unknown(ask);
      const { seenBy, excluded } = view.state;
      const names = await namesOf(parts, [seenBy, ...(excluded === undefined ? [] : [excluded.by])]);
      return json({ ...view, names });
    },
    memberLog: async (_, ask, parts) => {
      const member = ask.params['member']!;
      if (!ask.house.members.has(member)) return unknown(ask);
      const members = idsOf(ask.house.members, member);
      const found = await parts.reports.rows('club', { members });
      if (found === undefined) return refuse('reports-behind', {}, 'RPT-14');
      const rows = found.map(logRow);
      return json({ rows, names: await namesOf(parts, new Set(rows.flatMap(({ by }) => by))) });
    },
  },
  /** The club desk, where every look is on record. CLB-1 to CLB-9, CLB-13 */
  acts: {
    checkMember: async (papers, ask, parts) =>
      objectionTo(ask, { type: 'LookAtMembers', members: [], look: 'search' }) ??
      replied(await checkPapers(clubOf(parts), papers, here(ask), askedBy(ask))),
    enrollMember: async (form, ask, parts) => {
      const { idPaper, mayMail } = form;
      return (
        objectionTo(ask, { type: 'EnrollMember', member: '', idPaper, mayMail }) ??
        replied(await enrollMember(clubOf(parts), form, here(ask), askedBy(ask)))
      );
    },
    searchMembers: async ({ words }, ask, parts) => {
      const objection = objectionTo(ask, { type: 'LookAtMembers', members: [], look: 'search' });
      if (objection !== undefined) return objection;
      const found = await searchMembers(clubOf(parts), words, askedBy(ask));
      return found.ok ? json({ rows: found.value.map(record => rowOf(ask, record)) }) : found;
    },
    mailingList: async (_, ask, parts) => {
      const objection = objectionTo(ask, { type: 'TakeMailingList', members: 0 });
      if (objection !== undefined) return objection;
      const list = await mailingList(clubOf(parts), askedBy(ask));
      if (!list.ok) return list;
      const mark = demoMark(ask.house);
      return json({ ...mark, rows: list.value, csv: csvOf(list.value, mark) });
    },
    lookAtMember: (_, ask, parts) =>
      looked(ask, parts, 'record', record => {
        const { pinHash: _pin, ...shown } = record;
        return { ...shown, state: ask.house.members.get(record.member) };
      }),
    changeMember: async (form, ask, parts) => {
      const member = ask.params['member']!;
      const { idPaper, mayMail } = form;
      return (
        objectionTo(ask, { type: 'ChangeMember', member, idPaper, mayMail }) ??
        doneReply(await changeMember(clubOf(parts), member, form, askedBy(ask)))
      );
    },
    setMemberPhoto: async ({ photo }, ask, parts) => {
      const member = ask.params['member']!;
      return (
        objectionTo(ask, { type: 'ChangeMember', member, idPaper: 'passport', mayMail: false }) ??
        doneReply(await setMemberPhoto(clubOf(parts), member, photo, askedBy(ask)))
      );
    },
    setMemberPin: async (body, ask, parts) => {
      const member = ask.params['member']!;
      return (
        objectionTo(ask, { type: 'SetMemberPin', member }) ??
        replied(await setMemberPin(clubOf(parts), member, body, askedBy(ask)))
      );
    },
    printCard: (_, ask, parts) =>
      looked(ask, parts, 'card', ({ card, name }) => {
        const { name: house = 'Houseway', isDemo = false } = ask.house.settings;
        const shown = { house, card, name, isDemo };
        return { ...shown, barcode: clubBarcode(card), html: clubCardHtml(shown, paperLanguage(undefined, ask)) };
      }),
    /** With what the house has of the ids, as far as it is not in closed days. CLB-9 */
    exportMember: async (_, ask, parts) => {
      const ids = idsOf(ask.house.members, ask.params['member']!);
      const records = await recordsOf(parts.people, ids);
      const { house, now } = ask;
      return looked(ask, parts, 'export', ({ pinHash: _pin, ...record }) => ({
        ...demoMark(house),
        at: now.toString(),
        record,
        merged: records.filter(({ member }) => member !== record.member),
        ids,
        states: ids.map(id => house.members.get(id)),
        ...memberView(house, record.member, now),
        awards: [...house.awards.values()].filter(({ player }) => ids.includes(player ?? '')),
      }));
    },
    eraseMember: async ({ second }, ask, parts) => {
      const member = ask.params['member']!;
      const objection = objectionTo(ask, { type: 'EraseMember', member });
      if (objection !== undefined) return objection;
      const house = houseFor(second, ask, parts);
      return doneReply(await eraseMember({ house, store: parts.people.store }, member, askedBy(ask)));
    },
  },
} satisfies Resource;

const unknown = ({ params }: Ask): Refusal => noSuch('member', params['member']!, 'CLB-1');

const namesOf = async ({ people }: ApiParts, ids: Iterable<string>): Promise<Readonly<Record<string, string>>> => {
  const records = await Promise.all(Array.from(ids, id => people.store.of(id)));
  return Object.fromEntries(records.flatMap(record => (record === undefined ? [] : [[record.person, record.name]])));
};

const logRow = (row: ReportRow): ClubLogRow => ({
  at: Temporal.Instant.fromEpochMilliseconds(Number(row['at'])).toString(),
  member: String(row['member']),
  what: row['what'] as ClubDeed, // The report has these words only.
  by: String(row['by']).split(', '),
  ...(row['detail'] === null ? {} : { detail: String(row['detail']) }),
});

/** The day in the house, and the minimum age there. */
const here = ({ house: { settings }, now }: Ask): { readonly today: Temporal.PlainDate; readonly age: number } => ({
  today: calendarDayOf(settings.clock, now),
  age: settings.jurisdiction.age,
});

const clubOf = ({ house, people: { store, pins } }: ApiParts): RecordParts => ({ house, store, pins });

const replied = (done: Answer<object>): Reply => (done.ok ? json(done.value) : done);

/** A demonstration says so on every line. REG-A6 */
const csvOf = (rows: readonly Mailed[], mark: ReturnType<typeof demoMark>): string =>
  [
    [...Object.keys(mark), 'member', 'name', 'email', 'address'],
    ...rows.map(({ member, name, email = '', address = '' }) => [...Object.values(mark), member, name, email, address]),
  ]
    .map(csvLine)
    .join('');

/** What is shown of a record, once the journal has who looked; an export shows merged ones too. CLB-7 */
const looked = async (
  ask: AskedCommand,
  parts: ApiParts,
  look: 'record' | 'card' | 'export',
  shown: (record: MemberRecord) => object,
): Promise<Reply> => {
  const member = ask.params['member']!;
  const objection =
    objectionTo(ask, { type: 'LookAtMembers', members: [member], look }) ??
    (look === 'export' ? exportObjection(ask.asker, 'members') : undefined);
  if (objection !== undefined) return objection;
  const also = look === 'export' ? idsOf(ask.house.members, member).filter(id => id !== member) : [];
  const record = await lookAt(clubOf(parts), [member, ...also], look, askedBy(ask));
  return record.ok ? json(shown(record.value)) : record;
};

const rowOf = ({ house }: Ask, { member, card, name, born }: MemberRecord): object => ({
  member,
  card,
  name,
  born,
  state: house.members.get(member),
  goesOnAs: memberNow(house.members, member)?.member,
});
