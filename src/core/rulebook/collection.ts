import { type Answer, answer } from '#core/base';
import { type Cents, formatAmountShort, NOTHING, plus, times } from '#core/money';
import { isAmong, nameOfGame } from '#core/qualifying';
import type { Fact } from '#core/words';
import type { Activity } from './activity.ts';
import type { Charge } from './funding.ts';
import { clauseOf } from './in-force.ts';
import { refuse, word } from './refusals.ts';
import type { Role } from './round.ts';

/** A table as the fee sees it: its game and posted limits, and who is in the hand. */
export type ChargedTable = {
  readonly game: string;
  readonly betMin?: Cents;
  readonly betMax?: Cents;
  /** Betting positions in play, the player-dealer not among them. */
  readonly positions: number;
  readonly hasPlayerDealer: boolean;
};

/**
 * The betting positions in play: seats with a hand, without that of the player-dealer and those that the house dealer
 * plays. Bettors behind a seat add none to it. RBK-6
 */
export const positionsIn = (
  bettors: readonly { readonly seat: number; readonly role: Role; readonly isPlayerDealer: boolean }[],
): number => {
  const bank = bettors.find(({ isPlayerDealer }) => isPlayerDealer)?.seat;
  return new Set(bettors.filter(({ seat, role }) => seat !== bank && role !== 'house').map(({ seat }) => seat)).size;
};

/** What one hand pays for the activity, and who pays it. */
export type Collection = {
  readonly perTable: Cents;
  readonly perPosition: Cents;
  readonly fromPlayerDealer: Cents;
  readonly total: Cents;
  readonly payer: Charge['payer'];
  readonly optional: boolean;
};

/** What one hand pays at this table: by the first charge that fits it. RBK-6 */
export const collectionOf = (activity: Activity, table: ChargedTable): Answer<Collection> => {
  const { fee, clause } = activity.funding;
  const charge = fee?.charges.find(line => fits(line, table));
  if (fee === undefined || charge === undefined) {
    const facts = { activity: activity.name, game: chargedGame(table) };
    return refuse('no-charge-for-table', facts, clauseOf(activity, clause));
  }
  const dealtIn = table.positions + (table.hasPlayerDealer ? 1 : 0);
  return answer(dealtIn < (fee.playersMin ?? 0) ? { ...due(charge, table), ...NOTHING_DUE } : due(charge, table));
};

const due = (charge: Charge, { positions, hasPlayerDealer }: ChargedTable): Collection => {
  const { perTable = NOTHING, perPosition = NOTHING, payer, optional } = charge;
  const fromPlayerDealer = hasPlayerDealer ? (charge.fromPlayerDealer ?? NOTHING) : NOTHING;
  const total = plus(plus(perTable, times(perPosition, positions)), fromPlayerDealer);
  return { perTable, perPosition, fromPlayerDealer, total, payer, optional };
};

const NOTHING_DUE = { perTable: NOTHING, perPosition: NOTHING, fromPlayerDealer: NOTHING, total: NOTHING };

/** A charge names limits as they are posted, so they must be the same; what it does not name is free. */
const fits = (charge: Charge, { game, betMin, betMax, positions }: ChargedTable): boolean =>
  (charge.games === undefined || isAmong(charge.games, game)) &&
  isSame(charge.betMin, betMin) &&
  isSame(charge.betMax, betMax) &&
  positions >= (charge.positionsMin ?? positions) &&
  positions <= (charge.positionsMax ?? positions);

const isSame = (charged: Cents | undefined, posted: Cents | undefined): boolean =>
  charged === undefined || posted === undefined || charged === posted;

const chargedGame = ({ game: slug, betMin, betMax }: ChargedTable): Fact => {
  const game = nameOfGame(slug);
  const [from, to] = [betMin, betMax].filter(limit => limit !== undefined).map(formatAmountShort);
  if (from === undefined) return game;
  return to === undefined ? word('game.limit', { game, limit: from }) : word('game.limits', { game, from, to });
};
