import { reaches } from '#core/eligibility';
import {
  type HouseView,
  momentFrom,
  type OfferedActivity,
  offeredSpans,
  type Table,
  type TableGame,
} from '#core/state';
import { overlap, type Span, tableHours } from '#core/time';

/**
 * Whole hours, of all tables together, in which a table was open with a game that the activity reaches, for live play,
 * while the activity was offered there. HSE-14
 */
export const hoursOffered = (house: HouseView, { activity, offered }: OfferedActivity, day: Span): number => {
  const { tables, offering } = offered;
  const spans = offeredSpans(offered, day.to);
  const dealt = [...house.tables.values()]
    .filter(({ table }) => tables === 'all' || tables.includes(table))
    .flatMap(table => gamesDealt(table, day.to))
    .filter(({ plays }) => plays.isLive && reaches(activity, offering, plays).met)
    .flatMap(game => spans.flatMap(span => overlap(game, span) ?? []));
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
