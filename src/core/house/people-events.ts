import type { Department, LockReason, SignOffCause, StaffRole, StationKind } from '#core/people';
import type { Actor } from './context.ts';
import type { MomentText } from './house.ts';
import type { DualCommand } from './second.ts';

/** People, stations and who stood for what. Ids only: the chain never learns a name, a badge or a PIN. PPL-1 */
export type PeopleEvent = StaffEvent | SignOnEvent | StationEvent | SecondEvent;

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

export type SecondEvent =
  | {
      readonly type: 'SecondAsked';
      readonly request: number;
      readonly command: DualCommand;
      readonly by: Actor;
      readonly at: MomentText;
      readonly until: MomentText;
    }
  | { readonly type: 'SecondGiven'; readonly request: number; readonly by: string; readonly at: MomentText }
  | { readonly type: 'SecondDeclined'; readonly request: number; readonly by: string; readonly reason: string }
  | { readonly type: 'SecondRanOut'; readonly request: number };
