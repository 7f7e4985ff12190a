import { wholeNumber } from '../../answer/option.ts';
import { bet, longBet, type OddsSubject } from '../../answer/subject.ts';
import { beatOptions, beatRules, exactBeatAnswer } from '../bad-beat/bad-beat.ts';
import { FULL_DECK } from '../bad-beat/boards.ts';
import { highHandBet } from '../high-hand/bet.ts';
import { tableChances } from '../high-hand/chances.ts';
import { acesCracked, crackAces } from './aces.ts';
import { holdemBeats, holdemChance, joinHoldem } from './bad-beat.ts';
import { flopEvents, postedFlopPrizes } from './flop.ts';
import { HANDS, holdemHands } from './hands.ts';

const PLAYERS = { from: 2, to: 10, otherwise: 10 };

export const TEXAS_HOLDEM: OddsSubject = {
  id: 'texas-holdem',
  title: "Texas Hold'em",
  bets: [
    longBet({
      id: 'bad-beat',
      title: 'A strong hand beaten at showdown, both hole cards of both hands playing',
      options: beatOptions({ players: 10, beaten: 'four-of-a-kind-2' }),
      work: (question, part, progress) => holdemBeats(beatRules(question), progress, FULL_DECK, part),
      join: (question, found) =>
        exactBeatAnswer(
          question,
          joinHoldem(found).map(counts => holdemChance(counts, question.players)),
        ),
    }),
    longBet({
      id: 'hands',
      title: 'Hands of two hole cards and three of the board; four of a kind with a pocket pair',
      options: { players: wholeNumber(PLAYERS) },
      work: (_, part, progress) => holdemHands(part, progress),
      join: ({ players }, found) => {
        const counts = joinHoldem(found);
        const hands = HANDS.map((key, i) => tableChances(key, players => holdemChance(counts[i]!, players), players));
        return { players, hands };
      },
    }),
    bet({
      id: 'flop',
      title: 'A royal flush on the flop; three of a kind on the flop',
      options: { players: wholeNumber(PLAYERS) },
      compute: ({ players }) => ({
        players,
        events: flopEvents(players),
        postedRankPrizesPerDeal: postedFlopPrizes(players),
      }),
    }),
    longBet({
      id: 'aces-cracked',
      title: 'Pocket aces beaten at showdown',
      options: {
        players: wholeNumber(PLAYERS),
        deals: wholeNumber({ from: 1000, to: 100_000_000, otherwise: 1_000_000 }),
        seed: wholeNumber({ from: 0, to: 999_999_999, otherwise: 1 }),
      },
      work: crackAces,
      join: acesCracked,
    }),
    highHandBet('texas-holdem'),
  ],
};
