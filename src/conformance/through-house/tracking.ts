import { answer } from '#core/base';
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
      const stage = open(promotion, 'tracking', { ...posted, ...period });
      if (!stage.ok) return stage;
      const { state, events, commit } = stage.value;
      const enrolled = commit({ type: 'EnrolPlayer', player: 'player', person: PLAYER }, Temporal.Instant.from(AT));
      return (
        enrolled ??
        answer({
          state: () => state().cards.get('player')!, // Enrolled above.
          events: events.filter(event => event.type !== 'PlayerEnrolled'),
          commit: (command, now) => commit({ ...command, player: 'player' }, now),
        })
      );
    }),
  );
