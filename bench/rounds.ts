import pokersolver from 'pokersolver';
import { cardOf } from '#core/cards';
import { GAME, plainStrategy, rounder, type Schedules, type Strategy } from '#core/games/crazy-4-poker';
import { freshDeck, meterAt, type RandomBelow, type Settlement, type Simulation, shuffleTop } from '#core/games/table';
import { dollars } from '#core/money';
import { balanceOf } from '../test/games/balance.ts';
import { race, type Section } from './measure.ts';

const PORTION = 200;
const SIMULATED = 200_000;
const EXPLAINED = 20_000;
const SOLVED = 1_000;
const PLAYERS = 6;

/** A six-seat round of Crazy 4 Poker with every side bet: dealt, played by strategy and settled. */
export const section: Section = async () => {
  const results = race('Crazy 4 Poker, six seats, all side bets', 5, [
    { name: "with pokersolver's hands", amount: SOLVED, portions: SOLVED / PORTION, run: solvedRounds() },
    { name: 'with explanations', amount: EXPLAINED, portions: EXPLAINED / PORTION, run: explainedRounds() },
    { name: 'simulated', amount: SIMULATED, portions: SIMULATED / PORTION, run: simulatedRounds() },
  ]);
  const [solved, explained, simulated] = results.map(({ speed }) => speed * 1_000_000) as [number, number, number];
  return {
    goals: [
      { name: 'simulated, to 200,000 rounds a second', atLeast: 1, reached: simulated / 200_000 },
      { name: "simulated, to pokersolver's hands", atLeast: 20, reached: simulated / solved },
      { name: 'explained, to 20,000 rounds a second', atLeast: 1, reached: explained / 20_000 },
    ],
    wrongAnswers: unbalanced(),
  };
};

const simulation = (): Simulation<Schedules, Strategy> => {
  const meter = meterAt(dollars(25_000), dollars(10_000));
  return {
    schedules: {
      queensUp: 'A',
      fourCardProgressive: 'A',
      fiveCardProgressive: true,
      fiveCardHandBonus: true,
      coverAll: true,
    },
    meters: { fourCard: meter, fiveCard: meter, handBonus: meter },
    wagers: {
      ante: dollars(10),
      superBonus: dollars(10),
      queensUp: dollars(5),
      fourCardProgressive: dollars(1),
      fiveCardProgressive: dollars(1),
      handBonusOnPlayer: dollars(1),
      handBonusOnDealer: dollars(1),
      coverAll: dollars(5),
    },
    seats: PLAYERS,
    strategy: plainStrategy,
    random: randomNumbers(),
  };
};

const randomNumbers = (): RandomBelow => {
  let state = 20_261_115;
  return bound => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
};

const simulatedRounds = () => {
  const nextRound = rounder(simulation());
  return () => sumOver(() => returned(nextRound()));
};

const explainedRounds = () => {
  const nextRound = rounder(simulation());
  return () => sumOver(() => GAME.explain(nextRound()).reduce((length, { message }) => length + message.length, 0));
};

/** The same round, its seven hands ranked by pokersolver as well: the four-card hand and the five-card hand of each. */
const solvedRounds = () => {
  const nextRound = rounder(simulation());
  const deck = freshDeck();
  const random = randomNumbers();
  return () =>
    sumOver(() => {
      shuffleTop(deck, 5 * (PLAYERS + 1), random);
      let length = 0;
      for (let at = 0; at < 5 * (PLAYERS + 1); at += 5) {
        const cards = Array.from(deck.subarray(at, at + 5), cardOf);
        length += pokersolver.Hand.solve(cards, 'fourcard', false).name.length;
        length += pokersolver.Hand.solve(cards, 'standard', false).name.length;
      }
      return length + returned(nextRound());
    });
};

const sumOver = (round: () => number): number => {
  let sum = 0;
  for (let i = 0; i < PORTION; i += 1) sum = (sum + round()) | 0;
  return sum;
};

const returned = ({ entries }: Settlement): number => {
  let sum = 0;
  for (const entry of entries) sum += entry.returned;
  return sum;
};

/** A complaint for every round in which money was lost or made. */
const unbalanced = (): readonly string[] => {
  const given = simulation();
  const nextRound = rounder(given);
  return Array.from({ length: 10_000 }, () => balanceOf(given.meters, nextRound()))
    .map(({ players, tray, gameAccounts, meters, house }) => players + tray + gameAccounts + meters + house)
    .filter(left => left !== 0)
    .map(left => `a round does not balance: ${left} cents are left`);
};
