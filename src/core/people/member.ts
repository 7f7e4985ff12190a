import { named, type Of, object, one, optional, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';

/** Papers by which face and age were proven. Which kind is recorded; its number is nobody's business here. CLB-2 */
export const ID_PAPERS = ['driver-license', 'state-id', 'passport', 'military-id', 'consular-id'] as const;
export type IdPaper = (typeof ID_PAPERS)[number];

/** Words of a fixed list, because free words about a person would stay in the journal forever. CLB-5 */
export const EXCLUSIONS = ['self-exclusion', 'self-restriction', 'by-the-house', 'by-the-state'] as const;
export type ExclusionKind = (typeof EXCLUSIONS)[number];

/** Who works in the house or plays for a proposition company: in most activities they win nothing. CLB-14 */
export const WORKS = ['employee', 'proposition-player'] as const;
export type Works = (typeof WORKS)[number];

/** `until`: before this moment nobody lifts it; without one it can be lifted any day, and never ends by itself. */
const Exclusion = object({
  kind: one(EXCLUSIONS),
  at: MomentText,
  /** The person on the staff who entered it. */
  by: Text,
  until: optional(MomentText),
});
export type Exclusion = Of<typeof Exclusion>;

/** Somebody with a club card, by an id; name, birthday, card, photograph and PIN are kept elsewhere. CLB-1 */
export const Member = named(
  'Member',
  object({
    member: Text,
    enrolledAt: MomentText,
    /** Absent: nobody has looked at one here, as for somebody from an imported list. */
    idPaper: optional(one(ID_PAPERS)),
    /** Who looked at the paper last, or brought the list, and when. */
    seenBy: Text,
    seenAt: MomentText,
    /** Has agreed to mail of the house. */
    mayMail: yes,
    excluded: optional(Exclusion),
    /** Absent: a player like any other. */
    works: optional(one(WORKS)),
    /** Who of the staff this is. PPL-8 */
    staff: optional(Text),
    /** The same person has another card, under which everything goes on. */
    mergedInto: optional(Text),
    /** Ids of cards that were merged into this one, and into those. */
    alsoWas: optional(Texts),
    erasedAt: optional(MomentText),
    /** How often the private record was written; a repeat of an older writing changes nothing. PPL-11 */
    record: optional(Whole),
    /** Wrong PINs since the last right one. */
    failures: Whole,
    /** No PIN is looked at before this moment. */
    waitsUntil: optional(MomentText),
  }),
);
export type Member = Of<typeof Member>;

export type Members = ReadonlyMap<string, Member>;

/** The id under which this person continues; undefined for people unknown to the club. CLB-4 */
export const memberNow = (members: Members, id: string): Member | undefined => {
  const member = members.get(id);
  return member?.mergedInto === undefined ? member : memberNow(members, member.mergedInto);
};

/** Every id that this person has had; the present one first. Whom the club does not know has one. CLB-4 */
export const idsOf = (members: Members, id: string): readonly string[] => {
  const { member = id, alsoWas = [] } = memberNow(members, id) ?? {};
  return [member, ...alsoWas];
};

export const isExcluded = (members: Members, id: string): boolean => memberNow(members, id)?.excluded !== undefined;

/** Whether somebody works here, or plays for a proposition company, under whichever of their ids. CLB-4, CLB-14 */
export const worksAs = (members: Members, id: string): Works | undefined => memberNow(members, id)?.works;

/** Members who agreed, are not excluded, and still have a record. CLB-5, CLB-8 */
export const mayBeMailed = ({ mayMail, excluded, mergedInto, erasedAt }: Member): boolean =>
  mayMail && excluded === undefined && mergedInto === undefined && erasedAt === undefined;
