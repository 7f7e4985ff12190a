import { answer } from '#core/base';
import type { Holder } from '#core/state';
import type { Facts } from '../../src/core/mechanisms/drawing/facts.ts';

const CLOCK = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const LIVE = { game: 'texas-holdem', isLive: true, isTournament: false };

/** What a house knows that has one table of that game and these people; everybody else is a player of full age. */
export const factsAt = (
  now: Temporal.Instant,
  {
    people = {},
    table = {},
    ...more
  }: Partial<Facts> & {
    readonly people?: Readonly<Record<string, Holder>>;
    readonly table?: Partial<typeof LIVE>;
  } = {},
): Facts => {
  const holder = (name: string): Holder => people[name] ?? { role: 'player' };
  return {
    now,
    clock: CLOCK,
    holder,
    namesOf: name => [name],
    wonElsewhere: () => [],
    earnedAt: ({ player = '' }) => answer({ table: { ...LIVE, ...table }, holder: holder(player) }),
    notNow: () => undefined,
    emptiedNext: () => undefined,
    ...more,
  };
};
