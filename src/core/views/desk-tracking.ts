import type { PromotionOf } from '#core/house';
import type { Tracked } from '#core/mechanisms/tracking';

/** Club cards and what they have earned; the newest at a table first. */
export type TrackingDesk = {
  readonly type: 'tracking';
  readonly creditsPerSwipe: number;
  /** How many credits each prize costs. */
  readonly prizes: Readonly<Record<string, number>>;
  /** All cards; the first of them are listed. */
  readonly count: number;
  readonly cards: readonly CardRow[];
};

export type CardRow = {
  readonly player: string;
  /** Where the card is in play, and whether the table counts. */
  readonly seat?: { readonly table: number; readonly counts: boolean; readonly since: string };
  readonly hours: number;
  readonly points: number;
  readonly tickets: number;
  readonly credits: number;
};

export const trackingDesk = ({ posted, state }: PromotionOf<'tracking'>, rowsMost: number): TrackingDesk => {
  const rows = [...state.cards].map(([player, card]) => rowOf(player, card));
  return {
    type: 'tracking',
    creditsPerSwipe: posted.creditsPerSwipe,
    prizes: posted.prizes,
    count: rows.length,
    cards: rows.toSorted(seatedFirst).slice(0, rowsMost),
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
