import { choice, Numbered, type Of, optional, Text, Whole, Words, yes } from '#core/shape';
import { type Named, SecondRequest } from '#core/state';
import { MomentText } from '#core/time';

export const SecondCommand = choice({
  /** Says what is to be done and waits for another person, anywhere in the house. */
  AskSecond: { command: SecondRequest.fields.command },
  /** Does it, with both names. */
  GiveSecond: { request: Numbered },
  DeclineSecond: { request: Numbered, reason: Words },
});
/** `Dual`: the commands that need two people, as the whole house knows them. */
export type SecondCommand<Dual extends Named = Named> = WithDual<Of<typeof SecondCommand>, Dual>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const SecondEvent = choice({
  SecondAsked: SecondRequest.fields,
  SecondGiven: { request: Whole, by: Text, at: MomentText },
  SecondDeclined: { request: Whole, by: Text, reason: Text },
  /** Nobody answered in time, or the same person has asked for the same again. */
  SecondRanOut: { request: Whole, wasAskedAgain: optional(yes) },
});
export type SecondEvent<Dual extends Named = Named> = WithDual<Of<typeof SecondEvent>, Dual>;

type WithDual<One, Dual> = One extends { readonly command: unknown }
  ? Omit<One, 'command'> & { readonly command: Dual }
  : One;
