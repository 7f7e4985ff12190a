import type { NaturalCard } from '#core/cards';
import type { Attempt, DrawingDay } from '#core/games/hi-lo-progressive';
import type { BaccaratRules, Bet, Paid } from '#core/games/punto-banco';
import type { Meter, MeterName, Meters, Progression, Round, Settlement } from '#core/games/table';

/** The table games that this house settles itself, by the name under which a table deals them. */
export const TABLE_GAMES = ['crazy-4-poker', 'four-card-poker', 'baccarat', 'ez-baccarat'] as const;
export type TableGameName = (typeof TABLE_GAMES)[number];

export const isTableGame = (game: string): game is TableGameName => TABLE_GAMES.some(one => one === game);

/** A game as the whole house runs it. */
export type GameInHouse = GameSetUp | HiLo;

/** The drawings of a day, and the game that is played, or was played last. HLP 1 */
export type HiLo = {
  readonly game: typeof HI_LO;
  readonly day: DrawingDay;
  readonly attempt?: Attempt;
};
export const HI_LO = 'hi-lo-progressive';

/** How a table game is set up: what the house has chosen, and what stands on its meters. PRO-5 */
export type GameSetUp = PokerSetUp | BaccaratSetUp;

export type PokerSetUp = {
  readonly game: 'crazy-4-poker' | 'four-card-poker';
  /** The pay tables in force, by their keys. */
  readonly schedules: Readonly<Record<string, unknown>>;
  readonly meters: Meters;
  /** How wagers feed the meters. */
  readonly progressions: Readonly<Partial<Record<MeterName, Progression>>>;
};

/** As it is asked for: what stands on a meter has no part of a cent, which comes from wagers alone. */
export type AskedSetUp = AskedPokerSetUp | BaccaratSetUp;
export type AskedPokerSetUp = Omit<PokerSetUp, 'meters'> & {
  readonly meters: Readonly<Partial<Record<MeterName, Omit<Meter, 'carry'> & Partial<Pick<Meter, 'carry'>>>>>;
};

export type BaccaratSetUp = {
  readonly game: 'baccarat' | 'ez-baccarat';
  readonly limits: Pick<BaccaratRules, 'betMin' | 'betMax'>;
};

/** A round as it was dealt and played. */
export type Deal = PokerDeal | BaccaratDeal;

export type PokerDeal = { readonly type: 'poker' } & Omit<Round<unknown>, 'schedules' | 'meters'>;

export type BaccaratDeal = {
  readonly type: 'baccarat';
  readonly bets: readonly Bet[];
  readonly player: readonly NaturalCard[];
  readonly banker: readonly NaturalCard[];
};

/** What became of every bet. */
export type RoundResult =
  | ({ readonly type: 'poker' } & Omit<Settlement, 'meters'>)
  | { readonly type: 'baccarat'; readonly winner: string; readonly paid: readonly Paid[] };
