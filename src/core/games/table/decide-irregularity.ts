import { accept } from '#core/base';
import { written } from '#core/words';
import { speak } from './coach/said.ts';
import { nextToDecide } from './decide-cards.ts';
import { type Consequence, type Irregularity, voidedBy } from './irregularity.ts';
import { checkPhase, type Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import { voidSettlement } from './round.ts';
import type { PokerRules } from './rules.ts';
import type { Phase, RoundState } from './state.ts';

/** Notes an irregularity, and voids the round where the game's rule does. */
export const decideIrregularity: Judged<'ReportIrregularity'> = (game, state, { irregularity: reported }) => {
  const refusal = checkReport(game, state, reported);
  if (refusal !== undefined) return refusal;
  const irregularity = reported === 'one-card-face-up' && state.cardsFaceUp > 0 ? 'two-cards-face-up' : reported;
  const allHaveDecided = state.phase !== 'deal' && nextToDecide(game, state) === undefined;
  const cause = voidedBy(game.irregularities, irregularity, allHaveDecided);
  if (cause !== undefined) {
    const given = { seats: state.seats, meters: state.metersBefore, homeOf: game.homeOf, cause };
    return accept({ type: 'RoundVoided', irregularity, ...toldOf(cause), settlement: voidSettlement(given) });
  }
  // Of what its rule does not name, the game says nothing: the round goes on, and what was seen is on record.
  const unnamed = { say: speak('coach.call-floor', {}), clause: game.clauses.deal };
  return accept({ type: 'IrregularityNoted', irregularity, ...toldOf(game.irregularities[irregularity] ?? unnamed) });
};

const toldOf = ({ say, clause }: Pick<Consequence, 'say' | 'clause'>) => {
  const { words, said } = written(say);
  return { say: words, said, clause };
};

const UNTIL_SETTLED: readonly Phase[] = ['deal', 'decisions', 'reveal'];

/** When it can be found. */
const FOUND: Readonly<Record<Irregularity, readonly Phase[]>> = {
  'one-card-face-up': ['deal'],
  'two-cards-face-up': ['deal'],
  'card-drawn-in-error': ['deal'],
  'player-card-count': UNTIL_SETTLED,
  'dealer-card-count': UNTIL_SETTLED,
  'dealer-card-exposed': UNTIL_SETTLED,
  'shuffler-jam': ['bets', 'deal'],
  'shoe-jam': ['deal'],
  'stub-misdealt': ['decisions', 'reveal'],
  'stub-wrong': ['decisions', 'reveal'],
};

const checkReport = (game: PokerRules, state: RoundState, irregularity: Irregularity) => {
  const { deal: clause } = game.clauses;
  const { dealing } = state.setup;
  if (irregularity === 'shoe-jam' && dealing !== 'automated-shoe')
    return refuse('not-of-this-table', { equipment: dealing }, clause);
  return checkPhase(state, FOUND[irregularity], 'move.report', clause);
};
