import { list, named, type Of, object, one, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** What can go wrong so that the law starts its clocks. REG-S7, REG-S3 */
export const INCIDENT_KINDS = [
  'data-exposed',
  'system-failure',
  'misuse',
  'unsynchronized',
  'emergency-change',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** What is to be done by when. */
export const INCIDENT_TASKS = [
  'tell-persons',
  'tell-attorney-general',
  'tell-bureau',
  'notify-change',
  'release-notes',
] as const;
export type IncidentTask = (typeof INCIDENT_TASKS)[number];

const Task = object({
  task: one(INCIDENT_TASKS),
  due: MomentText,
  source: Text,
  done: optional(object({ at: MomentText, by: Text })),
});

/** An incident with the clocks that it started. */
export const Incident = named(
  'Incident',
  object({
    incident: Whole,
    kind: one(INCIDENT_KINDS),
    words: Text,
    /** Which camera has it, and the times on its clock. REG-A8 */
    camera: optional(Text),
    at: MomentText,
    by: Text,
    tasks: list(Task),
    closed: optional(object({ at: MomentText, by: Text })),
  }),
);
export type Incident = Of<typeof Incident>;
