import { assert } from '#core/base';
import type { TournamentEvent } from './event-shape.ts';
import type { Entrant, Place, Tournament } from './state-shape.ts';

export type Entrants = Map<string, Entrant>;
export type Apply<Event> = (tournament: Tournament, event: Event, entrants: Entrants) => Tournament;

/** How each event of a family is applied. */
export type Appliers<Event extends TournamentEvent> = {
  readonly [Type in Event['type']]: Apply<Extract<Event, { type: Type }>>;
};

export const entrantOf = (entrants: Entrants, player: string): Entrant => {
  const entrant = entrants.get(player);
  assert(entrant !== undefined, `${player} never registered`);
  return entrant;
};

/** At that place, or at none. */
export const seated = ({ seat: _, ...entrant }: Entrant, seat: Place | undefined): Entrant =>
  seat === undefined ? entrant : { ...entrant, seat };
