import { accept, type Decision, type Refusal } from '#core/base';
import { DECK } from '#core/cards';
import { firstBelow, NUMBERS_FOR_ONE } from '#core/draws';
import { type Activity, type Offering, periodAt, periodFrom } from '#core/rulebook';
import {
  type Context,
  type Deciders,
  type HouseView,
  momentText,
  type Offered,
  offeredNamed,
  rankAt,
} from '#core/state';
import { formatMoment, type HouseClock, isBefore, type Span } from '#core/time';
import { refuse } from './refusals.ts';
import type { OfferingCommand, OfferingEvent } from './shape.ts';

/** Where the rank is drawn by lot, nobody names it. OFT-8 */
export const rankTyped = ({ drawsRank, id, name }: Activity, { designated }: Offering): Refusal | undefined =>
  drawsRank === true && designated?.rank !== undefined
    ? refuse('rank-is-drawn', { activity: name }, `OFT-8; ${id}`)
    : undefined;

/** The card of a posted period, drawn once and in time; it holds from the draw on. OFT-8 */
export const RANK_COMMANDS = {
  DrawRank: (house: HouseView, { activity: name }, { now, actor, chance }: Context): Decision<OfferingEvent> => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    const { clock } = house.settings;
    const clause = `OFT-8; ${activity.id}`;
    if (activity.drawsRank !== true) return refuse('no-rank-to-draw', { activity: activity.name }, clause);
    const period = undrawn(clock, offered, now);
    if (period === undefined) return allDrawn(clock, activity, offered, now);
    const [drawnFrom] = firstBelow(chance?.(NUMBERS_FOR_ONE) ?? [], DECK.length);
    if (drawnFrom === undefined) return refuse('no-chance-for-rank', {}, clause);
    const [from, to] = [period.from, period.to].map(momentText);
    const card = DECK[drawnFrom % DECK.length]!; // Below its length.
    const facts = { card, from: from!, to: to!, drawnFrom, at: momentText(now), by: actor.id };
    return accept({ type: 'RankDrawn', activity: activity.id, ...facts });
  },
} satisfies Partial<Deciders<OfferingCommand, OfferingEvent>>;

/** The rest of the period that is on, or the next one, if nothing was drawn for it yet. */
const undrawn = (clock: HouseClock, offered: Offered, now: Temporal.Instant): Span | undefined => {
  const { offering } = offered;
  const on = periodAt(clock, offering, now);
  const isDrawn = (at: Temporal.Instant): boolean => rankAt(offered, at) !== undefined;
  if (on !== undefined && !isDrawn(now)) return { from: now, to: endOf(offered, on.to, now) };
  const next = periodFrom(clock, offering, on?.to ?? now);
  return next === undefined || isDrawn(next.from) ? undefined : { ...next, to: endOf(offered, next.to, next.from) };
};

/** What was drawn for later before the periods were changed still holds. */
const endOf = ({ ranks = [] }: Offered, end: Temporal.Instant, from: Temporal.Instant): Temporal.Instant =>
  ranks
    .map(drawn => Temporal.Instant.from(drawn.from))
    .filter(begins => isBefore(from, begins) && isBefore(begins, end))
    .toSorted(Temporal.Instant.compare)[0] ?? end;

const allDrawn = (clock: HouseClock, { id, name }: Activity, { ranks = [] }: Offered, now: Temporal.Instant) => {
  const last = ranks.at(-1);
  const isToCome = last !== undefined && isBefore(now, Temporal.Instant.from(last.to));
  if (!isToCome) return refuse('no-period-ahead', { activity: name }, `OFT-8; ${id}`);
  const until = { moment: formatMoment(clock, Temporal.Instant.from(last.to)) };
  return refuse('rank-already-drawn', { activity: name, until }, `OFT-8; ${id}`);
};
