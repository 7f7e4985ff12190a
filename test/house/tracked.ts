import { emptyHouse, evolveHouse, type House, type HouseEvent } from '#core/house';
import type { Role } from '#core/rulebook';
import { SETTINGS } from './room.ts';

/** What a house knows: hours on the club cards of an activity, and who sits at a table as what. */
export type Known = {
  readonly hours?: Readonly<Record<string, number | readonly string[]>>;
  readonly seated?: Readonly<Record<string, Role>>;
  readonly plays?: Partial<Extract<HouseEvent, { type: 'TableOpened' }>['plays']>;
};

const AT = '2026-01-01T16:00:00Z';
const hourAt = (_: unknown, n: number) => Temporal.Instant.from(AT).subtract({ hours: n }).toString();

export const trackedHouse = (activity: string, { hours = {}, seated = {}, plays = {} }: Known): House => {
  const base = { promotion: 'hours', activity, mechanism: 'tracking', at: AT, by: 'ann' } as const;
  const cards = Object.entries(hours).map(([player, counted]) => ({
    type: 'PlayerEnrolled' as const,
    player,
    card: {
      hours: typeof counted === 'number' ? Array.from({ length: counted }, hourAt) : counted,
      points: 0,
      tickets: [],
      credits: 0,
      redeemed: [],
    },
  }));
  const seats = Object.entries(seated).map(
    ([id, role], place): HouseEvent => ({
      type: 'PlayerSeated',
      table: 1,
      seated: { seat: place + 1, position: 1, player: { type: 'member', id }, role },
    }),
  );
  const events: readonly HouseEvent[] = [
    {
      type: 'TableOpened',
      table: 1,
      plays: { game: 'texas-holdem', isLive: true, isTournament: false, ...plays },
      at: AT,
    },
    ...seats,
    {
      type: 'PlayerSeated',
      table: 1,
      seated: { seat: 9, position: 1, player: { type: 'anonymous' }, role: 'player' },
    },
    { type: 'PromotionOpened', ...base, posted: { creditsPerSwipe: 0, prizes: {} } },
    { type: 'PromotionMoved', ...base, events: cards, bookings: [] },
  ];
  return events.reduce<House>(evolveHouse, emptyHouse(SETTINGS));
};
