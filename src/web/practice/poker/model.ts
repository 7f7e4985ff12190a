import { assert } from '#core/base';
import type { Card } from '#core/cards';
import {
  type Advice,
  dealFrom,
  deliveriesFor,
  type Entry,
  type Meters,
  netOf,
  type PokerTable,
  playThrough,
  type RoundCommand,
  type RoundState,
  type Setup,
  type Stakes,
} from '#core/games/table';
import { type Cents, minus, NOTHING, plus, times, total } from '#core/money';
import { type Said, saidIn } from '#core/words';
import { type Score, START, scored } from '../score.ts';

/** A poker game as the practice room offers it: the game of the house, how its table is set up, and its coach. */
export type PokerPractice = {
  readonly game: PokerTable;
  readonly setup: Setup;
  readonly meters: Meters;
  /** Bets made with a chip on the sensor, and what they may be. */
  readonly sensors: Readonly<Record<string, readonly Cents[]>>;
  /** Bets that must equal another one, which are placed with it. */
  readonly together: Readonly<Record<string, readonly string[]>>;
  /** What a neighbor bets, and the player's first bet. */
  readonly neighbor: Stakes;
  readonly opening: Stakes;
  readonly advise: (round: RoundState, seat: number) => Advice;
};

export const OWN_SEAT = 3;
const SEATS = [1, 2, 3, 4, 5] as const;
const CONTEXT = { actor: 'practice' };

/** A player at the table, between rounds and in them; kept as it is when the page is left. */
export type PokerPlay = {
  readonly bank: Cents;
  readonly bets: Stakes;
  readonly chip: Cents;
  readonly meters: Meters;
  readonly round?: RoundState | undefined;
  /** How often the Ante was played, 0 for a fold; absent until it is decided. */
  readonly choice?: number | undefined;
  readonly drawn?: Drawn | undefined;
  readonly score: Score;
  readonly notice?: Said | undefined;
};

/** What chance decides, all of it before the first card is seen. */
export type Drawn = {
  readonly deck: readonly Card[];
  readonly magicCard: Card;
  readonly luckySeat: number | 'dealer';
};

export type PokerAction =
  | { readonly type: 'chip'; readonly chip: Cents }
  | { readonly type: 'bet'; readonly wager: string; readonly chip?: Cents }
  | { readonly type: 'take-back'; readonly wager: string }
  | { readonly type: 'clear' | 'next' | 'refill' }
  | { readonly type: 'deal'; readonly drawn: Drawn }
  | { readonly type: 'decide'; readonly play: number };

export const begin = ({ meters, opening }: PokerPractice): PokerPlay => ({
  bank: minus(START.bank, staked(opening)),
  bets: opening,
  chip: START.chip,
  meters,
  score: START.score,
});

export const staked = (stakes: Stakes): Cents => total(Object.values(stakes).map(stake => stake ?? NOTHING));

export const reduce = (practice: PokerPractice, play: PokerPlay, action: PokerAction): PokerPlay => {
  const { notice: _, ...said } = play;
  switch (action.type) {
    case 'chip':
      return { ...said, chip: action.chip };
    case 'bet':
      return isBetting(play) ? bet(practice, said, action.wager, action.chip ?? play.chip) : said;
    case 'take-back':
      return isBetting(play) ? withBets(said, without(practice, play.bets, action.wager)) : said;
    case 'clear':
      return isBetting(play) ? withBets(said, {}) : said;
    case 'deal':
      return isBetting(play) ? deal(practice, said, action.drawn) : said;
    case 'decide':
      return isAsked(play) ? decide(practice, said, action.play) : said;
    case 'next':
      return isOver(play) ? sameAgain(practice, said) : said;
    case 'refill':
      return { ...said, bank: plus(said.bank, START.bank) };
  }
};

export const isBetting = ({ round }: PokerPlay): boolean => round === undefined;
export const isAsked = ({ round, choice }: PokerPlay): boolean => round !== undefined && choice === undefined;
export const isOver = ({ round }: PokerPlay): boolean => round?.settlement !== undefined;

