import { reaches } from '#core/eligibility';
import {
  type HouseView,
  momentFrom,
  type OfferedActivity,
  offeredSpans,
  offeredWithin,
  type Table,
  type TableGame,
} from '#core/state';
import { overlap, type Span, tableHours } from '#core/time';

/**
 * Whole hours, of all tables together, in which a table was open with a game that the activity reaches, for live play,
 * while the activity was offered there and its posted hours were on. HSE-14
 */
export const hoursOffered = (house: HouseView, { activity, offered }: OfferedActivity, day: Span): number => {
  const run = offeredSpans(offered, day.to);
  const dealt = [...house.tables.values()].flatMap(table => {
    const posted = offeredWithin(house, offered, table.table, day);
    const spans = run.flatMap(span => posted.flatMap(hours => overlap(span, hours) ?? []));
    return gamesDealt(table, day.to)
      .filter(({ plays }) => plays.isLive && reaches(activity, offered.offering, plays).met)
      .flatMap(game => spans.flatMap(span => overlap(game, span) ?? []));
  });
  const { over, under } = tableHours(dealt, day);
  return Number(over / under);
};

type GameDealt = Span & { readonly plays: TableGame };

/** What a table dealt, and when. */
const gamesDealt = ({ openings, openedAt, playsSince, plays }: Table, upTo: Temporal.Instant): readonly GameDealt[] => [
  ...openings.map(({ from, to, plays: dealt = plays }) => ({
    from: momentFrom(from),
    to: momentFrom(to),
    plays: dealt,
  })),
  ...(openedAt === undefined ? [] : [{ from: momentFrom(playsSince ?? openedAt), to: upTo, plays }]),
];
