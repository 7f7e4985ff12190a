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
import { isBefore, overlap, type Span, tableHours } from '#core/time';

/**
 * Whole hours, of all tables together, in which a table was open with a game that the activity reaches, for live play,
 * while the activity was offered there, its posted hours were on and the table was in service. HSE-14
 */
export const hoursOffered = (house: HouseView, { activity, offered }: OfferedActivity, day: Span): number => {
  const run = offeredSpans(offered, day.to);
  const dealt = [...house.tables.values()].flatMap(table => {
    const posted = offeredWithin(house, offered, table.table, day);
    const offeredAt = run.flatMap(span => posted.flatMap(hours => overlap(span, hours) ?? []));
    const spans = idleOf(table, day.to).reduce(without, offeredAt);
    return gamesDealt(table, day.to)
      .filter(({ plays }) => plays.isLive && reaches(activity, offered.offering, plays).met)
      .flatMap(game => spans.flatMap(span => overlap(game, span) ?? []));
  });
  const { over, under } = tableHours(dealt, day);
  return Number(over / under);
};

const idleOf = ({ idle = [] }: Table, upTo: Temporal.Instant): readonly Span[] =>
  idle.map(({ from, to }) => ({ from: momentFrom(from), to: to === undefined ? upTo : momentFrom(to) }));

/** What is left of stretches of time beside another. */
const without = (spans: readonly Span[], { from, to }: Span): readonly Span[] =>
  spans.flatMap(span => {
    const before = { from: span.from, to: isBefore(from, span.to) ? from : span.to };
    const after = { from: isBefore(to, span.from) ? span.from : to, to: span.to };
    return [before, after].filter(part => isBefore(part.from, part.to));
  });

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
