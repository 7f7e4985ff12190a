import assert from 'node:assert/strict';
import type { seeded } from '#core/base';
import { baccaratTotal, cardOf, cardsOfDeck, type NaturalCard, pips, shoeOf } from '#core/cards';
import {
  type Attempt,
  type AttemptCommand,
  DRAWING,
  type DrawingDay,
  decideAttempt,
  decideDrawDay,
  evolveAttempt,
  evolveDrawDay,
  openDay,
  startAttempt,
} from '#core/games/hi-lo-progressive';
import {
  type BaccaratCommand,
  COMMISSION_BACCARAT,
  decideBaccarat,
  EZ_BACCARAT,
  evolveBaccarat,
  LINES,
  nextHand,
  openRound,
} from '#core/games/punto-banco';
import { cents, dollars } from '#core/money';
import { houseClock } from '#core/time';

const SHOE = cardsOfDeck(shoeOf(8)) as readonly NaturalCard[]; // Eight decks have no joker.

/** Deals, bets and settles a round of baccarat and keeps the books beside it by the plain rules. */
export const auditBaccarat = (random: ReturnType<typeof seeded>): void => {
  const rules = random.below(2) === 0 ? COMMISSION_BACCARAT : EZ_BACCARAT;
  let round = openRound;
  const commit = (command: BaccaratCommand): void => {
    const decision = decideBaccarat(round, command, rules);
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    round = decision.events.reduce(evolveBaccarat, round);
  };
  for (let seat = 1; seat <= 1 + random.below(6); seat++) {
    const amount = cents(rules.betMin + random.below(20_000));
    commit({ type: 'PlaceBet', bet: { seat, line: LINES[random.below(3)]!, amount } });
  }
  commit({ type: 'CloseBets' });
  while (nextHand(round) !== undefined) commit({ type: 'DealCard', card: SHOE[random.below(SHOE.length)]! });
  commit({ type: 'SettleCoup' });
  const [player, banker] = [baccaratTotal(round.player), baccaratTotal(round.banker)];
  const isDragon = banker > player && banker === 7 && round.banker.length === 3 && rules.dragonSevenPushes;
  const bank = round.paid!.reduce((sum, { net }) => sum - net, 0);
  const owed = round.bets.reduce((sum, { line, amount }) => {
    if (line === 'tie') return sum + (player === banker ? -8 * amount : amount);
    if (player === banker) return sum;
    if (line === 'player') return sum + (player > banker ? -amount : amount);
    if (banker < player) return sum + amount;
    return sum - (isDragon ? 0 : amount - Math.floor((amount * rules.bankerCommissionPercent) / 100));
  }, 0);
  assert.equal(bank, owed);
};

const clock = houseClock({ zone: 'America/New_York', dayStartsAt: '06:00' });
assert.ok(clock.ok);
const CONTEXT = { now: Temporal.Instant.from('2026-03-05T20:00Z'), clock: clock.value, rules: DRAWING };

/**
 * Plays a day of Hi-Lo and keeps the progressive beside it: $500 for every game that misses, back to $1,000 when hit.
 */
export const auditHiLoDay = (random: ReturnType<typeof seeded>): void => {
  let day = openDay('2026-03-05');
  let progressive = 1_000_00;
  for (const hour of DRAWING.hours) {
    const attempt = playAttempt(random, day);
    const won = attempt.correct === 7;
    day = step(day, { type: 'DrawPlayer', hour, player: hour });
    day = step(day, { type: 'ReportAtDesk' });
    day = step(day, { type: 'FinishAttempt', prize: attempt.prize!, wonProgressive: won });
    assert.equal(attempt.prize!.amount, won ? progressive : prizeByHand(attempt));
    progressive = won ? 1_000_00 : progressive + 500_00;
    assert.equal(day.progressive, progressive);
  }
};

const step = (day: DrawingDay, command: Parameters<typeof decideDrawDay>[1]): DrawingDay => {
  const decision = decideDrawDay(day, command, CONTEXT);
  assert.ok(decision.ok, decision.ok ? '' : decision.message);
  return decision.events.reduce(evolveDrawDay, day);
};

const playAttempt = (random: ReturnType<typeof seeded>, { progressive }: DrawingDay): Attempt => {
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  random.deal(deck, 33);
  const card = (place: number): NaturalCard => cardOf(deck[place]!) as NaturalCard; // The deck has no joker.
  let attempt = startAttempt(card(0));
  while (attempt.prize === undefined) {
    const last = pips(attempt.turned.at(-1)!);
    const guess: AttemptCommand =
      random.below(12) === 0 ? { type: 'Quit' } : { type: 'Guess', call: last < 8 ? 'higher' : 'lower' };
    const command =
      attempt.call === undefined ? guess : ({ type: 'TurnCard', card: card(attempt.turned.length) } as const);
    const decision = decideAttempt(attempt, command, progressive);
    assert.ok(decision.ok);
    attempt = decision.events.reduce(evolveAttempt, attempt);
  }
  return attempt;
};

/** By the ladder as it is printed: a last card against the guess is a miss, otherwise the player stopped. */
const prizeByHand = ({ correct, call, turned, freeMissUsed }: Attempt): number => {
  assert.equal(call, undefined);
  const stopped = [50, 100, 150, 200, 250, 350, 500][correct]!;
  const dropped = correct === 0 ? 50 : 100;
  // Counted turns that did not raise the level are misses; one of them may have been forgiven.
  const counted = turned.filter((card, place) => place > 0 && pips(card) !== pips(turned[place - 1]!)).length;
  const misses = counted - correct;
  return dollars(misses - (freeMissUsed ? 1 : 0) > 0 ? dropped : stopped);
};
