import { wholeNumber } from '../../answer/option.ts';
import { bet, longBet, type OddsSubject } from '../../answer/subject.ts';
import {
  type BeatQuestion,
  beatOptions,
  beatRules,
  dealBeats,
  exactBeatAnswer,
  simulatedBeatAnswer,
} from '../bad-beat/bad-beat.ts';
import { FULL_DECK } from '../bad-beat/boards.ts';
import { leastQuads } from '../bad-beat/rule.ts';
import { highHandBet } from '../high-hand/bet.ts';
import { tableChances } from '../high-hand/chances.ts';
import { HANDS } from '../texas-holdem/hands.ts';
import { joinOmaha, type OmahaCounts, omahaBeats, omahaChance } from './bad-beat.ts';
import { omahaHands } from './high-hands.ts';

/** The rule about three of a kind on the board is hold'em's alone. */
const omahaRules = (question: BeatQuestion) => beatRules(question).slice(0, 2);

/** Four of a kind and better are counted, lower hands dealt for. */
type Found = { readonly counts?: readonly OmahaCounts[]; readonly hits?: readonly number[] };

export const OMAHA: OddsSubject = {
  id: 'omaha',
  title: 'Omaha',
  bets: [
    longBet({
      id: 'bad-beat',
      title: 'A strong high hand beaten at showdown',
      options: beatOptions({ players: 9, beaten: 'four-of-a-kind-8' }),
      work: (question, part, progress): Found => {
        const rules = omahaRules(question);
        return question.beaten.least < leastQuads(0)
          ? { hits: dealBeats('omaha', question, rules, part, progress) }
          : { counts: omahaBeats(rules, progress, FULL_DECK, part) };
      },
      join: (question, found) => {
        const hits = found.flatMap(part => (part.hits === undefined ? [] : [part.hits]));
        if (hits.length > 0) return simulatedBeatAnswer(question, hits);
        const counts = joinOmaha(found.flatMap(part => (part.counts === undefined ? [] : [part.counts])));
        return exactBeatAnswer(
          question,
          counts.map(each => omahaChance(each, question.players)),
        );
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
