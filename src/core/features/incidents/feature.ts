import { type Feature, may } from '#core/state';
import { INCIDENT_COMMANDS } from './decide.ts';
import { INCIDENT_EVENTS } from './evolve.ts';
import { IncidentCommand, IncidentEvent } from './shape.ts';

const WATCHING_OVER = may(
  ['compliance', 'administrator', 'supervisor', 'surveillance'],
  ['office', 'compliance', 'floor'],
);
const ANSWERING = may(['compliance', 'administrator'], ['office', 'compliance']);

/** What went wrong, with the clocks of the law. REG-S7 */
export const INCIDENTS: Feature<IncidentCommand, IncidentEvent> = {
  shapes: { command: IncidentCommand, event: IncidentEvent },
  decide: INCIDENT_COMMANDS,
  evolve: INCIDENT_EVENTS,
  may: { OpenIncident: WATCHING_OVER, DoIncidentTask: ANSWERING, CloseIncident: ANSWERING },
  seconds: {},
};