/** What became of the own bets, in the order in which the dealer settles them. */
export const ownEntries = ({ round }: PokerPlay): readonly Entry[] =>
  round?.settlement?.entries.filter(({ seat }) => seat === OWN_SEAT) ?? [];

export const netAt = ({ round }: PokerPlay, seat: number): Cents =>
  total((round?.settlement?.entries ?? []).filter(entry => entry.seat === seat).map(netOf));

const withBets = (play: PokerPlay, bets: Stakes): PokerPlay => ({
  ...play,
  bets,
  bank: minus(plus(play.bank, staked(play.bets)), staked(bets)),
});

const bet = (practice: PokerPractice, play: PokerPlay, wager: string, chip: Cents): PokerPlay => {
  const bets = { ...play.bets, ...placed(practice, play.bets, wager, chip) };
  const next = withBets(play, bets[wager] === NOTHING ? without(practice, bets, wager) : bets);
  if (next.bank < 0) return { ...play, notice: BROKE };
  const open = practice.game.round.open(practice.setup, play.meters);
  const tried = playThrough(practice.game.round, open, placing(practice, OWN_SEAT, next.bets), CONTEXT);
  return tried.ok ? next : { ...play, notice: tried };
};

/** The practice bank can't cover it; the page says so in its own words. */
export const BROKE: Said = saidIn({ words: 'practice-bank' });

/** A bet on the sensor goes from one amount to the next and off again; any other grows by the chip. */
const placed = (practice: PokerPractice, bets: Stakes, wager: string, chip: Cents): Stakes => {
  const amounts = practice.sensors[wager];
  if (amounts !== undefined) {
    const at = amounts.indexOf(bets[wager] ?? NOTHING);
    return { [wager]: amounts[at + 1] ?? NOTHING };
  }
  const wagers = [wager, ...(practice.together[wager] ?? [])];
  return Object.fromEntries(wagers.map(each => [each, plus(bets[each] ?? NOTHING, chip)]));
};

const without = ({ together }: PokerPractice, bets: Stakes, wager: string): Stakes => {
  const gone = [wager, ...(together[wager] ?? [])];
  return Object.fromEntries(Object.entries(bets).filter(([name]) => !gone.includes(name)));
};

/** The bets of a seat, in the order of the layout. */
const placing = ({ game }: PokerPractice, seat: number, stakes: Stakes): readonly RoundCommand[] =>
  game.bets.flatMap(wager => {
    const amount = stakes[wager];
    return amount === undefined ? [] : [{ type: 'PlaceBet', seat, player: `${seat}`, wager, amount } as const];
  });

/** Bets of the whole table, the deal, and the decisions of those who sit before the player. */
const deal = (practice: PokerPractice, play: PokerPlay, drawn: Drawn): PokerPlay => {
  if (staked(play.bets) === 0) return play; // Nobody is dealt in who has not bet.
  const { game, setup } = practice;
  const stakesOf = (seat: number): Stakes => (seat === OWN_SEAT ? play.bets : practice.neighbor);
  const chips = SEATS.flatMap(seat => Object.keys(practice.sensors).filter(wager => (stakesOf(seat)[wager] ?? 0) > 0));
  const commands: readonly RoundCommand[] = [
    ...SEATS.flatMap(seat => placing(practice, seat, stakesOf(seat))),
    { type: 'CloseBets', chips: chips.length },
    ...dealFrom(drawn.deck, deliveriesFor(setup.dealing, SEATS, game.dealerCards)),
  ];
  const dealt = playThrough(game.round, game.round.open(setup, play.meters), commands, CONTEXT);
  if (!dealt.ok) return { ...play, notice: dealt };
  return goOn(practice, { ...play, drawn, round: dealt.value });
};

