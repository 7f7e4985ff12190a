import { choice, Numbered, type Of, optional, Text, Whole, Words } from '#core/shape';
import { MomentText } from '#core/time';

export const ServiceCommand = choice({
  /** A malfunction, or no link: no fees are taken. Without a table the whole house. */
  TakeOutOfService: { table: optional(Numbered), reason: Words },
  ReturnToService: { table: optional(Numbered) },
});
export type ServiceCommand = Of<typeof ServiceCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const ServiceEvent = choice({
  /** Without a table the whole house. */
  WentOutOfService: { table: optional(Whole), reason: Text, at: optional(MomentText) },
  CameIntoService: { table: optional(Whole), at: optional(MomentText) },
});
export type ServiceEvent = Of<typeof ServiceEvent>;
