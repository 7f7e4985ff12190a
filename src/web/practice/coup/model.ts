import { assert, rational } from '#core/base';
import { baccaratTotal, type NaturalCard } from '#core/cards';
import type { Advice } from '#core/games/table';
import { type Cents, dollars, minus, NOTHING, plus, total } from '#core/money';
import type { Said } from '#core/words';
import type { CoupGame } from '../games.ts';
import { type Score, START } from '../score.ts';

export const LINES = ['player', 'banker', 'tie'] as const;
export type Line = (typeof LINES)[number];
export type Bets = Readonly<Partial<Record<Line, Cents>>>;

/** A bet as the round of the house has settled it. */
export type Settled = {
  readonly player: readonly NaturalCard[];
  readonly banker: readonly NaturalCard[];
  readonly winner: Line;
  readonly paid: readonly { readonly line: Line; readonly net: Cents; readonly why: Said }[];
};

/** A player at the table, between coups and after one; kept as it is when the page is left. */
export type CoupPlay = {
  readonly bank: Cents;
  readonly bets: Bets;
  readonly chip: Cents;
  readonly settled?: Settled | undefined;
  readonly score: Score;
  readonly notice?: Said | 'broke' | undefined;
};

export type CoupAction =
  | { readonly type: 'chip'; readonly chip: Cents }
  | { readonly type: 'bet'; readonly line: Line; readonly chip?: Cents }
  | { readonly type: 'take-back'; readonly line: Line }
  | { readonly type: 'clear' | 'next' | 'refill' }
  /** The first cards of a shoe that was shuffled for this coup. */
  | { readonly type: 'deal'; readonly shoe: readonly NaturalCard[] };

const SEAT = 1;

export const begin = (): CoupPlay => ({
  bank: minus(START.bank, dollars(10)),
  bets: { player: dollars(10) },
  chip: START.chip,
  score: START.score,
});

export const staked = (bets: Bets): Cents => total(Object.values(bets).map(stake => stake ?? NOTHING));

export const reduce = (game: CoupGame, play: CoupPlay, action: CoupAction): CoupPlay => {
  const { notice: _, ...said } = play;
  const isBetting = play.settled === undefined;
  switch (action.type) {
    case 'chip':
      return { ...said, chip: action.chip };
    case 'bet':
      return isBetting ? bet(game, said, action.line, action.chip ?? play.chip) : said;
    case 'take-back':
      return isBetting ? withBets(said, { ...play.bets, [action.line]: undefined }) : said;
    case 'clear':
      return isBetting ? withBets(said, {}) : said;
    case 'deal':
      return isBetting && staked(play.bets) > 0 ? deal(game, said, action.shoe) : said;
    case 'next':
      return isBetting ? said : sameAgain(said);
    case 'refill':
      return { ...said, bank: plus(said.bank, START.bank) };
  }
};

const withBets = (play: CoupPlay, bets: Bets): CoupPlay => {
  const placed = Object.fromEntries(Object.entries(bets).filter(([, stake]) => (stake ?? 0) > 0)) as Bets; // Its own.
  return { ...play, bets: placed, bank: minus(plus(play.bank, staked(play.bets)), staked(placed)) };
};

const bet = ({ round, rules }: CoupGame, play: CoupPlay, line: Line, chip: Cents): CoupPlay => {
  const amount = plus(play.bets[line] ?? NOTHING, chip);
  const tried = round.decide(round.open, { type: 'PlaceBet', bet: { seat: SEAT, line, amount } }, rules);
  if (!tried.ok) return { ...play, notice: tried };
  const next = withBets(play, { ...play.bets, [line]: amount });
  return next.bank < 0 ? { ...play, notice: 'broke' } : next;
};

const deal = (game: CoupGame, play: CoupPlay, shoe: readonly NaturalCard[]): CoupPlay => {
  const settled = settle(game, play.bets, shoe);
  const net = total(settled.paid.map(paid => paid.net));
  const score = { ...play.score, rounds: play.score.rounds + 1, net: plus(play.score.net, net) };
  return { ...play, settled, score, bank: plus(play.bank, plus(staked(play.bets), net)) };
};

/** Plays one coup by the round of the house: bets, cards as the drawing table asks for them, settlement. */
export const settle = ({ round, rules, explain }: CoupGame, bets: Bets, shoe: readonly NaturalCard[]): Settled => {
  let coup = round.open;
  const make = (command: Parameters<typeof round.decide>[1]): void => {
    const decision = round.decide(coup, command, rules);
    assert(decision.ok, decision.ok ? '' : decision.message);
    for (const event of decision.events) coup = round.evolve(coup, event);
  };
  for (const line of LINES) {
    const amount = bets[line];
    if (amount !== undefined) make({ type: 'PlaceBet', bet: { seat: SEAT, line, amount } });
  }
  make({ type: 'CloseBets' });
  for (let at = 0; round.nextHand(coup) !== undefined; at += 1) make({ type: 'DealCard', card: shoe[at]! });
  make({ type: 'SettleCoup' });
  const paid = coup.paid!;
  const whys = explain(paid);
  const { player, banker } = coup;
  return {
    player,
    banker,
    winner: winnerOf(baccaratTotal(player), baccaratTotal(banker)),
    paid: paid.map(({ line, net }, at) => ({ line, net, why: whys[at]! })),
  };
};

const winnerOf = (player: number, banker: number): Line => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

const sameAgain = ({ settled: _, ...play }: CoupPlay): CoupPlay => {
  const fresh = { ...play, bets: {} };
  const again = withBets(fresh, play.bets);
  return again.bank >= 0 ? again : fresh;
};

/** In how many orders of six cards from eight full decks each side wins: 416 x 415 x ... x 411 in all. */
export const WAYS: Readonly<Record<Line, number>> = {
  player: 2_230_518_282_592_256,
  banker: 2_292_252_566_437_888,
  tie: 475_627_426_473_216,
};

/** A coup for each winner; what a bet wins depends on nothing else here. */
const COUPS: Readonly<Record<Line, readonly NaturalCard[]>> = {
  player: ['9s', '7s', 'Ts', 'Th'],
  banker: ['7s', '9s', 'Ts', 'Th'],
  tie: ['8s', '8h', 'Ts', 'Th'],
};

/** What a bet of that amount on each line earns on average, as the house settles it. */
export const advise = (
  game: CoupGame,
  amount: Cents,
): readonly { readonly line: Line; readonly net: Advice['choices'][number]['net'] }[] => {
  const all = LINES.reduce((sum, winner) => sum + WAYS[winner], 0);
  return LINES.map(line => {
    const sum = LINES.reduce((so, winner) => {
      const { net } = settle(game, { [line]: amount }, COUPS[winner]).paid[0]!;
      return so + BigInt(WAYS[winner]) * BigInt(net);
    }, 0n);
    return { line, net: rational(sum, BigInt(all)) };
  });
};
