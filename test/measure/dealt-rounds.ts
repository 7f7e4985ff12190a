import { DECK } from '#core/cards';
import type { Below, Fields, Scenario } from './varied.ts';
import { pick, shuffled } from './varying.ts';

/** Hands that pay something, which chance alone deals too rarely. */
const RARE: readonly (readonly string[])[] = [
  ['As', 'Ah', 'Ad', 'Ac', '2c'],
  ['As', 'Ks', 'Qs', 'Js', 'Ts'],
  ['9h', '8h', '7h', '6h', '5h'],
  ['8s', '8h', '8d', '8c', '3d'],
  ['9d', 'Td', 'Jd', 'Qd', '2s'],
  ['7s', '7h', '7d', '4c', '2d'],
  ['Jh', 'Jd', 'Jc', '3h', '3c'],
  ['Ad', 'Td', '8d', '6d', '2d'],
  ['Ac', 'Ah', '9s', '5d', '3s'],
];

type Game = {
  readonly game: string;
  readonly schedules: (below: Below) => Fields;
  readonly meters: Readonly<Record<string, readonly [posted: number, reset: number]>>;
  readonly dealerCards: number;
  readonly wagers: (schedules: Fields, below: Below) => Fields;
};

const some = <One>(below: Below, one: One): One | undefined => (below(2) === 0 ? one : undefined);
const named = (fields: Readonly<Record<string, Fields[string] | undefined>>): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const CRAZY_4: Game = {
  game: 'crazy-4-poker',
  dealerCards: 5,
  meters: { fourCard: [812_300, 500_000], fiveCard: [1_875_000, 1_000_000], handBonus: [1_500_000, 1_000_000] },
  schedules: below =>
    named({
      queensUp: some(below, pick(['A', 'B', 'C', 'D'], below)),
      fourCardProgressive: some(below, pick(['A', 'B'], below)),
      fiveCardProgressive: some(below, true),
      fiveCardHandBonus: some(below, true),
      coverAll: some(below, true),
    }),
  wagers: (schedules, below) => {
    const ante = 500 * (1 + below(8));
    return named({
      ante,
      superBonus: below(40) === 0 ? ante + 500 : ante,
      queensUp: schedules['queensUp'] && some(below, 100 * (1 + below(20))),
      fourCardProgressive: schedules['fourCardProgressive'] && some(below, pick([100, 500], below)),
      fiveCardProgressive: schedules['fiveCardProgressive'] && some(below, pick([100, 500], below)),
      handBonusOnPlayer: schedules['fiveCardHandBonus'] && some(below, 100),
      handBonusOnDealer: schedules['fiveCardHandBonus'] && some(below, 100),
      coverAll: schedules['coverAll'] && some(below, 100 * (1 + below(10))),
    });
  },
};

const FOUR_CARD: Game = {
  game: 'four-card-poker',
  dealerCards: 6,
  meters: { progressive: [6_000_000, 5_000_000] },
  schedules: below =>
    named({
      acesUp: pick(['FCP-01', 'FCP-02', 'FCP-03', 'FCP-04', 'FCP-05', 'FCP-06', 'FCP-07'], below),
      progressive: some(below, pick(['FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-02'], below)),
    }),
  wagers: (schedules, below) => {
    const ante = below(6) === 0 ? undefined : 500 * (1 + below(8));
    const acesUp = ante === undefined && below(6) > 0 ? 500 : some(below, 100 * (1 + below(20)));
    const isFive = schedules['progressive'] === 'PMG-02';
    return named({ ante, acesUp, progressive: schedules['progressive'] && some(below, isFive ? 500 : 100) });
  },
};

const IRREGULAR = [
  'dealer-card-exposed',
  'one-card-face-up',
  'two-cards-face-up',
  'shuffler-jam',
  'shoe-jam',
  'player-card-count',
  'dealer-card-count',
];
const WON = { ante: 0, play: 0, superBonus: 0, queensUp: 0, acesUp: 0, automaticBonus: 0, coverAll: 0 };
const BONUSES = {
  fourCardProgressive: 0,
  fiveCardProgressive: 0,
  handBonusOnPlayer: 0,
  handBonusOnDealer: 0,
  progressive: 0,
  magicCard: 0,
  luckyBonus: 0,
};

const miscounted = ({ decision: _, cards, ...seat }: Fields, more: readonly string[]): Fields => ({
  ...seat,
  cards: [...(cards as readonly string[]), ...more], // As it was dealt.
});

/** A round of one of the games with any bets, hands and decisions, such as a scenario writes down. */
export const dealtRound = (below: Below, id: string): Scenario => {
  const { game, dealerCards, meters, ...of } = pick([CRAZY_4, FOUR_CARD], below);
  const schedules = of.schedules(below);
  const rare = below(2) === 0 ? [] : [pick(RARE, below)];
  const taken = new Set(rare.flat());
  const deck = [...shuffled<string>(DECK, below)].filter(card => !taken.has(card));
  const deal = (count: number): readonly string[] => deck.splice(0, count);
  const positions = shuffled([1, 2, 3, 4, 5, 6], below).slice(0, 1 + below(6));
  const seats = positions.map((seat, place) => {
    const wagers = of.wagers(schedules, below);
    const ante = Number(wagers['ante'] ?? 0);
    const hand = place < rare.length ? rare[place]! : deal(5); // Counted.
    const isAlways = game === FOUR_CARD.game || place < rare.length;
    const factor = pick(isAlways ? [1, 1.5, 2, 3, 3] : [1], below) + (below(40) === 0 ? 3 : 0);
    const decision = below(5) === 0 ? 'fold' : { play: ante * factor };
    return { seat, cards: hand, wagers, ...(ante > 0 && { decision }) };
  });
  const hasHandBonus = schedules['fiveCardHandBonus'] === true;
  const irregularity = below(6) === 0 ? pick(IRREGULAR, below) : undefined;
  const isMiscounted = irregularity === 'player-card-count';
  return {
    id,
    kind: 'game-round',
    game,
    schedules,
    meters: Object.fromEntries(Object.entries(meters).map(([name, [posted]]) => [name, posted])),
    resets: Object.fromEntries(Object.entries(meters).map(([name, [, reset]]) => [name, reset])),
    ...(schedules['progressive'] === 'FCPP-3' && { reserve: 36_500 }),
    // Where a hand has another number of cards, nobody has decided yet.
    seats: isMiscounted ? seats.map((one, place) => miscounted(one, place === 0 ? deal(1) : [])) : seats,
    dealer: { cards: deal(irregularity === 'dealer-card-count' ? dealerCards - 1 : dealerCards) },
    ...(hasHandBonus && below(2) === 0 && { magicCard: pick<string>(DECK, below) }),
    ...(hasHandBonus && below(2) === 0 && { luckySeat: below(3) === 0 ? 'dealer' : 1 + below(6) }),
    ...(irregularity !== undefined && { irregularity }),
    expect: {
      void: false,
      seats: positions.map(seat => ({ seat, results: { ...WON, ...BONUSES }, envy: 0, net: 0 })),
      meters: Object.fromEntries(
        Object.keys(meters)
          .filter(
            name =>
              schedules[name === 'handBonus' ? 'fiveCardHandBonus' : `${name}Progressive`] !== undefined ||
              schedules[name] !== undefined,
          )
          .map(name => [name, 0]),
      ),
      ...(schedules['progressive'] === 'FCPP-3' && { reserve: 0 }),
    },
  };
};
