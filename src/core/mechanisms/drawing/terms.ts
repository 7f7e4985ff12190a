import { ownTerms } from '#core/rulebook';
import { AtLeastOne, choice, exactly, type Filled, Key, list, type Of, object, one, optional, Text } from '#core/shape';

const DrawingSchedule = choice({
  /** One drawing at each of these times of the last day, which comes so many weeks after the start. */
  'last-day': { times: list(Text, { min: 1 }), weeks: Key },
  /** One drawing a day on so many days, all of them within so many days. */
  days: { drawings: AtLeastOne, withinDays: AtLeastOne },
});
export type DrawingSchedule = Of<typeof DrawingSchedule>;

/** How an entry is earned. */
const EntryWay = choice({
  /** By a hand: as many tickets as its row gives. */
  hand: {},
  /** One ticket for each player seated at a posted time; `times` where the approval fixes them. */
  seat: { times: optional(list(Text)) },
  /** One entry point on the player's card for each completed hour of play. */
  hour: {},
});
export type EntryWay = Of<typeof EntryWay>;

/** What one drawing gives. */
const Gives = choice({
  /** One of `keys` is posted, else it is `orElse`; without `count` the house announces how many. */
  'one-of': { keys: list(Key), orElse: optional(Text), count: optional(AtLeastOne) },
  /** These prizes, in this order, in the drawing of their game. */
  list: { prizes: list(object({ key: Key, game: Key })) },
});
export type Gives = Of<typeof Gives>;

/**
 * How a drawing runs; how long a drawn player has is with the claims, who may win and how often with the
 * eligibility. DRW-1
 */
export const TERMS = ownTerms(
  'drawing',
  run =>
    object({
      ...run,
      entries: list(EntryWay),
      /** What a drawn player shows besides photo ID. */
      proof: one(['stub', 'club-card', 'none']),
      /** The name on the ticket is compared with the ID: spelling and order. DRW-13 */
      comparesName: optional(exactly(true)),
      gives: Gives,
      /** An entry drawn without a winner: another is drawn, or the prize is added to that of the next drawing. */
      inVain: one(['redraw', 'carry-over']),
      /** Without ID there is no win, or ID may follow until the second stage; after that the prize has no winner. */
      idUntil: one(['claim', 'second-stage']),
      /** The drum after a drawing. `as-posted`: the house says so beforehand, else it is emptied. */
      drum: one(['kept', 'as-posted']),
      /** The setting that says how many days after the start, or the last emptying, the drum is emptied. */
      emptiedAfterDays: optional(Key),
      /** When its drawings are held, where the approval says so. */
      schedule: optional(DrawingSchedule),
      /** One prize per person in the whole promotion, whatever limit the eligibility has. */
      onePerPerson: optional(exactly(true)),
    }),
  { drawn: true, kinds: ['drawing'] },
);
export type DrawingTerms = Filled<typeof TERMS.shape>;

export const { write: drawing, all: drawingsOf, inForce: drawingTermsOf } = TERMS;
