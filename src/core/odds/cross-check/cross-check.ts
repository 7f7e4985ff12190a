import { seeded } from '#core/base';
import { cardsOfDeck, dealCoup, type NaturalCard, numberOf, SUITS, shoeOf } from '#core/cards';
import { fourOfFour } from '#core/evaluator';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import { isDragonSeven, isPandaEight } from '#core/games/punto-banco';
import { meterAt, type Settlement, type WagerName } from '#core/games/table';
import { dollars } from '#core/money';
import type { Progress } from '../answer/part.ts';
import type { Given, OddsSubject } from '../answer/subject.ts';
import { BACCARAT } from '../games/baccarat/baccarat.ts';
import { CRAZY_4_POKER } from '../games/crazy-4-poker/crazy-4-poker.ts';
import { FOUR_CARD_POKER } from '../games/four-card-poker/four-card-poker.ts';
import { hiLoRounds } from '../games/hi-lo/rounds.ts';

/** What so many rounds of the real engine gave, beside the exact answer. */
export type CrossChecked = {
  readonly wager: string;
  readonly exact: number;
  readonly simulated: number;
  readonly standardError: number;
  /** How many standard errors lie between them; beyond 4 something is wrong. */
  readonly deviation: number;
};

/**
 * One round after the other: what each of the watched wagers won, in units staked (or 1 for an event that happened).
 */
export type Rounds = {
  readonly wagers: readonly { readonly name: string; readonly exact: number }[];
  readonly next: (nets: Float64Array) => void;
};

/** The games that can be played for a check. ODD-12 */
export const CROSS_CHECKS: Readonly<Record<string, (seed: string) => Rounds>> = {
  'crazy-4-poker': seed => crazyFourRounds(seed),
  'crazy-4-poker-dealer': seed => crazyFourDealerRounds(seed),
  'four-card-poker': seed => fourCardRounds(seed),
  'hi-lo': seed => hiLoRounds(seed),
  baccarat: seed => baccaratRounds(seed),
};

