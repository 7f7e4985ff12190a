import { type Appliers, put, update } from '#core/state';
import type { IncidentEvent } from './shape.ts';

/** Incidents stay on record. */
export const INCIDENT_EVENTS: Appliers<IncidentEvent> = {
  IncidentOpened: ({ incidents }, { type: _, ...incident }) => put(incidents, incident.incident, incident),
  IncidentTaskDone: ({ incidents }, { incident, task, at, by }) =>
    update(incidents, incident, before => ({
      ...before,
      tasks: before.tasks.map(one => (one.task === task ? { ...one, done: { at, by } } : one)),
    })),
  IncidentClosed: ({ incidents }, { incident, at, by }) =>
    update(incidents, incident, before => ({ ...before, closed: { at, by } })),
};
