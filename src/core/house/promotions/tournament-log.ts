import { evolveTournament, plannedTournament, type TournamentLog, tournamentLog } from '#core/mechanisms/tournament';
import { localTime } from '#core/time';
import type { HouseEvent } from '../events.ts';
import type { Settings } from '../house.ts';
import { momentFrom } from '../moments.ts';

/** The log of the newest tournament under a key, also when it has ended, from what happened in the house. TRN-14 */
export const tournamentLogFrom = (
  { name, clock, activities }: Settings,
  key: string,
  events: readonly HouseEvent[],
): TournamentLog | undefined => {
  const own = events.filter(event => 'promotion' in event && event.promotion === key);
  const start = own.findLastIndex(event => event.type === 'PromotionOpened');
  const opened = own[start];
  if (opened?.type !== 'PromotionOpened' || opened.mechanism !== 'tournament') return undefined;
  const activity = activities.find(({ id }) => id === opened.activity);
  const state = own
    .slice(start)
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'tournament' ? event.events : []))
    .reduce(evolveTournament, plannedTournament(opened.posted.structure));
  return tournamentLog(state, {
    establishment: name ?? activity?.house ?? '',
    name: key,
    startedAt: localTime(clock, momentFrom(state.startedAt ?? opened.at)),
    games: [],
  });
};
