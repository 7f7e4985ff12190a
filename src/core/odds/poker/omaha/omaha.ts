import { wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import {
  type BeatQuestion,
  beatOptions,
  beatRules,
  exactBeatAnswer,
  simulatedBeatAnswer,
} from '../bad-beat/bad-beat.ts';
import { leastQuads } from '../bad-beat/rule.ts';
import { highHandBet } from '../high-hand/bet.ts';
import { tableChances } from '../high-hand/chances.ts';
import { HANDS } from '../texas-holdem/hands.ts';
import { omahaBeats, omahaChance } from './bad-beat.ts';
import { omahaHands } from './high-hands.ts';

/** The rule about three of a kind on the board is hold'em's alone. */
const omahaRules = (question: BeatQuestion) => beatRules(question).slice(0, 2);

export const OMAHA: OddsSubject = {
  id: 'omaha',
  title: 'Omaha',
  bets: [
    bet({
      id: 'bad-beat',
      title: 'A strong high hand beaten at showdown',
      options: beatOptions({ players: 9, beaten: 'four-of-a-kind-8' }),
      compute: (question, progress) => {
        if (question.beaten.least < leastQuads(0))
          return simulatedBeatAnswer('omaha', question, omahaRules(question), progress);
        const rules = omahaRules(question);
        const chances = omahaBeats(rules, progress).map(counts => omahaChance(counts, question.players));
        return exactBeatAnswer(question, chances);
      },
    }),
    bet({
      id: 'hands',
      title: 'Hands of two hole cards and three of the board; four of a kind with a pocket pair',
      options: { players: wholeNumber({ from: 2, to: 10, otherwise: 9 }) },
      compute: ({ players }, progress) => {
        const counts = omahaHands(progress);
        const hands = HANDS.map((key, i) => tableChances(key, players => omahaChance(counts[i]!, players), players));
        return { players, hands };
      },
    }),
    highHandBet('omaha'),
  ],
};
