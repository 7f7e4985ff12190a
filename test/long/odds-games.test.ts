import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#core/base';
import { fourOfFive, fourOfFour, fourOfSix } from '#core/evaluator';
import { COVER_ALL, SUPER_BONUS } from '#core/games/crazy-4-poker';
import { AUTOMATIC_BONUS } from '#core/games/four-card-poker';
import { judgeFourCards, LEAST_KING_HIGH, LEAST_PAIR_OF_ACES } from '#core/games/table';
import { coverAll, fourCardMain, hiLo, mainGame, showdowns, withoutUpCard } from '#core/odds/games';

const ROUNDS = 10_000_000;

/** Deals rounds and compares the mean result with the exact one: within four standard errors. */
const compare = (
  exact: number,
  cards: number,
  seed: string,
  play: (deck: Uint8Array) => number,
  rounds = ROUNDS,
): void => {
  const { deal } = seeded(seed);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    deal(deck, cards);
    const result = play(deck);
    sum += result;
    squares += result * result;
  }
  const mean = sum / rounds;
  const standardError = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const away = (mean - exact) / standardError;
  assert.ok(Math.abs(away) < 4, `${mean} is ${away.toFixed(2)} standard errors from ${exact}`);
};

const handAt = (deck: Uint8Array, from: number): number =>
  fourOfFive(deck[from]!, deck[from + 1]!, deck[from + 2]!, deck[from + 3]!, deck[from + 4]!);

/** What a table pays to 1 on each four-card value; `none` below it. */
const paysOf = (table: typeof SUPER_BONUS | typeof AUTOMATIC_BONUS, none: number): readonly number[] =>
  judgeFourCards(table, 'nothing').map(({ pays }) => (pays?.kind === 'to' ? pays.n / pays.d : none));

test('[ODD-4] ten million rounds of Crazy 4 Poker, K-Q-8-4 or better played, bear out the exact edge', () => {
  const line = fourOfFour(44, 41, 26, 11);
  const choose = (value: number): 0 | 1 | 3 => (value >= LEAST_PAIR_OF_ACES ? 3 : value >= line ? 1 : 0);
  const { edge } = mainGame(showdowns(), ({ hands }, i) => choose(hands.values[i]!));
  const bonuses = paysOf(SUPER_BONUS, 0);
  compare(-Number(edge.decimal), 10, 'crazy 4 main', deck => {
    const [player, dealer] = [handAt(deck, 0), handAt(deck, 5)];
    const play = choose(player);
    if (play === 0) return -2;
    const bonus = bonuses[player]!;
    if (dealer < LEAST_KING_HIGH) return play + bonus;
    if (player > dealer) return 1 + play + bonus;
    if (player === dealer) return bonus;
    return -1 - play + (bonus > 0 ? bonus : -1);
  });
});

test('[ODD-4] ten million rounds of Four-Card Poker, tens for three antes and threes for one, bear out the exact edge', () => {
  const [tens, threes] = [fourOfFour(32, 33, 0, 5), fourOfFour(4, 5, 0, 9)];
  const choose = (value: number): 0 | 1 | 3 => (value >= tens ? 3 : value >= threes ? 1 : 0);
  const { edge } = fourCardMain(withoutUpCard(), (_, value) => choose(value));
  const bonuses = paysOf(AUTOMATIC_BONUS, 0);
  compare(-Number(edge.decimal), 11, 'four card main', deck => {
    const player = handAt(deck, 0);
    const play = choose(player);
    if (play === 0) return -1;
    const dealer = fourOfSix(deck[5]!, deck[6]!, deck[7]!, deck[8]!, deck[9]!, deck[10]!);
    return (player >= dealer ? 1 + play : -1 - play) + bonuses[player]!;
  });
});

for (const players of [1, 4, 6] as const) {
  test(`[ODD-6] two million rounds of Cover All for ${players} bear out the exact edge`, () => {
    const { edge } = coverAll(players) as { edge: { decimal: string } };
    const judge = judgeFourCards(COVER_ALL[players], 'nothing');
    const play = (deck: Uint8Array): number => {
      let best = judge[handAt(deck, 0)]!;
      for (let hand = 1; hand <= players; hand++) {
        const verdict = judge[handAt(deck, 5 * hand)]!;
        if (verdict.place < best.place) best = verdict;
      }
      return best.pays?.kind === 'to' ? best.pays.n : -1;
    };
    compare(-Number(edge.decimal), 5 * (players + 1), `cover all ${players}`, play, 2_000_000);
  });
}

test('[ODD-7] Hi Lo Progressive: the chances of all endings add up to one and to the value of the best play', () => {
  let stages = 0;
  const answer = hiLo({ over: 1500n, under: 1n }, 100, () => stages++) as {
    value: string;
    levels: { level: number; probability: string; reached: string }[];
  };
  assert.equal(answer.value, '375.984244226512');
  assert.equal(answer.levels[0]!.reached, '1.00000000000000');
  assert.equal(answer.levels[7]!.probability, '0.198204655265592');
  assert.ok(stages > 0);
});
