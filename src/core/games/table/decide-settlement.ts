import { accept, type Refusal } from '#core/base';
import { firstRefusal } from './checks.ts';
import { decideCountedHand, settleCounted } from './counted.ts';
import { metersBack } from './ledger.ts';
import { namedHand, namedTurn } from './named.ts';
import { checkPhase, type Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import { isCounted, type RoundState } from './state.ts';
import { nextStep, seatsWithDocuments, toBeKeyed, toBeValidated, unseenSeats } from './steps.ts';

/** Lights the button of a winning hand; pressed again, it goes out. */
export const decideHandButton: Judged<'PressHandButton'> = (game, state, command, context) => {
  if (isCounted(state)) return decideCountedHand(game, state, command, context);
  const { seat, wager, hand } = command;
  const { award: clause } = game.clauses;
  const win = toBeKeyed(game, state.settlement!, seat).find(entry => entry.wager === wager);
  if (win === undefined || state.settled.includes(seat)) return refuse('no-award-to-key', { seat }, clause);
  const holds = win.verdict.hand;
  if (holds !== hand)
    return refuse('wrong-hand-button', { seat, pressed: namedHand(hand), holds: namedHand(holds) }, clause);
  const isLit = state.keyed.some(key => key.seat === seat && key.wager === wager);
  return accept({ type: isLit ? 'HandUnkeyed' : 'HandKeyed', seat, wager, hand });
};

export const decideValidation: Judged<'ValidateAward'> = (game, state, { seat }, { actor }) => {
  const { award: clause } = game.clauses;
  if (toBeValidated(game, state, seat).length === 0) return refuse('no-award-to-key', { seat }, clause);
  return accept({ type: 'AwardValidated', seat, by: actor });
};

/** Pays and takes one step, in the game's order. */
export const decideSettle: Judged<'Settle'> = (game, state, { step }) => {
  const { settle: clause } = game.clauses;
  const next = nextStep(game, state);
  if (next === undefined) return refuse('all-settled', {}, clause);
  if (next !== step) return refuse('not-next-to-settle', { next: namedTurn(next), given: namedTurn(step) }, clause);
  const open = typeof step === 'number' ? checkAwards(game, state, step) : undefined;
  return open ?? accept({ type: 'StepSettled', step });
};

/** A progressive win is keyed, and what the floor must see is validated, before it is paid. */
const checkAwards = (game: PokerRules, state: RoundState, seat: number): Refusal | undefined => {
  const { settlement, keyed, validated } = state;
  const { award: clause } = game.clauses;
  const unlit = toBeKeyed(game, settlement!, seat).find(
    entry => !keyed.some(key => key.seat === seat && key.wager === entry.wager),
  );
  if (unlit !== undefined) return refuse('award-not-keyed', { seat, hand: namedHand(unlit.verdict.hand) }, clause);
  const unseen = validated.includes(seat) ? undefined : toBeValidated(game, state, seat)[0];
  return unseen && refuse('award-not-validated', { seat, hand: namedHand(unseen.verdict.hand) }, clause);
};

export const decideDocuments: Judged<'CompleteDocuments'> = (game, state, { seat }, { actor }) => {
  const { documents: clause } = game.clauses;
  const isDue = seatsWithDocuments(game, state.settlement!).includes(seat) && !state.documented.includes(seat);
  if (!isDue) return refuse('no-documents-due', { seat }, clause);
  return accept({ type: 'DocumentsCompleted', seat, by: actor });
};

/** "Game Over": the cards go to the rack, every hand in its place, and the system is ready for the next round. */
export const decideEnd: Judged<'EndRound'> = (game, state) => {
  const { settle, documents } = game.clauses;
  const next = nextStep(game, state);
  if (next !== undefined) return refuse('wagers-not-settled', { next: namedTurn(next) }, settle);
  const settlement = state.settlement!;
  const [unseen] = isCounted(state) ? unseenSeats(game, state) : [];
  const open =
    (unseen === undefined ? undefined : unvalidated(game, state, unseen)) ??
    firstRefusal(seatsWithDocuments(game, settlement), seat =>
      state.documented.includes(seat) ? undefined : refuse('documents-open', { seat }, documents),
    );
  if (open !== undefined) return open;
  if (!isCounted(state)) return accept({ type: 'RoundEnded', meters: settlement.meters });
  return accept({ type: 'RoundEnded', meters: state.meters, settlement: settleCounted(game, state) });
};

const unvalidated = (game: PokerRules, state: RoundState, seat: number): Refusal => {
  const [due] = toBeValidated(game, state, seat);
  const hand = namedHand(state.keyed.find(key => key.seat === seat)?.hand ?? due!.verdict.hand);
  return refuse('award-not-validated', { seat, hand }, game.clauses.award);
};

/** A logged progressive award is backed out by the manual adjustment only: the money goes back where it came from. */
export const decideBackOut: Judged<'BackOutAward'> = (game, state, { seat, reason }, { actor }) => {
  const { backOut: clause, award } = game.clauses;
  if (clause === undefined) return refuse('no-back-out', { game: game.title }, award);
  const refusal = checkPhase(state, ['over'], 'move.back-out', clause);
  if (refusal !== undefined) return refusal;
  const entry = toBeKeyed(game, state.settlement!, seat)[0];
  if (entry === undefined || state.backedOut.includes(seat)) return refuse('nothing-to-back-out', { seat }, clause);
  return accept({ type: 'AwardBackedOut', entry, by: actor, reason, meters: metersBack(state.meters, [entry]) });
};
