import { type Card, DECK } from '#core/cards';
import type { Crazy4Round } from '#core/games/crazy-4-poker';
import { type FourCardRound, PROGRESSIVE_SCHEDULES, SCHEDULES } from '#core/games/four-card-poker';
import { meterAt, type PlayerDecision, rankPlayer, type Seat, type Stakes } from '#core/games/table';
import { type Cents, cents, dollars } from '#core/money';

/** Numbers from 0 to below the bound, the same for the same seed. */
export type RandomBelow = (bound: number) => number;

/** xorshift32: good enough to shuffle cards for a test, and it repeats by its seed. */
export const randomFrom = (seed: number): RandomBelow => {
  let state = seed | 0 || 1;
  return bound => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
};

/** Any round of Crazy 4 Poker that the rules allow, with great hands far more often than chance deals them. */
export const randomCrazy4Round = (random: RandomBelow): Crazy4Round => {
  const chance = () => random(2) === 0;
  const players = 1 + random(6);
  const { hands, dealer } = deal(random, players, 5);
  const seats = hands.map((hand, place): Seat => {
    const ante = stake(random);
    const wagers: Stakes = {
      ante,
      superBonus: ante,
      ...(chance() && { queensUp: stake(random) }),
      ...(chance() && { fourCardProgressive: chip(random) }),
      ...(chance() && { fiveCardProgressive: chip(random) }),
      ...(chance() && { handBonusOnPlayer: stake(random) }),
      ...(chance() && { handBonusOnDealer: stake(random) }),
      ...(chance() && { coverAll: stake(random) }),
    };
    return { seat: 1 + place, cards: hand, wagers, decision: decision(random, ante, mayRaise(hand) ? 3 : 1) };
  });
  return {
    schedules: {
      queensUp: pick(random, ['A', 'B', 'C', 'D'] as const),
      fourCardProgressive: pick(random, ['A', 'B'] as const),
      fiveCardProgressive: true,
      fiveCardHandBonus: true,
      coverAll: true,
    },
    meters: metersOf(random, ['fourCard', 'fiveCard', 'handBonus']),
    seats,
    dealer,
    magicCard: pick(random, DECK),
    luckySeat: pick(random, [...seats.map(({ seat }) => seat), 'dealer' as const]),
  };
};

/** Any round of Four-Card Poker that the rules allow. */
export const randomFourCardRound = (random: RandomBelow): FourCardRound => {
  const chance = () => random(2) === 0;
  const progressive = pick(random, keysOf(PROGRESSIVE_SCHEDULES));
  const { cards, wagerCents } = PROGRESSIVE_SCHEDULES[progressive];
  const { hands, dealer } = deal(random, 1 + random(6), 6);
  const seats = hands.map((hand, place): Seat => {
    const ante = stake(random);
    const hasAnte = random(4) > 0;
    const wagers: Stakes = {
      ...(hasAnte && { ante }),
      ...((!hasAnte || chance()) && { acesUp: stake(random) }),
      ...(chance() && { progressive: cards === 5 ? cents(wagerCents) : chip(random) }),
    };
    return { seat: 1 + place, cards: hand, wagers, decision: hasAnte ? decision(random, ante, 3) : undefined };
  });
  return {
    schedules: { acesUp: pick(random, keysOf(SCHEDULES)), progressive },
    meters: metersOf(random, ['progressive']),
    seats,
    dealer,
    upCard: dealer.at(-1),
  };
};

const GREAT_HANDS: readonly (readonly Card[])[] = [
  ['As', 'Ks', 'Qs', 'Js', 'Ts'],
  ['Ah', 'Kh', 'Qh', 'Jh', 'Th'],
  ['9d', '8d', '7d', '6d', '5d'],
  ['5c', '4c', '3c', '2c', 'Ac'],
  ['As', 'Ah', 'Ad', 'Ac', '9h'],
  ['2s', '2h', '2d', '2c', 'Kh'],
  ['Kc', 'Qc', 'Jc', 'Tc', '3h'],
];

const deal = (random: RandomBelow, players: number, dealerCards: number) => {
  const great = GREAT_HANDS.filter(() => random(8) === 0);
  const fixed = great.filter(
    (hand, place) =>
      !great
        .slice(0, place)
        .flat()
        .some(card => hand.includes(card)),
  );
  const taken = fixed.slice(0, players + 1);
  const rest = shuffled(
    random,
    DECK.filter(card => !taken.flat().includes(card)),
  );
  const hands = Array.from({ length: players + 1 }, (_, place) => taken[place] ?? rest.splice(0, 5));
  const [dealer, ...others] = shuffled(random, hands) as [readonly Card[], ...(readonly Card[])[]];
  return { hands: others, dealer: [...dealer, ...rest.splice(0, dealerCards - 5)] };
};

const shuffled = <Thing>(random: RandomBelow, things: readonly Thing[]): Thing[] => {
  const list = [...things];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
};

const decision = (random: RandomBelow, ante: Cents, most: number): PlayerDecision =>
  random(4) === 0 ? 'fold' : { play: cents(ante * (1 + random(most))) };

/** A pair of aces or better is where the four-card ranking puts it; asked of the game's own check in its tests. */
const mayRaise = (hand: readonly Card[]): boolean => rankPlayer(hand).four >= PAIR_OF_ACES;
const PAIR_OF_ACES = rankPlayer(['As', 'Ah', '4d', '3c', '2c']).four;

const metersOf = (random: RandomBelow, names: readonly string[]) =>
  Object.fromEntries(
    names.map(name => [name, meterAt(cents(random(9_000_000)), dollars(10_000), cents(random(2) * random(50_000)))]),
  );

const stake = (random: RandomBelow): Cents => cents(1 + random(2_000));
const chip = (random: RandomBelow): Cents => pick(random, [dollars(1), dollars(5)]);
const pick = <Thing>(random: RandomBelow, things: readonly Thing[]): Thing => things[random(things.length)]!;
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]; // Its own keys.
