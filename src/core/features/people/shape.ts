import type { Department, LockReason, SignOffCause, StaffRole, StationKind } from '#core/people';
import type { MomentText } from '#core/state';

export type PeopleCommand =
  | {
      readonly type: 'EngagePerson' | 'ChangeRoles';
      readonly person: string;
      readonly roles: readonly StaffRole[];
      readonly department: Department;
    }
  | { readonly type: 'LockPerson'; readonly person: string; readonly reason: LockReason }
  /** Also ends the wait after wrong PINs. */
  | { readonly type: 'UnlockPerson'; readonly person: string }
  /** Somebody else's PIN was set anew. */
  | { readonly type: 'SetPin'; readonly person: string }
  /** One's own PIN was changed. */
  | { readonly type: 'ChangePin' }
  /** Name, badge and PIN were erased; what the person did stays in the journal under the id. */
  | { readonly type: 'EraseRecord'; readonly person: string }
  /** Somebody went through everybody's roles. REG-A1 */
  | { readonly type: 'ReviewAccess' };

/** What the server has seen of badges, PINs and idle stations; nobody else may ask for these. */
export type SignOnCommand =
  /** Badge and PIN were right. */
  | {
      readonly type: 'SignOn';
      readonly session: string;
      readonly person: string;
      readonly station: string;
      /** To give a second beside whoever is signed on there. */
      readonly isBeside?: true;
    }
  /** Without a person the badge was unknown. */
  | { readonly type: 'FailSignOn'; readonly station: string; readonly person?: string }
  | { readonly type: 'SignOff'; readonly session: string; readonly why: Extract<SignOffCause, 'asked' | 'idle'> };

export type StationCommand =
  | {
      readonly type: 'EnrolStation';
      readonly station: string;
      readonly kind: StationKind;
      readonly table?: number;
      readonly place?: string;
      /** SHA-256 of the key that the station keeps. */
      readonly keyHash: string;
    }
  | { readonly type: 'RevokeStation'; readonly station: string };

/** People and stations. Ids only: the chain never learns a name, a badge or a PIN. PPL-1 */
export type PeopleEvent = StaffEvent | SignOnEvent | StationEvent;

export type StaffEvent =
  | {
      readonly type: 'PersonEngaged' | 'RolesChanged';
      readonly person: string;
      readonly roles: readonly StaffRole[];
      readonly department: Department;
      readonly by: readonly string[];
      readonly at: MomentText;
    }
  | {
      readonly type: 'PersonLocked';
      readonly person: string;
      readonly reason: LockReason;
      readonly by: string;
      readonly at: MomentText;
    }
  | {
      readonly type: 'PersonUnlocked' | 'PinSet' | 'PrivateRecordErased';
      readonly person: string;
      readonly by: readonly string[];
      readonly at: MomentText;
    }
  /** So many people were looked at. REG-A1 */
  | { readonly type: 'AccessReviewed'; readonly people: number; readonly by: string; readonly at: MomentText };

export type SignOnEvent =
  | {
      readonly type: 'SignedOn';
      readonly session: string;
      readonly person: string;
      readonly station: string;
      readonly at: MomentText;
      readonly isBeside?: true;
    }
  /** Without a person the badge was unknown. */
  | {
      readonly type: 'SignOnFailed';
      readonly station: string;
      readonly at: MomentText;
      readonly person?: string;
      readonly failures?: number;
      readonly waitsUntil?: MomentText;
    }
  | {
      readonly type: 'SignedOff';
      readonly session: string;
      readonly person: string;
      readonly station: string;
      readonly why: SignOffCause;
      readonly at: MomentText;
    };

export type StationEvent =
  | {
      readonly type: 'StationEnrolled';
      readonly station: string;
      readonly kind: StationKind;
      readonly table?: number;
      readonly place?: string;
      readonly keyHash: string;
      readonly by: string;
      readonly at: MomentText;
    }
  | { readonly type: 'StationRevoked'; readonly station: string; readonly by: string; readonly at: MomentText };
