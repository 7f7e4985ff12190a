import { hash } from 'node:crypto';
import { type Answer, answer, defined, type Refusal } from '#core/base';
import { ageObjection, type Look } from '#core/house';
import { type IdPaper, idsOf, type Member, mayBeMailed, type OnPaper, pinObjection, watchFor } from '#core/people';
import type { Asked, Handled } from '#server/house';
import { isDue, looking, type RecordParts } from '#server/people';
import type { MemberRecord, Pins } from '#server/private';
import { cardTyped, isCardNumber, newCardNumber } from './card-number.ts';
import { cleanPhoto } from './photo.ts';
import { refuse } from './refusals.ts';

/** What the desk writes down from the paper and the person. */
export type MemberForm = Omit<MemberRecord, 'member' | 'card' | 'photo' | 'pinHash' | 'document'> & {
  /** The number of the ID; a keyed hash of it is kept. */
  readonly document?: string;
  readonly idPaper: IdPaper;
  readonly mayMail: boolean;
};

/**
 * What the paper says of the person; `isNewPerson`: the desk has checked that the club doesn't know the person;
 * `cleared`: why it is not the excluded person whom the paper resembles.
 */
export type Papers = Pick<MemberRecord, 'name' | 'born'> & {
  readonly document?: string;
  readonly isNewPerson?: boolean;
  readonly cleared?: string;
};

const FOUND_MOST = 20;
/** More people of one name than any club has; a short one is in many others. */
const ALIKE_MOST = 10_000;

export type Enrolled = { readonly member: string; readonly card: string };

/** The journal gets an id and the kind of paper, the private store the rest. CLB-1, CLB-2 */
export const enrollMember = async (
  parts: RecordParts,
  { idPaper, mayMail, pin, isNewPerson, cleared, document, ...named }: MemberForm & Papers & { readonly pin: string },
  here: Parameters<typeof ageObjection>[0],
  asked: Asked,
): Promise<Answer<Enrolled>> => {
  const { house, store, pins } = parts;
  const form = { ...named, ...documentIn(pins, document) };
  const member = memberIdOf(asked);
  const card = newCardNumber(pins.bytesFor(asked.key, 'card'));
  const same = (await alike(parts, form)).filter(known => known.member !== member);
  const objection =
    ageObjection(here, form.born) ??
    pinObjection(pin, card) ??
    (await exclusionObjection(parts, form, cleared)) ??
    sameObjection(same, isNewPerson);
  if (objection !== undefined) return objection;
  const pinHash = await pins.hash(pin, asked.key);
  const concealed = pins.conceal({ ...form, pinHash, isNewPerson });
  const command = { type: 'EnrollMember', member, idPaper, mayMail, ...defined({ cleared }) } as const;
  const done = await house.handle(command, { ...asked, concealed });
  if (!done.ok) return done;
  if (isDue(done, house.state?.members.get(member))) await store.members.put({ ...form, member, card, pinHash });
  return answer({ member, card });
};

/** Made of the key, so that an enrollment sent again is the same one. */
const memberIdOf = ({ key }: Asked): string => `m-${hash('sha256', key, 'hex').slice(0, 12)}`;

/** Whether a person with this ID can be enrolled, before more is entered; matches count as looks. CLB-2 */
export const checkPapers = async (
  parts: RecordParts,
  { isNewPerson, cleared, document, ...named }: Papers,
  here: Parameters<typeof ageObjection>[0],
  asked: Asked,
): Promise<Answer<object>> => {
  const papers = { ...named, ...documentIn(parts.pins, document) };
  const tooYoung = ageObjection(here, papers.born);
  if (tooYoung !== undefined) return tooYoung;
  const same = await alike(parts, papers);
  const members = same.map(({ member }) => member);
  const looked = await parts.house.handle({ type: 'LookAtMembers', members, look: 'search' }, looking(asked));
  if (!looked.ok) return looked;
  return (await exclusionObjection(parts, papers, cleared)) ?? sameObjection(same, isNewPerson) ?? answer({});
};

