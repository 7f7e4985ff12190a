import { Amount } from '#core/money';
import { FeeSpace, ROLES } from '#core/rulebook';
import {
  choice,
  exactly,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import { FeeTaken } from './money-event.ts';

/** What is dealt, as posted at the table. */
export const TableGame = object({
  game: Text,
  /** False at a no-purchase-necessary table. */
  isLive: yes,
  isTournament: yes,
  betMin: optional(Amount),
  betMax: optional(Amount),
});
export type TableGame = Of<typeof TableGame>;

/** Where chips have a value and are bet: neither a no-purchase-necessary table nor one of a tournament. NPN-1 */
export const isForMoney = ({ isLive, isTournament }: TableGame): boolean => isLive && !isTournament;

/** A stretch of time in which a table dealt one game; older ones don't say which. */
const Opening = object({ from: MomentText, to: MomentText, plays: optional(TableGame) });
export type Opening = Of<typeof Opening>;

/** A place where wagers are made: position 1 is the seat itself, others are backline. */
export const Place = object({ seat: Whole, position: Whole });
export type Place = Of<typeof Place>;

export const isSame = (a: Place, b: Place): boolean => a.seat === b.seat && a.position === b.position;

/** A member by the id under which the club keeps name and papers; those never come here. */
const Player = choice({ anonymous: {}, member: { id: Text } });
export type Player = Of<typeof Player>;

export const Seated = object({ ...Place.fields, player: Player, role: one(ROLES), age: optional(Whole) });
export type Seated = Of<typeof Seated>;

/** A fee of one activity at one place; on the player-dealer's hand where the activity has a space for it. */
const FEE = { activity: Text, space: FeeSpace };
export const Fee = object(FEE);
export type Fee = Of<typeof Fee>;
export const Lit = object({ ...Place.fields, ...FEE });
export type Lit = Of<typeof Lit>;

export const isSameLit = (a: Lit, b: Lit): boolean => isSame(a, b) && a.activity === b.activity && a.space === b.space;

/** The prize for which somebody at a no-purchase-necessary table plays, asked for before the deal. HSE-3 */
const ASKED = { activity: Text, row: Text };
export const AskedPrize = object({ ...Place.fields, ...ASKED });
export type AskedPrize = Of<typeof AskedPrize>;

/**
 * Somebody in a round, with what isn't usual: a guest, a player, who doesn't have the bank and pays on the player's
 * space, is what is left out. Rounds are two thirds of a journal.
 */
export const RoundBettor = object({
  ...Place.fields,
  player: optional(Player),
  role: optional(one(ROLES)),
  age: optional(Whole),
  isPlayerDealer: optional(yes),
  /** The activities and spaces a fee was paid on. */
  fees: list(object({ ...FEE, space: optional(FeeSpace) })),
  /** What this player had asked for when the cards were dealt. */
  asked: optional(list(object(ASKED))),
});
export type RoundBettor = Of<typeof RoundBettor>;

/** The usual ones are left out. */
export const bettorOf = (
  { seat, position, player, role, age, isPlayerDealer }: Seated & { readonly isPlayerDealer: boolean },
  fees: readonly Fee[],
): RoundBettor => ({
  seat,
  position,
  ...(player.type === 'anonymous' ? {} : { player }),
  ...(role === 'player' ? {} : { role }),
  ...(age === undefined ? {} : { age }),
  ...(isPlayerDealer ? { isPlayerDealer } : {}),
  fees: fees.map(({ activity, space }) => (space === 'player' ? { activity } : { activity, space })),
});

/** Somebody in a round, with all that is so. */
export const bettorIn = ({ fees, ...unusual }: RoundBettor) => ({
  ...USUAL_BETTOR,
  ...unusual,
  fees: fees.map(({ activity, space = 'player' }): Fee => ({ activity, space })),
});
const USUAL_BETTOR = {
  player: { type: 'anonymous' },
  role: 'player',
  isPlayerDealer: false,
} as const satisfies Partial<RoundBettor>;

/** A round from Start Game to Game Over. */
export const TableRound = object({
  round: Whole,
  startedAt: MomentText,
  /** The activities that count for it: what is paused later still holds for this round. */
  activities: Texts,
  bettors: list(RoundBettor),
  fees: list(FeeTaken),
  pot: optional(Amount),
  /** A table game's bets are settled; the round runs on to Game Over. */
  isSettled: optional(yes),
});
export type TableRound = Of<typeof TableRound>;

/** Since when somebody has been dealt in at a table, without leaving the seat. */
const DealtSince = object({ ...Place.fields, since: MomentText });

/** `ofHouse`: with the whole house. */
const Idle = object({ from: MomentText, to: optional(MomentText), ofHouse: optional(exactly(true)) });

/** A table of the room, open or not. */
export const Table = named(
  'Table',
  object({
    table: Whole,
    plays: TableGame,
    /** Absent while it is closed. */
    openedAt: optional(MomentText),
    /** Since when it deals what it deals, if not since it opened. */
    playsSince: optional(MomentText),
    /** What was counted in its tray when it was closed, until it opens again. */
    tray: optional(object({ counted: Amount, at: MomentText, by: Text })),
    /** Openings that ended since the last gaming day was closed. */
    openings: list(Opening),
    seated: list(Seated),
    /** Fees seen by a sensor or marked by a button for the round to come. */
    lit: list(Lit),
    /** What players asked to play for. It stays until they ask for something else or leave. */
    asked: optional(list(AskedPrize)),
    /** Seats that are not dealt in until they are marked back. */
    sittingOut: optional(Wholes),
    /** Rounds started so far. */
    rounds: Whole,
    /** When the newest of them was started. */
    lastStartedAt: optional(MomentText),
    round: optional(TableRound),
    /** Everybody who was dealt in since sitting down, with the moment of the first such round. TBD-5 */
    dealt: optional(list(DealtSince)),
    /** Why it is out of service, if it is. */
    outOfService: optional(Text),
    /** When it was out of service since the last gaming day was closed; without an end it still is. */
    idle: optional(list(Idle)),
  }),
);
export type Table = Of<typeof Table>;
