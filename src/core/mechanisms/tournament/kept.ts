import { type MomentText, momentFrom, type Named, type Settings } from '#core/state';
import { localTime } from '#core/time';
import type { TournamentEvent } from './event-shape.ts';
import { evolveTournament, plannedTournament } from './evolve.ts';
import { tournamentLog } from './log.ts';
import type { TournamentLog } from './log-shape.ts';
import type { Tournament } from './state-shape.ts';
import type { Structure } from './structure-shape.ts';

/** An event that runs, or one that is over and is in the journal. */
export type KeptTournament = {
  readonly promotion: string;
  readonly activity: string;
  readonly openedAt: MomentText;
  readonly state: Tournament;
};

/** The newest tournament under a key, also when it has ended, from what happened in the house. */
export const keptTournament = (key: string, events: readonly Named[]): KeptTournament | undefined => {
  const own = events.filter(event => 'promotion' in event && event.promotion === key);
  const start = own.findLastIndex(event => event.type === 'PromotionOpened');
  const opened = own[start];
  if (opened === undefined || !isOpened(opened)) return undefined;
  const state = own
    .slice(start)
    .flatMap(event => (isMoved(event) ? event.events : []))
    .reduce(evolveTournament, plannedTournament(opened.posted.structure));
  return { promotion: key, activity: opened.activity, openedAt: opened.at, state };
};

type Opened = Named & {
  readonly activity: string;
  readonly posted: { readonly structure: Structure };
  readonly at: MomentText;
};
type Moved = Named & { readonly events: readonly TournamentEvent[] };

const isOwn = (event: Named): boolean => 'mechanism' in event && event.mechanism === 'tournament';
const isOpened = (event: Named): event is Opened => event.type === 'PromotionOpened' && isOwn(event);
const isMoved = (event: Named): event is Moved => event.type === 'PromotionMoved' && isOwn(event);

/** Its log, with what the house knows of it. TRN-14 */
export const tournamentLogOf = (
  { name, clock, activities }: Settings,
  { promotion, activity, openedAt, state }: KeptTournament,
): TournamentLog =>
  tournamentLog(state, {
    establishment: name ?? activities.find(({ id }) => id === activity)?.house ?? '',
    name: promotion,
    startedAt: localTime(clock, momentFrom(state.startedAt ?? openedAt)).toString(),
    games: [],
  });
