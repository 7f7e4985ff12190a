import type { Of } from '#core/shape';
import type { CardRow, Cards, PostedTracking, SHAPES, Tracked } from './shape.ts';

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

type One = { readonly posted: PostedTracking; readonly state: Cards };

export const trackingDesk = ({ posted, state }: One): Of<typeof SHAPES.desk> => {
  const rows = [...state.cards].map(([player, card]) => rowOf(player, card));
  return {
    type: 'tracking',
    creditsPerSwipe: posted.creditsPerSwipe,
    prizes: posted.prizes,
    count: rows.length,
    cards: rows.toSorted(seatedFirst).slice(0, ROWS_MOST),
  };
};

const rowOf = (player: string, { seat, hours, points, tickets, credits }: Tracked): CardRow => ({
  player,
  ...(seat === undefined ? {} : { seat: { table: seat.table, counts: seat.counts, since: seat.since } }),
  hours: hours.length,
  points,
  tickets: tickets.length,
  credits,
});

const seatedFirst = (a: CardRow, b: CardRow): number =>
  (b.seat?.since ?? '').localeCompare(a.seat?.since ?? '') || a.player.localeCompare(b.player);
