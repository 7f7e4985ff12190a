import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Rational, toNumber } from '#core/base';
import {
  acesBeaten,
  type BeatRule,
  type Dealing,
  dealAces,
  holdemBeats,
  holdemChance,
  leastHand,
  omahaBeats,
  omahaChance,
  simulateBeats,
} from '#core/odds';

const quiet = () => {};

const ruleOf = (beaten: string, winner: string, parts: Partial<BeatRule> = {}): BeatRule => ({
  beatenMin: leastHand(beaten)!,
  winnerMin: leastHand(winner)!,
  loser: 'second-best',
  pocketPairForQuads: false,
  tripsPartlyInHand: false,
  ...parts,
});

const agrees = (rules: readonly BeatRule[], chances: readonly Rational[], dealing: Dealing): void => {
  const dealt = simulateBeats(rules, dealing);
  for (const [i, exact] of chances.entries()) {
    const chance = toNumber(exact);
    const error = Math.sqrt((chance * (1 - chance)) / dealing.deals);
    const off = (dealt[i]!.hits / dealing.deals - chance) / error;
    assert.ok(Math.abs(off) < 4, `rule ${i}: ${dealt[i]!.hits} hits, ${off.toFixed(2)} standard errors off`);
  }
};

test('ten million deals of hold’em agree with the exact chances within four standard errors', () => {
  const rules = (['second-best', 'any'] as const).flatMap(loser => [
    ruleOf('full-house', 'four-of-a-kind', { loser, pocketPairForQuads: true }),
    ruleOf('full-house', 'four-of-a-kind', { loser, pocketPairForQuads: true, tripsPartlyInHand: true }),
    ruleOf('full-house-AAATT', 'full-house-AAATT', { loser }),
    ruleOf('full-house-AAAKK', 'full-house-AAAKK', { loser }),
  ]);
  // Two at a time: a label has room for four rules.
  const chances = [0, 4].flatMap(from =>
    holdemBeats(rules.slice(from, from + 4), quiet).map(counts => holdemChance(counts, 10)),
  );
  agrees(rules, chances, { game: 'texas-holdem', players: 10, deals: 10_000_000, seed: 'long' });
});

test('ten million deals of Omaha agree with the exact chances within four standard errors', () => {
  const rules = [
    ruleOf('four-of-a-kind-2', 'four-of-a-kind-2'),
    ruleOf('four-of-a-kind-8', 'four-of-a-kind-8'),
    ruleOf('four-of-a-kind-2', 'four-of-a-kind-2', { pocketPairForQuads: true }),
  ];
  const chances = omahaBeats(rules, quiet).map(counts => omahaChance(counts, 9));
  agrees(rules, chances, { game: 'omaha', players: 9, deals: 10_000_000, seed: 'long' });
});

// Any two hands at ten players, full house or better beaten by four of a kind or better, as the Wizard of Odds prints it.
const PRINTED: readonly [type: string, parts: Partial<BeatRule>, printed: number][] = [
  ['both hole cards', {}, 0.00203329],
  ['and a pocket pair for four of a kind', { pocketPairForQuads: true }, 0.00050305],
  ['and no three of a kind all on the board', { pocketPairForQuads: true, tripsPartlyInHand: true }, 0.00049508],
];
test('the printed chances of a full house beaten are those of a simulation of a thousand million deals', () => {
  const rules = PRINTED.map(([, parts]) => ruleOf('full-house', 'four-of-a-kind', { loser: 'any', ...parts }));
  for (const [i, counts] of holdemBeats(rules, quiet).entries()) {
    const chance = toNumber(holdemChance(counts, 10));
    const [type, , printed] = PRINTED[i]!;
    const off = (printed - chance) / Math.sqrt(chance / 1e9);
    assert.ok(Math.abs(off) < 2, `${type}: ${chance} is ${off.toFixed(2)} standard errors off ${printed}`);
  }
});

test('Alspach’s four deuces beaten, a pocket pair for four of a kind, within 0.2%', () => {
  for (const loser of ['second-best', 'any'] as const) {
    const rule = ruleOf('four-of-a-kind-2', 'four-of-a-kind-2', { loser, pocketPairForQuads: true });
    const [counts] = holdemBeats([rule], quiet);
    assert.ok(Math.abs(toNumber(holdemChance(counts!, 10)) / 1.0814e-5 - 1) < 0.002);
  }
});

test('ten million deals of aces against one and two others agree with the exact chances', () => {
  const { any, bothPlay } = acesBeaten(quiet);
  for (const players of [2, 3]) {
    const dealt = dealAces({ players, deals: 10_000_000, seed: 1 }, quiet);
    for (const [i, counts] of [any, bothPlay].entries()) {
      const off = toNumber(dealt[i]!.share) - toNumber(holdemChance(counts, players - 1));
      assert.ok(Math.abs(off) < 4 * Number(dealt[i]!.chance.standardError), `${players} players: off by ${off}`);
    }
  }
});
