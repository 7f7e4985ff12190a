import type { ExclusionKind, IdPaper } from '#core/people';
import type { MomentText } from '#core/state';

/** Why somebody's record was opened; `log`: for the name in the log of a tournament. */
export const LOOKS = ['search', 'record', 'card', 'export', 'log'] as const;
export type Look = (typeof LOOKS)[number];

export type ClubCommand =
  | {
      readonly type: 'EnrolMember' | 'ChangeMember';
      readonly member: string;
      readonly idPaper: IdPaper;
      readonly mayMail: boolean;
    }
  /** Two cards turn out to be of one person, who goes on as `into`. */
  | { readonly type: 'MergeMembers'; readonly member: string; readonly into: string }
  | {
      readonly type: 'ExcludeMember';
      readonly member: string;
      readonly kind: ExclusionKind;
      readonly until?: MomentText;
    }
  | { readonly type: 'LiftExclusion'; readonly member: string }
  | { readonly type: 'SetMemberPin'; readonly member: string }
  /** What the club knows of the person was erased; what the id did stays in the journal. */
  | { readonly type: 'EraseMember'; readonly member: string }
  | { readonly type: 'LookAtMembers'; readonly members: readonly string[]; readonly look: Look }
  | { readonly type: 'TakeMailingList'; readonly members: number };

/** What the server has seen of cards and PINs at a kiosk; nobody else may ask for these. */
export type MemberSignOnCommand =
  /** Card and PIN were right. */
  | { readonly type: 'SignOnMember'; readonly member: string; readonly station: string }
  /** Without a member the card was unknown. */
  | { readonly type: 'FailMemberSignOn'; readonly station: string; readonly member?: string };

/** What is told of a record: every event that somebody of the staff brought about. */
export const CLUB_DEEDS = [
  'MemberEnrolled',
  'MemberChanged',
  'MembersMerged',
  'MemberExcluded',
  'ExclusionLifted',
  'MemberErased',
  'MemberPinSet',
  'MembersLookedAt',
] as const satisfies readonly ClubEvent['type'][];
export type ClubDeed = (typeof CLUB_DEEDS)[number];

/** The player club. Ids only: the chain never learns a name, a birthday, a card or a PIN. CLB-1 */
export type ClubEvent =
  | {
      readonly type: 'MemberEnrolled' | 'MemberChanged';
      readonly member: string;
      readonly idPaper: IdPaper;
      readonly mayMail: boolean;
      readonly by: string;
      readonly at: MomentText;
    }
  | {
      readonly type: 'MembersMerged';
      readonly from: string;
      readonly into: string;
      readonly by: readonly string[];
      readonly at: MomentText;
    }
  | {
      readonly type: 'MemberExcluded';
      readonly member: string;
      readonly kind: ExclusionKind;
      readonly until?: MomentText;
      readonly by: string;
      readonly at: MomentText;
    }
  | {
      readonly type: 'ExclusionLifted' | 'MemberErased';
      readonly member: string;
      readonly by: readonly string[];
      readonly at: MomentText;
    }
  | { readonly type: 'MemberPinSet'; readonly member: string; readonly by: string; readonly at: MomentText }
  /** Who looked at whom, and why. CLB-7 */
  | {
      readonly type: 'MembersLookedAt';
      readonly members: readonly string[];
      readonly look: Look;
      readonly by: string;
      readonly at: MomentText;
    }
  /** So many addresses were given out. CLB-8 */
  | { readonly type: 'MailingListTaken'; readonly members: number; readonly by: string; readonly at: MomentText }
  | { readonly type: 'MemberSignedOn'; readonly member: string; readonly station: string; readonly at: MomentText }
  /** Without a member the card was unknown. */
  | {
      readonly type: 'MemberSignOnFailed';
      readonly station: string;
      readonly at: MomentText;
      readonly member?: string;
      readonly failures?: number;
      readonly waitsUntil?: MomentText;
    };
