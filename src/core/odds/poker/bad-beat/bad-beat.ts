import type { Rational } from '#core/base';
import { oneOf, wholeNumber } from '../../answer/option.ts';
import type { Part, Progress } from '../../answer/part.ts';
import type { OddsAnswer } from '../../answer/subject.ts';
import { type Chance, estimate, exactChance } from '../high-hand/estimate.ts';
import { type BeatRule, beatenHand, leastQuads, type NamedHand } from './rule.ts';
import { countBeats, type Dealing, type PokerGame } from './simulated.ts';

/** What a bad beat is asked by (OPK-3, OPK-4). */
export const beatOptions = (otherwise: { readonly players: number; readonly beaten: string }) => ({
  players: wholeNumber({ from: 2, to: 10, otherwise: otherwise.players }),
  beaten: beatenHand(otherwise.beaten),
  by: oneOf(['any-higher-hand', 'four-of-a-kind-or-better']),
  loser: oneOf(['second-best', 'any']),
});

export type BeatQuestion = {
  readonly players: number;
  readonly beaten: NamedHand;
  readonly by: 'any-higher-hand' | 'four-of-a-kind-or-better';
  readonly loser: BeatRule['loser'];
};

/** OPK-5: the rule as asked; with a pocket pair for four of a kind; and with no three of a kind all on the board. */
export const beatRules = ({ beaten, by, loser }: BeatQuestion): readonly [BeatRule, BeatRule, BeatRule] => {
  const plain: BeatRule = {
    beatenMin: beaten.least,
    winnerMin: by === 'any-higher-hand' ? beaten.least : Math.max(beaten.least, leastQuads(0)),
    loser,
    pocketPairForQuads: false,
    tripsPartlyInHand: false,
  };
  const pocketPair = { ...plain, pocketPairForQuads: true };
  return [plain, pocketPair, { ...pocketPair, tripsPartlyInHand: true }];
};

/** The chances of the rules, in their order. */
export const exactBeatAnswer = (question: BeatQuestion, chances: readonly Rational[]): OddsAnswer =>
  beatAnswer(question, 'exact', chances.map(exactChance));

/** Where counting would take too long: the same question by dealing. Hits of one part, by rule. */
export const dealBeats = (
  game: PokerGame,
  { players, beaten }: BeatQuestion,
  rules: readonly BeatRule[],
  part: Part,
  progress: Progress,
): readonly number[] => {
  const dealing: Dealing = { game, players, deals: SIMULATED_DEALS, seed: beaten.name };
  return countBeats(rules, dealing, part, progress);
};

export const simulatedBeatAnswer = (question: BeatQuestion, parts: readonly (readonly number[])[]): OddsAnswer => {
  const hits = parts.reduce((sums, part) => sums.map((sum, rule) => sum + part[rule]!));
  return beatAnswer(
    question,
    'simulated',
    hits.map(count => estimate(count, SIMULATED_DEALS)),
  );
};

const SIMULATED_DEALS = 1_000_000;

const beatAnswer = (
  { players, beaten, by, loser }: BeatQuestion,
  method: 'exact' | 'simulated',
  [plain, pocketPair, notOnBoard]: readonly Chance[],
): OddsAnswer => ({
  players,
  beaten: beaten.name,
  by,
  loser,
  method,
  ...plain,
  pocketPairForQuads: pocketPair,
  ...(notOnBoard && { tripsPartlyInHand: notOnBoard }),
});
