import { type Answer, answer } from '#core/base';
import { type DeckState, type PokerSetUp, pokerGameNamed, type TableGameName } from '#core/games';
import type { Entry, Limits, PokerRules, RoundState, Setup } from '#core/games/table';
import { type Cents, total } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { type HouseView, isForMoney, openTable, type Table, type TablePlay } from '#core/state';
import { gameIn } from './game.ts';
import type { Bet, Bound } from './play-shape.ts';
import { refuse } from './refusals.ts';

/** A round that is over, as long as it can be backed out: what it fed to the meters, what it paid, its awards. */
export type SettledRound = {
  readonly round: number;
  readonly game: TableGameName;
  readonly at: string;
  readonly setup: Setup;
  readonly seats: readonly { readonly seat: number; readonly wagers: Readonly<Record<string, number>> }[];
  readonly entries: readonly Entry[];
  readonly awards: readonly RoundAward[];
  /** Seats whose progressive prizes were backed out by themselves. */
  readonly backedOut: readonly number[];
};

export type RoundAward = { readonly award: number; readonly seat: number; readonly wager: string };

/** The play at one table: its open bets or the round that is on, and the rounds that were settled. */
export type Play = TablePlay & {
  readonly game: string;
  /** The number of the round that is on. */
  readonly round?: number;
  readonly state?: RoundState;
  /** When the first bet of the open layout was placed. */
  readonly betsSince?: string;
  /** What its magic card and lucky position will be drawn with. */
  readonly bound?: Bound;
  /** Who has dealt and keyed this round. */
  readonly dealtBy: readonly string[];
  readonly awards: readonly RoundAward[];
  /** When the last winning hand of the round was shown. */
  readonly wonAt?: string;
  readonly lastBets: readonly Bet[];
  /** Its cards, where the house follows them. */
  readonly deck?: DeckState;
  readonly settled: readonly SettledRound[];
};

/** So many settled rounds of a table can be backed out. */
export const ROUNDS_KEPT = 30;

export const NO_PLAY = { isOn: false, dealtBy: [], awards: [], lastBets: [], settled: [] } as const;

/** As this folder has put it there. */
export const playIn = ({ plays }: HouseView, table: number): Play | undefined => plays.get(table) as Play | undefined;

type PokerGame = NonNullable<ReturnType<typeof pokerGameNamed>>;

/** A table that deals a poker game which this house has set up. */
export type PokerAt = {
  readonly table: Table;
  readonly game: PokerGame;
  readonly setUp: PokerSetUp;
  readonly rules: PokerRules;
  readonly play: Play | undefined;
};

export const pokerAt = (house: HouseView, number: number): Answer<PokerAt> => {
  const open = openTable(house, number);
  if (!open.ok) return open;
  const table = open.value;
  const name = table.plays.game;
  if (!isForMoney(table.plays)) return refuse('no-bets-here', { table: number }, 'NPN-1; PRO-6');
  const [game, setUp] = [pokerGameNamed(name), gameIn(house, name)];
  if (game === undefined || setUp === undefined || !('schedules' in setUp)) {
    return refuse('game-not-set-up', { table: number, game: nameOfGame(name) }, 'PRO-5');
  }
  const rules = game.rulesFor(setUp.schedules);
  if (!rules.ok) return rules;
  const play = playIn(house, number);
  const isOfGame = play?.game === name;
  return answer({ table, game, setUp, rules: rules.value, play: isOfGame ? play : undefined });
};

export type OnPlay = PokerAt & { readonly play: Play; readonly state: RoundState; readonly round: number };

/** The round of the game that is on at a table. */
export const playOn = (house: HouseView, number: number): Answer<OnPlay> => {
  const found = pokerAt(house, number);
  if (!found.ok) return found;
  const { play } = found.value;
  if (play?.state === undefined || play.round === undefined) {
    return refuse('no-play-on', { table: number }, 'PRO-6');
  }
  return answer({ ...found.value, play, state: play.state, round: play.round });
};

/** How a table is set up for its next round: what the house chose, within what the table has posted. */
export const setupAt = ({ table, setUp, rules }: PokerAt): Answer<Setup> => {
  const { betMin, betMax } = table.plays;
  if (betMin === undefined || betMax === undefined) {
    return refuse('limits-not-posted', { table: table.table }, `PRO-5; ${rules.clauses.bets}`);
  }
  const limits = rules.bets.flatMap((wager): readonly (readonly [string, NonNullable<Limits[string]>])[] => {
    if (rules.progressives.includes(wager)) return [];
    const own = setUp.limits?.[wager];
    if (own === undefined) return [[wager, { from: betMin, to: betMax }]];
    return [[wager, { from: own.from, to: own.to < betMax ? own.to : betMax }]];
  });
  return answer({
    schedules: setUp.schedules,
    positions: setUp.positions ?? POSITIONS,
    limits: Object.fromEntries(limits),
    dealing: setUp.dealing ?? 'automated-shoe',
    severalPositions: setUp.severalPositions ?? false,
    progressions: setUp.progressions,
    ...(setUp.way !== undefined && { way: setUp.way }),
  });
};

const POSITIONS = 6;

/** What rounds that are on have locked of a meter, or of all meters of a game, and the floor has not let through. */
export const lockedAt = (
  { plays }: HouseView,
  game: string,
  meter?: string,
): readonly { readonly table: number; readonly amount: Cents }[] =>
  [...plays.values()].flatMap(one => {
    const { table, game: own, state, awards, isOn } = one as Play; // As this folder has put it there.
    if (own !== game || !isOn) return [];
    const isLet = (entry: Entry): boolean =>
      awards.some(({ seat, wager }) => seat === entry.seat && wager === entry.wager);
    return (state?.settlement?.entries ?? []).flatMap(entry => {
      const isOf = entry.note?.type === 'meter' && (meter === undefined || entry.note.name === meter);
      return isOf && !isLet(entry) ? [{ table, amount: entry.returned }] : [];
    });
  });

export const lockedIn = (house: HouseView, game: string): Cents =>
  total(lockedAt(house, game).map(({ amount }) => amount));
