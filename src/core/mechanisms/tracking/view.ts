import { defined } from '#core/base';
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

export const trackingBoard = ({ posted }: One): Of<typeof SHAPES.board> => {
  const { creditsPerSwipe, minutesPerCredit: minutes, minutesFor = {}, prizes } = posted;
  return {
    type: 'tracking',
    creditsPerSwipe,
    ...defined({ minutes }),
    games: Object.entries(minutesFor).map(([game, asked]) => ({ game, minutes: asked })),
    prizes: Object.entries(prizes)
      .map(([prize, credits]) => ({ prize, credits }))
      .toSorted((a, b) => a.credits - b.credits),
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const trackingAccount = (
  { posted, state }: One,
  ids: readonly string[],
): readonly Of<typeof SHAPES.account.row>[] => {
  const cards = ids.flatMap(id => state.cards.get(id) ?? []);
  if (cards.length === 0) return [];
  return [
    {
      hours: sum(cards.map(({ hours }) => hours.length)),
      points: sum(cards.map(({ points }) => points)),
      tickets: sum(cards.map(({ tickets }) => tickets.length)),
      credits: sum(cards.map(({ credits }) => credits)),
      prizes: Object.entries(posted.prizes)
        .map(([what, credits]) => ({ what, credits }))
        .toSorted((a, b) => a.credits - b.credits),
    },
  ];
};

export const trackingRewards = (
  { posted, state }: One,
  ids: readonly string[],
): Of<typeof SHAPES.rewards> | undefined => {
  const cards = ids.flatMap(id => state.cards.get(id) ?? []);
  const prizes = Object.entries(posted.prizes).map(([prize, costs]) => ({ prize, costs }));
  if (cards.length === 0 || prizes.length === 0) return undefined;
  return {
    credits: sum(cards.map(({ credits }) => credits)),
    prizes,
    redeemed: cards.flatMap(({ redeemed }) => redeemed),
  };
};
