import { answer } from '#core/base';
import { tableDrawingBy } from '../table-drawing.ts';
import { valueAwardsIn } from '../wheel.ts';
import { AT, type Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `table-drawing`: the balls, cards and stops go in as they came out. */
export const tableDrawingThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    tableDrawingBy(json, (promotion, { tables, balls, card, cards, stops, offering: { item, handPrizes } }) => {
      const stage = open(promotion, 'table-drawing', { prizes: handPrizes, valueAwards: valueAwardsIn(stops) });
      if (!stage.ok) return stage;
      const seatCards = card === undefined ? [] : [card].flat();
      // Whoever spins says who they are.
      const named = tables.map(table => ({
        ...table,
        seats: table.seats.map(seat => ({ ...seat, player: `${table.table}/${seat.seat}` })),
      }));
      const command = { type: 'DrawTable', tables: named, balls, seatCards, item, spinCards: cards, stops };
      const refused = stage.value.commit(command, Temporal.Instant.from(AT));
      if (refused !== undefined) return refused;
      const { hand, ...drawn } = stage.value.state().last!; // The command has just drawn it.
      return answer({ ...drawn, ...(hand === undefined ? {} : { category: hand.category }) });
    }),
  );
