import { type Answer, answer } from '#core/base';
import { checkCoup, type NaturalCard } from '#core/cards';
import type { Movement, Settled, TableGame } from '#core/games/table';
import { minus, NOTHING } from '#core/money';
import { explainCoup } from './coach/explain.ts';
import { type Bet, decideBaccarat, evolveBaccarat, nextHand, openRound } from './round.ts';
import { type BaccaratRules, COMMISSION_BACCARAT, EZ_BACCARAT, LINES } from './rules.ts';
import { type Paid, settleCoup } from './settle.ts';

/** The rules by the name under which a table deals them. */
const RULES = { baccarat: COMMISSION_BACCARAT, 'ez-baccarat': EZ_BACCARAT } as const;
export type BaccaratName = keyof typeof RULES;

/** What a house has chosen for its baccarat. PRO-5 */
export type BaccaratSetUp = { readonly game: BaccaratName; readonly limits: Pick<BaccaratRules, 'betMin' | 'betMax'> };

/** A round as it was dealt and played. */
export type BaccaratDeal = {
  readonly type: 'baccarat';
  readonly bets: readonly Bet[];
  readonly player: readonly NaturalCard[];
  readonly banker: readonly NaturalCard[];
};

/** What became of every bet. */
export type BaccaratResult = { readonly type: 'baccarat'; readonly winner: string; readonly paid: readonly Paid[] };

const settle = (
  setUp: BaccaratSetUp,
  { type, bets, player, banker }: BaccaratDeal,
): Answer<Settled<BaccaratResult>> => {
  const rules: BaccaratRules = { ...RULES[setUp.game], ...setUp.limits };
  const placed = bets.map(bet => decideBaccarat(openRound, { type: 'PlaceBet', bet }, rules));
  const closed = decideBaccarat({ ...openRound, bets }, { type: 'CloseBets' }, rules);
  const refused = [...placed, closed].find(one => !one.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const coup = checkCoup({ player, banker });
  if (!coup.ok) return coup;
  const paid = settleCoup(bets, coup.value, rules);
  const words = explainCoup(paid).map(({ message }) => message);
  return answer({ result: { type, winner: coup.value.winner, paid }, words, movements: paid.map(movementOf) });
};

const movementOf = ({ net }: Paid): Movement =>
  net < 0 ? { from: 'players', to: 'tray', amount: minus(NOTHING, net) } : { from: 'tray', to: 'players', amount: net };

const TABLE_GAME: TableGame<BaccaratName, BaccaratSetUp, BaccaratDeal, BaccaratResult> = {
  title: 'Punto Banco',
  tables: ['baccarat', 'ez-baccarat'],
  deals: 'baccarat',
  meters: [],
  checkSetUp: () => undefined,
  seatsIn: ({ bets }) => bets.map(({ seat }) => seat),
  settle,
};

/** Punto banco, all of it: the one value by which the rest of the program knows the game. */
export const GAME = {
  ...TABLE_GAME,
  lines: LINES,
  /** The round while it is played. */
  round: { open: openRound, decide: decideBaccarat, evolve: evolveBaccarat, nextHand },
};
