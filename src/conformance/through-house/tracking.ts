import { answer } from '#core/base';
import { dollars } from '#core/money';
import { PLAYER, trackingOn } from '../tracking.ts';
import { AT, type Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `tracking`: the card of one player among those of the house. */
export const trackingThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    trackingOn(json, (promotion, { from, to, ...posted }) => {
      const period = {
        ...(from === undefined ? {} : { from: from.toString() }),
        ...(to === undefined ? {} : { to: to.toString() }),
      };
      // A scenario speaks of swipes that count; every minute may be such a time, and every prize is worth the least.
      const rewards = Object.fromEntries(Object.keys(posted.prizes).map(prize => [prize, { value: dollars(10) }]));
      const stage = open(promotion, 'tracking', { ...posted, ...period, minutesPerCredit: 1, rewards });
      if (!stage.ok) return stage;
      const { state, events, commit } = stage.value;
      const enrolled = commit({ type: 'EnrolPlayer', player: 'player', person: PLAYER }, Temporal.Instant.from(AT));
      return (
        enrolled ??
        answer({
          state: () => state().cards.get('player')!, // Enrolled above.
          events: events.filter(event => event.type !== 'PlayerEnrolled' && event.type !== 'CardJoined'),
          commit: (command, now) => commit({ ...command, player: 'player' }, now),
        })
      );
    }),
  );
