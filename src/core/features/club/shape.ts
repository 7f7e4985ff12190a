import { EXCLUSIONS, ID_PAPERS, WORKS } from '#core/people';
import { choice, Key, list, type Of, object, one, optional, Text, Texts, Whole, whole, yes } from '#core/shape';
import { MomentText, PostedMomentText } from '#core/time';

/** Why somebody's record was opened; `log`: for the name in the log of a tournament. */
export const LOOKS = ['search', 'record', 'card', 'export', 'log'] as const;
export type Look = (typeof LOOKS)[number];

const PAPERS = { member: Text, idPaper: one(ID_PAPERS), mayMail: yes };

const EXCLUDED = { kind: one(EXCLUSIONS), until: optional(PostedMomentText) };

export const ClubCommand = choice({
  /** `cleared`: why this is not the excluded person whom the ID resembles. */
  EnrollMember: { ...PAPERS, cleared: optional(Text) },
  /** Without an ID where only the photo is changed. */
  ChangeMember: { ...PAPERS, idPaper: optional(one(ID_PAPERS)) },
  /** Two cards turn out to belong to one person, who continues as `into`. */
  MergeMembers: { member: Key, into: Key },
  ExcludeMember: { member: Key, kind: one(EXCLUSIONS), until: optional(PostedMomentText) },
  LiftExclusion: { member: Key },
  /** Works in the house or for a proposition company; without `works`, no longer. `staff`: who of the staff it is. */
  MarkMember: { member: Key, works: optional(one(WORKS)), staff: optional(Key) },
  SetMemberPin: { member: Text },
  /** What the club knows of the person was erased; what the id did stays in the journal. */
  EraseMember: { member: Text },
  LookAtMembers: { members: Texts, look: one(LOOKS) },
  TakeMailingList: { members: Whole },
  // What the server has read of lists from elsewhere.
  /** So many people, of whom the first `mayMail` have agreed to mail. */
  ImportMembers: { list: Key, members: whole({ min: 1 }), mayMail: Whole },
  /** `member`: who of them has a record already. */
  ImportExclusions: { list: Key, people: list(object({ ...EXCLUDED, member: optional(Key) })) },
  // What the server has seen of cards and PINs at a kiosk; nobody else may ask for these.
  /** Card and PIN were right. */
  SignOnMember: { member: Text, station: Text },
  /** Without a member the card was unknown. */
  FailMemberSignOn: { station: Text, member: optional(Text) },
});
export type ClubCommand = Of<typeof ClubCommand>;

/** What the history of a record shows: every event that a member of the staff caused. */
export const CLUB_DEEDS = [
  'MemberEnrolled',
  'MemberChanged',
  'MembersMerged',
  'MemberExcluded',
  'ExclusionLifted',
  'MemberMarked',
  'MemberErased',
  'MemberPinSet',
  'MembersLookedAt',
  'MembersImported',
  'ExclusionsImported',
] as const satisfies readonly ClubEvent['type'][];
export type ClubDeed = (typeof CLUB_DEEDS)[number];

const BY = { by: Text, at: MomentText };
const BY_ALL = { by: Texts, at: MomentText };
/** Which writing of the private record this is. PPL-11 */
const RECORD = { record: optional(Whole) };

/** The player club. Ids only: the chain never learns a name, a birthday, a card or a PIN. CLB-1 */
export const ClubEvent = choice({
  MemberEnrolled: { ...PAPERS, cleared: optional(Text), ...BY, ...RECORD },
  MemberChanged: { ...PAPERS, idPaper: optional(one(ID_PAPERS)), ...BY, ...RECORD },
  MembersMerged: { from: Text, into: Text, ...BY_ALL },
  MemberExcluded: { member: Text, kind: one(EXCLUSIONS), until: optional(MomentText), ...BY },
  ExclusionLifted: { member: Text, ...BY_ALL },
  MemberMarked: { member: Text, works: optional(one(WORKS)), staff: optional(Text), ...BY_ALL },
  MemberErased: { member: Text, ...BY_ALL, ...RECORD },
  MemberPinSet: { member: Text, ...BY, ...RECORD },
  /** Under the name of the list and a number from 1; the first `mayMail` of them have agreed to mail. CLB-16 */
  MembersImported: { list: Text, members: Whole, mayMail: Whole, ...BY },
  /** Members there were, and others under ids of the list. CLB-16 */
  ExclusionsImported: {
    list: Text,
    people: list(object({ member: Text, kind: one(EXCLUSIONS), until: optional(MomentText) })),
    ...BY,
  },
  /** Who looked at whom, and why. CLB-7 */
  MembersLookedAt: { members: Texts, look: one(LOOKS), ...BY },
  /** So many addresses were given out. CLB-8 */
  MailingListTaken: { members: Whole, ...BY },
  MemberSignedOn: { member: Text, station: Text, at: MomentText },
  /** Without a member the card was unknown. */
  MemberSignOnFailed: {
    station: Text,
    at: MomentText,
    member: optional(Text),
    failures: optional(Whole),
    waitsUntil: optional(MomentText),
  },
});
export type ClubEvent = Of<typeof ClubEvent>;
