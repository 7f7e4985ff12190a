import { accept, type Refusal } from '#core/base';
import { type Card, checkCards, DECKS } from '#core/cards';
import { written } from '#core/words';
import { speak } from './coach/said.ts';
import { cardsOnTable, nextToDecide } from './decide-cards.ts';
import { type Consequence, comesTo, type Irregularity } from './irregularity.ts';
import { namedHand } from './named.ts';
import { checkPhase, type Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import { voidSettlement } from './round.ts';
import type { PokerRules } from './rules.ts';
import { isCounted, type Phase, type RoundState } from './state.ts';

/** Notes an irregularity, and voids the round where the game's rule does. */
export const decideIrregularity: Judged<'ReportIrregularity'> = (game, state, { irregularity: reported, card }) => {
  const refusal = checkReport(game, state, reported) ?? cardObjection(state, card);
  if (refusal !== undefined) return refusal;
  const irregularity = reported === 'one-card-face-up' && state.cardsFaceUp > 0 ? 'two-cards-face-up' : reported;
  const rule = game.irregularities[irregularity];
  const found = rule && comesTo(rule, allHaveDecided(game, state));
  if (rule !== undefined && found?.isVoid === true) {
    const given = { seats: state.seats, meters: state.metersBefore, homeOf: game.homeOf, cause: rule };
    return accept({ type: 'RoundVoided', irregularity, ...toldOf(found), settlement: voidSettlement(given) });
  }
  // Of what its rule does not name, the game says nothing: the round goes on, and what was seen is on record.
  const told = toldOf(found ?? { say: speak('coach.call-floor', {}), clause: game.clauses.deal });
  return accept({ type: 'IrregularityNoted', irregularity, ...told, ...(card && { card }) });
};

/** Where the dealer plays by hand nobody tells the system who has decided. */
export const allHaveDecided = (game: PokerRules, state: RoundState): boolean =>
  !isCounted(state) &&
  (state.phase === 'reveal' || state.phase === 'settle') &&
  nextToDecide(game, state) === undefined;

/** The card found face up is one that nobody holds. */
const cardObjection = (state: RoundState, card: Card | undefined): Refusal | undefined => {
  const known = card === undefined ? undefined : checkCards(DECKS['standard-52'], [...cardsOnTable(state), card]);
  return known?.ok === false ? known : undefined;
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
  'device-unusable': ['bets', ...UNTIL_SETTLED, 'settle'],
};

const checkReport = (game: PokerRules, state: RoundState, irregularity: Irregularity) => {
  const { deal: clause } = game.clauses;
  const { dealing } = state.setup;
  if (irregularity === 'shoe-jam' && dealing !== 'automated-shoe')
    return refuse('not-of-this-table', { equipment: dealing }, clause);
  const found = FOUND[irregularity];
  if (!isCounted(state) || state.phase === 'bets') return checkPhase(state, found, 'move.report', clause);
  // The dealer plays by hand: the system sees the round from Coin In to Game Over, and what is keyed goes out first.
  const lit = state.keyed[0];
  if (lit !== undefined) return refuse('hand-keyed', { seat: lit.seat, hand: namedHand(lit.hand) }, clause);
  return checkPhase(state, ['settle'], 'move.report', clause);
};

/** Whether it can be found at this moment. */
export const isFoundNow = (game: PokerRules, state: RoundState, irregularity: Irregularity): boolean =>
  checkReport(game, state, irregularity) === undefined;