export const crossCheck = ({ wagers, next }: Rounds, rounds: number, progress: Progress): readonly CrossChecked[] => {
  const [nets, sums, squares] = [wagers, wagers, wagers].map(list => new Float64Array(list.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]; // Three lists of the same length.
  for (let round = 0; round < rounds; round++) {
    if (round % 50_000 === 0) progress(round, rounds);
    nets.fill(0);
    next(nets);
    for (let i = 0; i < nets.length; i++) {
      sums[i]! += nets[i]!;
      squares[i]! += nets[i]! * nets[i]!;
    }
  }
  return wagers.map(({ name, exact }, i) => {
    const simulated = sums[i]! / rounds;
    const standardError = Math.sqrt((squares[i]! / rounds - simulated ** 2) / rounds);
    const deviation = standardError === 0 ? 0 : (simulated - exact) / standardError;
    return { wager: name, exact, simulated, standardError, deviation };
  });
};

const METER = 25_000;
const UNIT = dollars(1);
const METER_STANDING = meterAt(dollars(METER), dollars(10_000));
const CRAZY_4 = {
  schedules: {
    queensUp: 'A',
    fourCardProgressive: 'A',
    fiveCardProgressive: true,
    fiveCardHandBonus: true,
    coverAll: true,
  },
  meters: { fourCard: METER_STANDING, fiveCard: METER_STANDING, handBonus: METER_STANDING },
  seats: 2,
  strategy: crazy4.plainStrategy,
} as const;

type Watched = { readonly name: string; readonly wagers: readonly WagerName[]; readonly exact: number };

const crazyFourRounds = (seed: string): Rounds => {
  const edge = (bet: string, given?: Given) => edgeOf(CRAZY_4_POKER, bet, given);
  const progressive = { others: '1', wager: '1', meter: `${METER}` } as const;
  const round = crazy4.rounder({
    ...CRAZY_4,
    wagers: {
      ante: UNIT,
      superBonus: UNIT,
      queensUp: UNIT,
      fourCardProgressive: UNIT,
      fiveCardProgressive: UNIT,
      handBonusOnPlayer: UNIT,
      coverAll: UNIT,
    },
    random: seeded(seed).below,
  });
  const four = edge('four-card-progressive', { schedule: 'A', ...progressive });
  return watching(round, [
    { name: 'main game, K-Q-8-4 or better played', wagers: ['ante', 'play', 'superBonus'], exact: -edge('main') },
    { name: 'Queens Up', wagers: ['queensUp'], exact: -edge('queens-up', { schedule: 'A' }) },
    {
      name: 'both progressives with envy',
      wagers: ['fourCardProgressive', 'fiveCardProgressive', 'envy'],
      exact: -four - edge('five-card-progressive', progressive),
    },
    {
      name: 'Five Card Hand Bonus, own hand',
      wagers: ['handBonusOnPlayer'],
      exact: -edge('five-card-hand-bonus', { hand: 'own', meter: `${METER}` }),
    },
    { name: 'Cover All', wagers: ['coverAll'], exact: -edge('cover-all', { players: '2' }) },
  ]);
};

const crazyFourDealerRounds = (seed: string): Rounds => {
  const edge = (bet: string, given?: Given) => edgeOf(CRAZY_4_POKER, bet, given);
  const wagers = { ante: UNIT, superBonus: UNIT, handBonusOnDealer: UNIT };
  const round = crazy4.rounder({ ...CRAZY_4, wagers, random: seeded(seed).below });
  const shared = { hand: 'dealer', sharers: '2', meter: `${METER}` } as const;
  return watching(round, [
    { name: 'Super Bonus', wagers: ['superBonus'], exact: -edge('super-bonus') },
    {
      name: 'Five Card Hand Bonus, dealer’s hand',
      wagers: ['handBonusOnDealer'],
      exact: -edge('five-card-hand-bonus', shared),
    },
    // The two riders have no stake of their own: a unit more than the odds of a bet that is lost without them.
    { name: 'Magic Card', wagers: ['magicCard'], exact: 1 - edge('magic-card') },
    { name: 'Lucky Bonus', wagers: ['luckyBonus'], exact: 1 - edge('lucky-bonus', { positions: '3' }) },
  ]);
};

const fourCardRounds = (seed: string): Rounds => {
  const strategy = askOf(FOUR_CARD_POKER, 'main')['strategy'] as Strategy; // As `four-card-poker.ts` answers.
  const round = fourCard.rounder({
    schedules: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
    meters: { progressive: METER_STANDING },
    wagers: { ante: UNIT, acesUp: UNIT, progressive: UNIT },
    seats: 2,
    strategy: strategyFrom(strategy.table),
    random: seeded(seed).below,
  });
  const progressive = { schedule: 'FCPP-1', others: '1', meter: `${METER}` } as const;
  return watching(round, [
    {
      name: 'main game, played by the table',
      wagers: ['ante', 'play', 'automaticBonus'],
      exact: -Number(strategy.edge.decimal),
    },
    { name: 'Aces Up', wagers: ['acesUp'], exact: -edgeOf(FOUR_CARD_POKER, 'aces-up', { schedule: 'FCP-01' }) },
    {
      name: 'progressive with envy',
      wagers: ['progressive', 'envy'],
      exact: -edgeOf(FOUR_CARD_POKER, 'progressive', progressive),
    },
  ]);
};

const baccaratRounds = (seed: string): Rounds => {
  const events = askOf(BACCARAT, 'events')['events'] as readonly { key: string; probability: string }[]; // Its own shape.
  const exactOf = (key: string): number => Number(events.find(each => each.key === key)!.probability);
  const shoe = cardsOfDeck(shoeOf(8)) as readonly NaturalCard[]; // A shoe of eight decks has no joker.
  const order = Uint16Array.from(shoe.keys());
  const { below } = seeded(seed);
  const names = ['player', 'banker', 'tie', 'dragon-7', 'panda-8'];
  return {
    wagers: names.map(name => ({ name: `chance of ${name}`, exact: exactOf(name) })),
    next: nets => {
      for (let i = 0; i < 6; i++) {
        const at = i + below(order.length - i);
        const drawn = order[at]!;
        order[at] = order[i]!;
        order[i] = drawn;
      }
      const six = Array.from({ length: 6 }, (_, i) => shoe[order[i]!]!) as unknown as Parameters<typeof dealCoup>[0]; // Six.
      const coup = dealCoup(six);
      nets[names.indexOf(coup.winner)] = 1;
      nets[3] = isDragonSeven(coup) ? 1 : 0;
      nets[4] = isPandaEight(coup) ? 1 : 0;
    },
  };
};

/** The nets of seat 1, wagers that belong together as one. */
const watching = (round: () => Settlement, watched: readonly Watched[]): Rounds => {
  const placeOf = new Map(watched.flatMap(({ wagers }, place) => wagers.map(wager => [wager, place] as const)));
  return {
    wagers: watched,
    next: nets => {
      for (const { seat, wager, stake, returned } of round().entries) {
        const place = seat === 1 ? placeOf.get(wager) : undefined;
        if (place !== undefined) nets[place]! += (returned - stake) / UNIT;
      }
    },
  };
};

type UpCardRow = { readonly upCard: string; readonly oneFrom: string; readonly threeFrom: string };
type Strategy = { readonly edge: { readonly decimal: string }; readonly table: readonly UpCardRow[] };

/** The rows stand from the deuce up, as the numbers of cards do. */
const strategyFrom = (rows: readonly UpCardRow[]): fourCard.Strategy => {
  const lines = rows.map(({ oneFrom, threeFrom }) => ({ one: placeOfRanks(oneFrom), three: placeOfRanks(threeFrom) }));
  return (four, upCard) => {
    const { one, three } = lines[upCard >> 2]!;
    if (four >= three) return 3;
    return four >= one ? 1 : 0;
  };
};

/** The place in the four-card ranking of ranks such as `2-2-6-4`, each of another suit. */
const placeOfRanks = (ranks: string): number => {
  const cards = ranks.split('-').map((rank, i) => numberOf(`${rank}${SUITS[i]!}` as NaturalCard)); // Ranks of an answer.
  return fourOfFour(cards[0]!, cards[1]!, cards[2]!, cards[3]!);
};

const askOf = (subject: OddsSubject, id: string, given: Given = {}) => {
  const answered = subject.bets.find(bet => bet.id === id)!.ask(given, () => {});
  if (!answered.ok) throw new Error(`Defect: ${answered.message}`);
  return answered.value;
};

const edgeOf = (subject: OddsSubject, id: string, given?: Given): number =>
  Number((askOf(subject, id, given)['edge'] as { decimal: string }).decimal); // Every bet with an edge has this shape.
