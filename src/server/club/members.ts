import { hash } from 'node:crypto';
import { type Answer, answer, type Refusal } from '#core/base';
import type { Look } from '#core/house';
import { type IdPaper, isExcluded, mayBeMailed, pinObjection } from '#core/people';
import type { Asked, Handled } from '#server/house';
import type { HouseDoor } from '#server/people';
import type { MemberRecord, Pins, PrivateStore } from '#server/private';
import { cardTyped, isCardNumber, newCardNumber } from './card-number.ts';
import { refuse } from './refusals.ts';

export type ClubParts = { readonly house: HouseDoor; readonly store: PrivateStore; readonly pins: Pins };

/** What the desk writes down from the paper and the person. */
export type MemberForm = Omit<MemberRecord, 'member' | 'card' | 'pinHash'> & {
  readonly idPaper: IdPaper;
  readonly mayMail: boolean;
};

/** Business and Professions Code 19921: nobody below it is let in. CLB-2 */
const AGE_MIN = 21;
const FOUND_MOST = 20;

export type Enrolled = { readonly member: string; readonly card: string };

/** The journal gets an id and the kind of paper, the private store the rest. CLB-1, CLB-2 */
export const enrolMember = async (
  parts: ClubParts,
  {
    idPaper,
    mayMail,
    pin,
    isNewPerson,
    ...form
  }: MemberForm & { readonly pin: string; readonly isNewPerson?: boolean },
  today: Temporal.PlainDate,
  asked: Asked,
): Promise<Answer<Enrolled>> => {
  const { house, store, pins } = parts;
  const member = memberIdOf(asked);
  const card = (await store.members.of(member))?.card ?? newCardNumber();
  const objection =
    ageObjection(form.born, today) ??
    pinObjection(pin, card) ??
    (await sameObjection(parts, { ...form, member }, isNewPerson === true));
  if (objection !== undefined) return objection;
  const pinHash = await pins.hash(pin);
  const done = await house.handle({ type: 'EnrolMember', member, idPaper, mayMail }, asked);
  if (!done.ok) return done;
  await store.members.put({ ...form, member, card, pinHash });
  return answer({ member, card });
};

/** Made of the key, so that an enrolment sent again is the same one. */
const memberIdOf = ({ key }: Asked): string => `m-${hash('sha256', key, 'hex').slice(0, 12)}`;

const ageObjection = (born: string, today: Temporal.PlainDate): Refusal | undefined => {
  const { years } = Temporal.PlainDate.from(born).until(today, { largestUnit: 'years' });
  return years >= AGE_MIN ? undefined : refuse('too-young', { least: AGE_MIN }, 'CLB-2; B&P 19921');
};

/** Nobody comes back under a new card whom an old one keeps out. CLB-2 */
const sameObjection = async (
  { house, store }: ClubParts,
  { member: own, name, born }: Pick<MemberRecord, 'member' | 'name' | 'born'>,
  isNewPerson: boolean,
): Promise<Refusal | undefined> => {
  const named = await store.members.named(name, FOUND_MOST);
  const same = named.filter(one => one.born === born && one.member !== own);
  const members = house.state?.members ?? new Map();
  if (same.some(({ member }) => isExcluded(members, member))) {
    return refuse('ask-compliance-first', {}, 'CLB-2; 4 CCR 12463-12464');
  }
  const known = same[0];
  if (known === undefined || isNewPerson) return undefined;
  return refuse('perhaps-enrolled', { member: known.member, card: known.card }, 'CLB-2');
};

/** What was seen is in the journal before it is shown. CLB-7 */
export const lookAt = async (
  { house, store }: ClubParts,
  member: string,
  look: Look,
  asked: Asked,
): Promise<Answer<MemberRecord>> => {
  const record = await store.members.of(member);
  if (record === undefined) return refuse('no-member-record', { member }, 'CLB-9');
  const looked = await house.handle({ type: 'LookAtMembers', members: [member], look }, asked);
  return looked.ok ? answer(record) : looked;
};

/** By the number of a card, or by words of the name. CLB-7 */
export const searchMembers = async (
  { house, store }: ClubParts,
  words: string,
  asked: Asked,
): Promise<Answer<readonly MemberRecord[]>> => {
  const typed = cardTyped(words);
  const byCard = isCardNumber(typed) ? await store.members.byCard(typed) : undefined;
  const found = byCard === undefined ? await store.members.named(words, FOUND_MOST) : [byCard];
  const members = found.map(({ member }) => member);
  const looked = await house.handle({ type: 'LookAtMembers', members, look: 'search' }, asked);
  return looked.ok ? answer(found) : looked;
};

/** Gives other facts; the card and the PIN stay. */
export const changeMember = async (
  { house, store }: ClubParts,
  member: string,
  { idPaper, mayMail, ...form }: MemberForm,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const record = await store.members.of(member);
  if (record === undefined) return refuse('no-member-record', { member }, 'CLB-9');
  const done = await house.handle({ type: 'ChangeMember', member, idPaper, mayMail }, asked);
  const { card, pinHash } = record;
  if (done.ok) await store.members.put({ ...form, member, card, ...(pinHash === undefined ? {} : { pinHash }) });
  return done;
};

/** A new PIN, and with it a new card where the old one was lost. CLB-3, CLB-10 */
export const setMemberPin = async (
  { house, store, pins }: ClubParts,
  member: string,
  { pin, isCardLost }: { readonly pin: string; readonly isCardLost?: boolean },
  asked: Asked,
): Promise<Answer<Enrolled>> => {
  const record = await store.members.of(member);
  if (record === undefined) return refuse('no-member-record', { member }, 'CLB-9');
  const card = isCardLost === true ? newCardNumber() : record.card;
  const objection = pinObjection(pin, card);
  if (objection !== undefined) return objection;
  const pinHash = await pins.hash(pin);
  const done = await house.handle({ type: 'SetMemberPin', member }, asked);
  if (!done.ok) return done;
  await store.members.put({ ...record, card, pinHash });
  return answer({ member, card });
};

/** The journal keeps the id and says that it was done. CLB-9 */
export const eraseMember = async (
  { house, store }: Pick<ClubParts, 'house' | 'store'>,
  member: string,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const done = await house.handle({ type: 'EraseMember', member }, asked);
  if (done.ok) await store.members.erase(member);
  return done;
};

/** Names and addresses of those who may be mailed. CLB-8 */
export const mailingList = async (
  { house, store }: ClubParts,
  asked: Asked,
): Promise<Answer<readonly Pick<MemberRecord, 'member' | 'name' | 'email' | 'address'>[]>> => {
  const members = house.state?.members;
  const isMailed = ({ member }: MemberRecord): boolean => {
    const known = members?.get(member);
    return known !== undefined && mayBeMailed(known);
  };
  const rows = (await store.members.all()).filter(isMailed);
  const taken = await house.handle({ type: 'TakeMailingList', members: rows.length }, asked);
  if (!taken.ok) return taken;
  return answer(
    rows.map(({ member, name, email, address }) => ({
      member,
      name,
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { address }),
    })),
  );
};
