import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DECK, type NaturalCard } from '#core/cards';
import { dollars } from '#core/money';
import {
  type Attempt,
  type AttemptCommand,
  CALLS,
  type Call,
  decideAttempt,
  evolveAttempt,
  GAME,
  LADDER,
  type PrizeForm,
  startAttempt,
  TOP,
} from './index.ts';

const METER = dollars(2_500);

/** Guesses h(igher), l(ower) or s(top); cards are turned until each guess is settled. */
const play = (cards: string, guesses: string): Attempt => {
  const [first, ...rest] = cards.split(' ') as NaturalCard[];
  let attempt = startAttempt(first!);
  const commit = (command: AttemptCommand): void => {
    const decision = decideAttempt(attempt, command, METER);
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    attempt = decision.events.reduce(evolveAttempt, attempt);
  };
  for (const guess of guesses) {
    commit(guess === 's' ? { type: 'Quit' } : { type: 'Guess', call: guess === 'h' ? 'higher' : 'lower' });
    while (attempt.call !== undefined && rest.length > 0) commit({ type: 'TurnCard', card: rest.shift()! });
  }
  return attempt;
};

const UP = '2c 3c 4c 5c 6c 7c 8c 9c';

const GAMES: readonly [cards: string, guesses: string, correct: number, pays: number, form: PrizeForm, why: string][] =
  [
    [UP, 's', 0, 50, 'free-play', '[HLP 2] stopping at once'],
    [UP, 'hs', 1, 100, 'free-play', '[HLP 2] one correct'],
    [UP, 'hhs', 2, 150, 'free-play', '[HLP 2] two correct'],
    [UP, 'hhhs', 3, 200, 'free-play', '[HLP 2] three correct'],
    [UP, 'hhhhs', 4, 250, 'free-play', '[HLP 2] four correct'],
    [UP, 'hhhhhs', 5, 350, 'cash', '[HLP 2] five correct are cash'],
    [UP, 'hhhhhhs', 6, 500, 'cash', '[HLP 2] six correct'],
    [UP, 'hhhhhhh', 7, 2_500, 'cash', '[HLP 2] seven correct win the progressive'],
    ['8c 3c 2c', 'hh', 0, 50, 'free-play', '[HLP 6.1] two misses at zero leave $50: a drop cannot raise'],
    ['5c 9h 4d 2s', 'hhh', 1, 100, 'free-play', '[HLP 6.2] the free miss is one in total'],
    ['8c 3c 9c 2c', 'hhh', 1, 100, 'free-play', '[HLP 6.2] used at zero it is gone at one'],
    ['2c 3c 4c 2d', 'hhh', 2, 100, 'free-play', '[HLP 2] a miss at two drops to $100'],
    ['2c 3c 4c 5c 2d', 'hhhh', 3, 100, 'free-play', '[HLP 2] a miss at three drops to $100'],
    ['2c 3c 4c 5c 6c 2d', 'hhhhh', 4, 100, 'free-play', '[HLP 2] a miss at four drops to $100'],
    ['2c 3c 4c 5c 6c 7c 2d', 'hhhhhh', 5, 100, 'free-play', '[HLP 6.13] a miss at five turns cash into free play'],
    ['2c 3c 4c 5c 6c 7c 8c 2d', 'hhhhhhh', 6, 100, 'free-play', '[HLP 6.13] a miss at six turns cash into free play'],
    ['7s 7h 7d 7c 9c', 'hs', 1, 100, 'free-play', '[HLP 6.4] after ties the guess stands'],
    ['8c 3c 9c', 'hhs', 1, 100, 'free-play', '[HLP 6.3] after a free miss the new card is the reference'],
    ['As Kc', 'ls', 1, 100, 'free-play', '[HLP 6.5] under an ace only lower can succeed'],
  ];
for (const [cards, guesses, correct, pays, form, why] of GAMES) {
  test(`${why}: ${correct} correct, $${pays} ${form}`, () => {
    const attempt = play(cards, guesses);
    assert.deepEqual([attempt.correct, attempt.prize], [correct, { amount: dollars(pays), form }]);
  });
}

const guessing = play('2c', 'h');
const over = play(UP, 's');
const REFUSALS: readonly [attempt: Attempt, command: AttemptCommand, code: string][] = [
  [over, { type: 'Guess', call: 'higher' }, 'attempt-over'],
  [over, { type: 'Quit' }, 'attempt-over'],
  [play('2c', ''), { type: 'TurnCard', card: '3c' }, 'guess-first'],
  [guessing, { type: 'Guess', call: 'lower' }, 'guess-stands'],
  [guessing, { type: 'Quit' }, 'guess-stands'],
  [guessing, { type: 'TurnCard', card: '2c' }, 'card-already-turned'],
];
for (const [attempt, command, code] of REFUSALS) {
  test(`[HLP 5] ${command.type} is refused: ${code}`, () => {
    const decision = decideAttempt(attempt, command, METER);
    assert.equal(decision.ok ? 'accepted' : decision.code, code);
  });
}

test('[HLP 5] any game ends with a prize of the ladder, within 8 counted guesses and 33 cards', () => {
  const decks = fc.shuffledSubarray([...DECK], { minLength: 52 });
  const calls = fc.array(fc.constantFrom<Call>(...CALLS), { minLength: 8, maxLength: 8 });
  const amounts = LADDER.map(({ prize }) => (prize === 'progressive' ? METER : prize.amount));
  fc.assert(
    fc.property(decks, calls, (deck, guesses) => {
      const attempt = play(deck.join(' '), playable(deck, guesses));
      assert.ok(attempt.prize !== undefined && amounts.includes(attempt.prize.amount));
      assert.ok(attempt.turned.length <= 33 && attempt.correct <= TOP);
    }),
  );
});

/** As many of the guesses as the game takes, and a stop where it is not over by then. */
const playable = (deck: readonly NaturalCard[], calls: readonly Call[]): string => {
  let guesses = '';
  for (const call of calls) {
    guesses += call[0];
    if (play(deck.join(' '), guesses).prize !== undefined) return guesses;
  }
  return assert.fail('eight counted guesses always end the game');
};

test('[HLP 2] the coach says what is held, what is at stake and what to ask', () => {
  assert.match(
    GAME.coach(play('9h', ''), METER).message,
    /9♥.*has \$50 free play and plays for \$100 free play\. The first miss is free/,
  );
  assert.match(
    GAME.coach(play(UP, 'hhhhhh'), METER).message,
    /plays for the progressive, \$2,500\. A miss leaves \$100 free play/,
  );
  assert.match(GAME.coach(guessing, METER).message, /says higher than 2♣\. Turn the next card/);
  assert.match(GAME.coach(over, METER).message, /over with 0 correct\. Give the player \$50 free play/);
});
