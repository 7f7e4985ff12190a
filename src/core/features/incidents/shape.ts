import { choice, Numbered, type Of, one, optional, Text, Whole, Words } from '#core/shape';
import { INCIDENT_KINDS, INCIDENT_TASKS, Incident } from '#core/state';
import { MomentText } from '#core/time';

export const IncidentCommand = choice({
  /** From now on its clocks run. */
  OpenIncident: { kind: one(INCIDENT_KINDS), words: Words, camera: optional(Words) },
  /** Those who had to be told were told. */
  DoIncidentTask: { incident: Numbered, task: one(INCIDENT_TASKS) },
  CloseIncident: { incident: Numbered },
});
export type IncidentCommand = Of<typeof IncidentCommand>;

const { closed: _, ...OPENED } = Incident.fields;
const DONE = { incident: Whole, at: MomentText, by: Text };

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const IncidentEvent = choice({
  IncidentOpened: OPENED,
  IncidentTaskDone: { ...DONE, task: one(INCIDENT_TASKS) },
  IncidentClosed: DONE,
});
export type IncidentEvent = Of<typeof IncidentEvent>;
