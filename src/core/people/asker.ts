import type { Session, StaffRole } from './staff.ts';
import type { Station } from './station.ts';

/** The source of a request: a station, and the person signed on there, if any. */
export type Asker = AskingPerson | AskingStation;

export type AskingPerson = {
  readonly actor: { readonly id: string; readonly role: string };
  readonly roles: readonly StaffRole[];
  readonly station: Station;
  readonly session: Session;
  /** The last PIN was typed too long ago for money, rights and exports. PPL-22 */
  readonly isPinOld?: true;
};

type AskingStation = { readonly station: Station };

export const hasPerson = (asker: Asker): asker is AskingPerson => 'session' in asker;

/** The actor in the journal: the person, or a station without one. */
export const actorOf = (asker: Asker): { readonly id: string; readonly role: string } =>
  hasPerson(asker) ? asker.actor : { id: asker.station.station, role: asker.station.kind };
