import { refusals } from '#core/base';
import type { IncidentKind, IncidentTask } from '#core/state';
import { type Said, sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

const word = sayings(TERMS);

export const incidentWord = (kind: IncidentKind): Said => word(`incident.${kind}`, {});
export const taskWord = (task: IncidentTask): Said => word(`task.${task}`, {});
