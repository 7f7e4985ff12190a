import {
  evolveTournament,
  plannedTournament,
  type Tournament,
  type TournamentLog,
  tournamentLog,
} from '#core/mechanisms/tournament';
import { localTime } from '#core/time';
import type { HouseEvent } from '../events.ts';
import type { MomentText, Settings } from '../house.ts';
import { momentFrom } from '../moments.ts';

/** An event that runs, or one that is over and stands in the journal. */
export type KeptTournament = {
  readonly promotion: string;
  readonly activity: string;
  readonly openedAt: MomentText;
  readonly state: Tournament;
};

/** The newest tournament under a key, also when it has ended, from what happened in the house. */
export const keptTournament = (key: string, events: readonly HouseEvent[]): KeptTournament | undefined => {
  const own = events.filter(event => 'promotion' in event && event.promotion === key);
  const start = own.findLastIndex(event => event.type === 'PromotionOpened');
  const opened = own[start];
  if (opened?.type !== 'PromotionOpened' || opened.mechanism !== 'tournament') return undefined;
  const state = own
    .slice(start)
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'tournament' ? event.events : []))
    .reduce(evolveTournament, plannedTournament(opened.posted.structure));
  return { promotion: key, activity: opened.activity, openedAt: opened.at, state };
};

/** Its log, with what the house knows of it. TRN-14 */
export const tournamentLogOf = (
  { name, clock, activities }: Settings,
  { promotion, activity, openedAt, state }: KeptTournament,
): TournamentLog =>
  tournamentLog(state, {
    establishment: name ?? activities.find(({ id }) => id === activity)?.house ?? '',
    name: promotion,
    startedAt: localTime(clock, momentFrom(state.startedAt ?? openedAt)),
    games: [],
  });
