import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, numberOf, SUITS } from '#core/cards';
import { fourOfFour } from '#core/evaluator';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import { meterAt, type Settlement, type WagerName } from '#core/games/table';
import { dollars } from '#core/money';
import { findBet, findSubject, type Given, ODDS } from '#core/odds';
import { randomFrom } from '../games/random-rounds.ts';

const ROUNDS = 10_000_000;
const METER = 25_000;
const UNIT = dollars(1);

type Answers = Readonly<Record<string, unknown>>;

/** The exact answer to a question about a game. */
const ask = (game: string, id: string, given: Given = {}): Answers => {
  const subject = findSubject(ODDS, game);
  assert.ok(subject.ok);
  const bet = findBet(subject.value, id);
  assert.ok(bet.ok);
  const answer = bet.value.ask(given, () => {});
  assert.ok(answer.ok);
  return answer.value;
};
const edge = (answer: Answers): number => Number((answer['edge'] as { decimal: string }).decimal);

/** What a unit on these wagers of seat 1 wins on average, by the exact odds. */
type Expected = { readonly name: string; readonly wagers: readonly WagerName[]; readonly mean: number };

/** Plays all rounds and compares the means of seat 1 with the exact ones. */
const compare = (nextRound: () => Settlement, expected: readonly Expected[]): void => {
  const sums = expected.map(() => ({ net: 0, squares: 0 }));
  const groupsOf = new Map<WagerName, number>(
    expected.flatMap(({ wagers }, group) => wagers.map(wager => [wager, group] as const)),
  );
  const nets = expected.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    nets.fill(0);
    for (const { seat, wager, stake, returned } of nextRound().entries) {
      const group = seat === 1 ? groupsOf.get(wager) : undefined;
      if (group !== undefined) nets[group] = nets[group]! + (returned - stake) / UNIT;
    }
    for (let group = 0; group < nets.length; group += 1) {
      const net = nets[group]!;
      sums[group]!.net += net;
      sums[group]!.squares += net * net;
    }
  }
  for (const [group, { name, mean }] of expected.entries()) {
    const { net, squares } = sums[group]!;
    const standardError = Math.sqrt((squares / ROUNDS - (net / ROUNDS) ** 2) / ROUNDS);
    const distance = Math.abs(net / ROUNDS - mean) / standardError;
    assert.ok(distance <= 4, `${name}: ${net / ROUNDS} is ${distance} standard errors from ${mean}`);
  }
};

const meter = meterAt(dollars(METER), dollars(10_000));
const CRAZY_4 = {
  schedules: {
    queensUp: 'A',
    fourCardProgressive: 'A',
    fiveCardProgressive: true,
    fiveCardHandBonus: true,
    coverAll: true,
  },
  meters: { fourCard: meter, fiveCard: meter, handBonus: meter },
  seats: 2,
  strategy: crazy4.plainStrategy,
} as const;
const MAIN = { ante: UNIT, superBonus: UNIT };

test('[C4P 8] ten million simulated rounds agree with the exact odds of every wager on the own hand', () => {
  const odds = (id: string, given?: Given) => ask('crazy-4-poker', id, given);
  const progressive = { others: '1', wager: '1', meter: String(METER) } as const;
  const four = odds('four-card-progressive', { schedule: 'A', ...progressive });
  const five = odds('five-card-progressive', progressive);
  const nextRound = crazy4.rounder({
    ...CRAZY_4,
    wagers: {
      ...MAIN,
      queensUp: UNIT,
      fourCardProgressive: UNIT,
      fiveCardProgressive: UNIT,
      handBonusOnPlayer: UNIT,
      coverAll: UNIT,
    },
    random: randomFrom(41),
  });
  compare(nextRound, [
    { name: 'main', wagers: ['ante', 'play', 'superBonus'], mean: -edge(odds('main')) },
    { name: 'Queens Up', wagers: ['queensUp'], mean: -edge(odds('queens-up', { schedule: 'A' })) },
    {
      name: 'progressives with envy',
      wagers: ['fourCardProgressive', 'fiveCardProgressive', 'envy'],
      mean: -edge(four) - edge(five),
    },
    {
      name: 'hand bonus',
      wagers: ['handBonusOnPlayer'],
      mean: -edge(odds('five-card-hand-bonus', { hand: 'own', meter: String(METER) })),
    },
    { name: 'Cover All', wagers: ['coverAll'], mean: -edge(odds('cover-all', { players: '2' })) },
  ]);
});