/** Of the same name and birthday, or with the same ID. */
const alike = async ({ store }: RecordParts, { name, born, document }: OnPaper): Promise<readonly MemberRecord[]> => {
  const named = (await store.members.named(name, ALIKE_MOST)).filter(one => one.born === born);
  const byDocument = document === undefined ? undefined : await store.members.byDocument(document);
  const isNamedToo = named.some(({ member }) => member === byDocument?.member);
  return byDocument === undefined || isNamedToo ? named : [byDocument, ...named];
};

/** The number itself is nobody's business: what is kept only tells it from others. CLB-2 */
export const documentIn = (pins: Pins, typed: string | undefined): { readonly document?: string } => {
  const number = (typed ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return number === '' ? {} : { document: pins.conceal({ document: number }) };
};

/**
 * An excluded person can't come back with a new card, also under nearly the same name or birthday. What only resembles
 * one is for the floor to decide, with a reason. CLB-2
 */
const exclusionObjection = async (
  { house, store }: RecordParts,
  papers: OnPaper,
  cleared: string | undefined,
): Promise<Refusal | undefined> => {
  const found = watchFor(await excludedIn({ house, store }))(papers);
  if (found?.likeness === 'same') return refuse('ask-compliance-first', {}, 'CLB-2; 4 CCR 12463-12464');
  const isCleared = cleared !== undefined && cleared.trim() !== '';
  return found?.likeness === 'near' && !isCleared
    ? refuse('perhaps-excluded', {}, 'CLB-2; 4 CCR 12463-12464')
    : undefined;
};

/** The records of everybody who is excluded, under all of their ids. */
export const excludedIn = ({
  house,
  store,
}: Pick<RecordParts, 'house' | 'store'>): Promise<readonly MemberRecord[]> => {
  const members = house.state?.members ?? new Map<string, Member>();
  const excluded = [...members].filter(([, { excluded: kept }]) => kept !== undefined);
  return store.members.those(excluded.flatMap(([id]) => idsOf(members, id)));
};

/** Somebody who is in the club already keeps the card. CLB-2 */
const sameObjection = (same: readonly MemberRecord[], isNewPerson = false): Refusal | undefined => {
  const known = same[0];
  if (known === undefined || isNewPerson) return undefined;
  return refuse('perhaps-enrolled', { card: known.card, member: known.member }, 'CLB-2');
};

/** Opens the record of the first of these ids; that all of them were seen is in the journal before. CLB-7 */
export const lookAt = async (
  { house, store }: RecordParts,
  members: readonly [string, ...string[]],
  look: Look,
  asked: Asked,
): Promise<Answer<MemberRecord>> => {
  const [member] = members;
  const record = await store.members.of(member);
  if (record === undefined) return refuse('no-member-record', {}, 'CLB-9');
  const looked = await house.handle({ type: 'LookAtMembers', members, look }, looking(asked));
  return looked.ok ? answer(record) : looked;
};

/** By the number of a card, by an id, or by words of the name. CLB-7 */
export const searchMembers = async (
  { house, store }: RecordParts,
  words: string,
  asked: Asked,
): Promise<Answer<readonly MemberRecord[]>> => {
  const typed = cardTyped(words);
  const one = isCardNumber(typed)
    ? await store.members.byCard(typed)
    : await store.members.of(words.trim().toLowerCase());
  const found = one === undefined ? await store.members.named(words, FOUND_MOST) : [one];
  const members = found.map(({ member }) => member);
  const looked = await house.handle({ type: 'LookAtMembers', members, look: 'search' }, looking(asked));
  return looked.ok ? answer(found) : looked;
};

/** Gives other facts; the card, the photograph and the PIN stay. */
export const changeMember = (
  parts: RecordParts,
  member: string,
  { idPaper, mayMail, document, ...named }: MemberForm,
  asked: Asked,
): Promise<Handled | Refusal> =>
  onRecord(parts, member, async record => {
    const { house, store, pins } = parts;
    const form = { ...named, ...defined({ document: record.document }), ...documentIn(pins, document) };
    const concealed = pins.conceal(form);
    const done = await house.handle({ type: 'ChangeMember', member, idPaper, mayMail }, { ...asked, concealed });
    const { card, photo, pinHash } = record;
    const changed = { ...form, member, card, ...defined({ photo, pinHash }) };
    if (isDue(done, house.state?.members.get(member))) await store.members.put(changed);
    return done;
  });

/** A photograph in place of the one before, or none. CLB-13 */
export const setMemberPhoto = (
  parts: RecordParts,
  member: string,
  sent: string | undefined,
  asked: Asked,
): Promise<Handled | Refusal> =>
  onRecord(parts, member, async ({ photo: _, ...rest }) => {
    const { house, store, pins } = parts;
    const state = house.state?.members.get(member);
    if (state === undefined) return refuse('no-member-record', {}, 'CLB-9');
    const clean = sent === undefined ? undefined : cleanPhoto(Buffer.from(sent, 'base64'));
    if (clean !== undefined && !clean.ok) return clean;
    const photo = clean === undefined ? undefined : `data:image/jpeg;base64,${clean.value.toString('base64')}`;
    const { mayMail } = state;
    const concealed = pins.conceal({ photo: photo ?? null });
    const seen = defined({ idPaper: state.idPaper });
    const done = await house.handle({ type: 'ChangeMember', member, ...seen, mayMail }, { ...asked, concealed });
    if (isDue(done, house.state?.members.get(member))) await store.members.put({ ...rest, ...defined({ photo }) });
    return done;
  });

/** A new PIN, and with it a new card where the old one was lost. CLB-3, CLB-10 */
export const setMemberPin = (
  parts: RecordParts,
  member: string,
  { pin, isCardLost = false }: { readonly pin: string; readonly isCardLost?: boolean },
  asked: Asked,
): Promise<Answer<Enrolled>> =>
  onRecord<Answer<Enrolled>>(parts, member, async record => {
    const { house, store, pins } = parts;
    const card = isCardLost ? newCardNumber(pins.bytesFor(asked.key, 'card')) : record.card;
    const objection = pinObjection(pin, card);
    if (objection !== undefined) return objection;
    const pinHash = await pins.hash(pin, asked.key);
    const concealed = pins.conceal({ pinHash, isCardLost });
    const done = await house.handle({ type: 'SetMemberPin', member }, { ...asked, concealed });
    if (!done.ok) return done;
    if (isDue(done, house.state?.members.get(member))) await store.members.put({ ...record, card, pinHash });
    return answer({ member, card });
  });

/** Work on a record that is there, in turn with everything else that is done to it. */
const onRecord = <Done>(
  { store }: RecordParts,
  member: string,
  work: (record: MemberRecord) => Promise<Done | Refusal>,
): Promise<Done | Refusal> =>
  store.inTurn(member, async () => {
    const record = await store.members.of(member);
    return record === undefined ? refuse('no-member-record', {}, 'CLB-9') : work(record);
  });

/** The journal keeps the id and says that it was done. CLB-9 */
export const eraseMember = async (
  { house, store }: Pick<RecordParts, 'house' | 'store'>,
  member: string,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const ids = idsOf(house.state?.members ?? new Map(), member);
  const done = await house.handle({ type: 'EraseMember', member }, asked);
  if (done.ok) for (const id of ids) await store.members.erase(id);
  return done;
};

/** Everything that is kept, also of cards that were merged. CLB-9 */
export const recordsOf = async (
  { store }: Pick<RecordParts, 'store'>,
  ids: readonly string[],
): Promise<readonly Omit<MemberRecord, 'pinHash'>[]> => {
  const records = await Promise.all(ids.map(id => store.members.of(id)));
  return records.filter(record => record !== undefined).map(({ pinHash: _, ...record }) => record);
};

export type Mailed = Pick<MemberRecord, 'member' | 'name' | 'email' | 'address'>;

/** Names and addresses of those who may be mailed. CLB-8 */
export const mailingList = async ({ house, store }: RecordParts, asked: Asked): Promise<Answer<readonly Mailed[]>> => {
  const members = house.state?.members;
  const isMailed = ({ member }: MemberRecord): boolean => {
    const known = members?.get(member);
    return known !== undefined && mayBeMailed(known);
  };
  const rows = (await store.members.all()).filter(isMailed);
  const taken = await house.handle({ type: 'TakeMailingList', members: rows.length }, looking(asked));
  if (!taken.ok) return taken;
  return answer(
    rows.map(({ member, name, email, address }) => ({
      member,
      name,
      ...defined({ email, address }),
    })),
  );
};
