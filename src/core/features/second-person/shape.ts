import type { Actor, MomentText, Named } from '#core/state';

/** `Dual`: the commands that two people stand for, as the whole house knows them. */
export type SecondCommand<Dual extends Named = Named> =
  /** Says what is to be done and waits for another person, anywhere in the house. */
  | { readonly type: 'AskSecond'; readonly command: Dual }
  /** Does it, with both names. */
  | { readonly type: 'GiveSecond'; readonly request: number }
  | { readonly type: 'DeclineSecond'; readonly request: number; readonly reason: string };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type SecondEvent<Dual extends Named = Named> =
  | {
      readonly type: 'SecondAsked';
      readonly request: number;
      readonly command: Dual;
      readonly by: Actor;
      readonly at: MomentText;
      readonly until: MomentText;
    }
  | { readonly type: 'SecondGiven'; readonly request: number; readonly by: string; readonly at: MomentText }
  | { readonly type: 'SecondDeclined'; readonly request: number; readonly by: string; readonly reason: string }
  | { readonly type: 'SecondRanOut'; readonly request: number };