test("[C4P 8.6] ten million simulated rounds agree with the exact odds of the wagers on the dealer's hand", () => {
  const nextRound = crazy4.rounder({
    ...CRAZY_4,
    wagers: { ...MAIN, handBonusOnDealer: UNIT },
    random: randomFrom(42),
  });
  const shared = { hand: 'dealer', sharers: '2', meter: String(METER) } as const;
  // The two riders have no stake of their own: a unit more than the odds of a bet that is lost without them.
  const magic = 1 - edge(ask('crazy-4-poker', 'magic-card'));
  const lucky = 1 - edge(ask('crazy-4-poker', 'lucky-bonus', { positions: '3' }));
  compare(nextRound, [
    { name: 'Super Bonus', wagers: ['superBonus'], mean: -edge(ask('crazy-4-poker', 'super-bonus')) },
    {
      name: 'hand bonus on the dealer',
      wagers: ['handBonusOnDealer'],
      mean: -edge(ask('crazy-4-poker', 'five-card-hand-bonus', shared)),
    },
    { name: 'Magic Card', wagers: ['magicCard'], mean: magic },
    { name: 'Lucky Bonus', wagers: ['luckyBonus'], mean: lucky },
  ]);
});

type UpCardRow = { readonly upCard: string; readonly oneFrom: string; readonly threeFrom: string };

/** The place in the four-card ranking of ranks such as `2-2-6-4`, each of another suit. */
const placeOf = (ranks: string): number => {
  const [a, b, c, d] = ranks.split('-').map((rank, i) => numberOf(`${rank}${SUITS[i]!}` as Card)) as [
    number,
    number,
    number,
    number,
  ]; // The odds name four ranks.
  return fourOfFour(a, b, c, d);
};

const strategyFrom = (rows: readonly UpCardRow[]): fourCard.Strategy => {
  const lines = rows.map(({ oneFrom, threeFrom }) => ({ one: placeOf(oneFrom), three: placeOf(threeFrom) }));
  return (four, upCard) => {
    const { one, three } = lines[upCard >> 2]!; // The rows stand from the deuce up, as the numbers of cards do.
    if (four >= three) return 3;
    return four >= one ? 1 : 0;
  };
};

test('[FCP 5] ten million simulated rounds agree with the exact odds of every wager', () => {
  const strategy = ask('four-card-poker', 'main')['strategy'] as Answers & { readonly table: readonly UpCardRow[] };
  const progressive = { schedule: 'FCPP-1', others: '1', meter: String(METER) } as const;
  const nextRound = fourCard.rounder({
    schedules: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
    meters: { progressive: meter },
    wagers: { ante: UNIT, acesUp: UNIT, progressive: UNIT },
    seats: 2,
    strategy: strategyFrom(strategy.table),
    random: randomFrom(43),
  });
  compare(nextRound, [
    { name: 'main', wagers: ['ante', 'play', 'automaticBonus'], mean: -edge(strategy) },
    { name: 'Aces Up', wagers: ['acesUp'], mean: -edge(ask('four-card-poker', 'aces-up', { schedule: 'FCP-01' })) },
    {
      name: 'progressive with envy',
      wagers: ['progressive', 'envy'],
      mean: -edge(ask('four-card-poker', 'progressive', progressive)),
    },
  ]);
});
