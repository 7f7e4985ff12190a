import { NOTHING } from '#core/money';
import type { ClaimClock, Step } from '#core/rulebook';
import { CALIFORNIA } from './california/index.ts';

/** Fifteen minutes to show ID, else thirty days to come back. */
export const ID_OR_30_DAYS: Extract<ClaimClock, { type: 'id-then-return' }> = {
  type: 'id-then-return',
  id: { count: 15, unit: 'minutes' },
  return: { count: 30, unit: 'days' },
  from: NOTHING,
};

/** A drawn player has three minutes from the announcement. */
export const THREE_MINUTES: Extract<ClaimClock, { type: 'within' }> = {
  type: 'within',
  period: { count: 3, unit: 'minutes' },
  since: 'announcement',
};

/** Play without a purchase where one prize must be named first. */
export const ASKED_FIRST_RULES: readonly string[] = [
  ...CALIFORNIA.silence.noPurchaseRules,
  'The player names one prize before the deal and can win only that one.',
  'What the player’s own hand does not earn stays in the fund.',
];

/** A fee on a sensor. */
export const SENSOR_STEPS: readonly Step[] = [
  { who: 'player', does: 'places the base wager and, if they wish, the fee on the sensor of the seat' },
  { who: 'dealer', does: 'starts the game; lit sensors take part and the fees go into the locked box' },
  { who: 'dealer', does: 'presses the hand and calls the floor' },
  { who: 'floor person', does: 'checks the hand, completes the paperwork and pays' },
  { who: 'dealer', does: 'ends the game, which clears the sensors' },
];

/** A fee from the pot. */
export const POT_FEE_STEPS: readonly Step[] = [
  { who: 'dealer', does: 'takes the fee from the pot with the collection and drops it into the jackpot box' },
  { who: 'player', does: 'shows a qualifying hand' },
  { who: 'representative', does: 'checks the cards and the deck' },
  { who: 'representative', does: 'completes the records and pays' },
  { who: 'accounting', does: 'reseeds the pool' },
];

/** A jackpot collection of the table. */
export const COLLECTION_STEPS: readonly Step[] = [
  { who: 'player or player-dealer', does: 'pays the collection of the table before the hand' },
  { who: 'dealer', does: 'drops it into the box for this jackpot only' },
  { who: 'staff', does: 'check a qualifying hand' },
  { who: 'cage', does: 'pays the posted prize' },
  { who: 'count room', does: 'counts the box and reports each table and day' },
];

/** Tickets for hands, then a drawing. */
export const TICKET_STEPS: readonly Step[] = [
  { who: 'player', does: 'is dealt a listed hand' },
  { who: 'representative', does: 'checks it and hands out the tickets' },
  { who: 'player', does: 'writes the name on one part and keeps the other' },
  { who: 'staff', does: 'draw at the posted time' },
  { who: 'winner', does: 'comes forward in time with ID' },
];

/** A hand that is announced and paid. */
export const ANNOUNCED_HAND_STEPS: readonly Step[] = [
  { who: 'player', does: 'is dealt a listed hand and says so' },
  { who: 'representative', does: 'checks the hand' },
  { who: 'representative', does: 'completes the forms and pays' },
];

/** A hand that another fund pays for. */
export const OTHER_FUND_STEPS: readonly Step[] = [
  { who: 'player', does: 'makes the posted hand' },
  { who: 'floor person', does: 'checks it' },
  { who: 'cage', does: 'pays from the fund named' },
];