const decide = (practice: PokerPractice, play: PokerPlay, multiple: number): PokerPlay => {
  const ante = play.bets.ante ?? NOTHING;
  const amount = times(ante, multiple);
  if (amount > play.bank) return { ...play, notice: BROKE };
  const before = play.round!;
  const decided = playThrough(practice.game.round, before, [decisionOf(OWN_SEAT, multiple, ante)], CONTEXT);
  if (!decided.ok) return { ...play, notice: decided };
  const advice = practice.advise(before, OWN_SEAT);
  const score = scored(play.score, advice, multiple);
  return goOn(practice, { ...play, bank: minus(play.bank, amount), choice: multiple, round: decided.value, score });
};

const decisionOf = (seat: number, multiple: number, ante: Cents): RoundCommand =>
  multiple === 0 ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount: times(ante, multiple) };

/** Neighbors play for the best until it is the player's turn, and the dealer turns up when all have decided. */
const goOn = (practice: PokerPractice, play: PokerPlay): PokerPlay => {
  const round = play.round!;
  const { magicCard, luckySeat } = play.drawn!;
  if (round.phase === 'reveal') return settled(practice, play, { type: 'RevealDealer', magicCard, luckySeat });
  const next = round.seats.find(({ decision, wagers }) => decision === undefined && (wagers.ante ?? 0) > 0);
  if (next === undefined || next.seat === OWN_SEAT) return play;
  const { best } = practice.advise(round, next.seat);
  const command = decisionOf(next.seat, best, next.wagers.ante ?? NOTHING);
  return goOn(practice, { ...play, round: made(practice, round, command) });
};

const made = ({ game }: PokerPractice, round: RoundState, command: RoundCommand): RoundState => {
  const done = playThrough(game.round, round, [command], CONTEXT);
  assert(done.ok, done.ok ? '' : done.message);
  return done.value;
};

/** A move that the round may not need, such as the floor's look at a hand without an award. */
const madeIfDue = ({ game }: PokerPractice, round: RoundState, command: RoundCommand): RoundState => {
  const done = playThrough(game.round, round, [command], CONTEXT);
  return done.ok ? done.value : round;
};

/** Settles step by step as the dealer does: awards keyed and verified, every bet in turn, then Game Over. */
const paidOut = (practice: PokerPractice, revealed: RoundState): RoundState => {
  let round = revealed;
  for (const { step, entries } of practice.game.round.steps(revealed)) {
    for (const { seat, wager, verdict } of entries)
      round = madeIfDue(practice, round, { type: 'PressHandButton', seat, wager, hand: verdict.hand });
    if (typeof step === 'number') round = madeIfDue(practice, round, { type: 'ValidateAward', seat: step });
    round = made(practice, round, { type: 'Settle', step });
  }
  for (const { seat } of round.seats) round = madeIfDue(practice, round, { type: 'CompleteDocuments', seat });
  return made(practice, round, { type: 'EndRound' });
};

const settled = (practice: PokerPractice, play: PokerPlay, reveal: RoundCommand): PokerPlay => {
  const round = paidOut(practice, made(practice, play.round!, reveal));
  const after = { ...play, round, choice: play.choice ?? 0, meters: round.meters };
  const back = total(ownEntries(after).map(({ returned }) => returned));
  const net = netAt(after, OWN_SEAT);
  const score = { ...after.score, rounds: after.score.rounds + 1, net: plus(after.score.net, net) };
  return { ...after, bank: plus(after.bank, back), score };
};

/** The same bets are placed again, as far as the bank reaches. */
const sameAgain = (practice: PokerPractice, play: PokerPlay): PokerPlay => {
  const { round: _, choice: __, drawn: ___, bets, ...rest } = play;
  const fresh = { ...rest, bets: {} };
  const again = withBets(fresh, bets);
  if (again.bank >= 0) return again;
  const main = Object.fromEntries(Object.entries(practice.opening));
  const least = withBets(fresh, main);
  return least.bank >= 0 ? least : fresh;
};

/** Cards as the player may see them, and the dealer's. */
export const lookAt = ({ game }: PokerPractice, round: RoundState) => game.round.lookFrom(round, OWN_SEAT);
