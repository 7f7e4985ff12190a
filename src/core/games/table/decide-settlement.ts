import { accept, type Refusal } from '#core/base';
import { minus, plus } from '#core/money';
import { firstRefusal } from './checks.ts';
import type { Entry, Meters } from './ledger.ts';
import { namedHand, namedTurn } from './named.ts';
import { checkPhase, type Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import type { RoundState } from './state.ts';
import { nextStep, seatsWithDocuments, toBeKeyed, toBeValidated } from './steps.ts';

/** Lights the button of a winning hand; pressed again, it goes out. */
export const decideHandButton: Judged<'PressHandButton'> = (game, state, { seat, wager, hand }) => {
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
  if (toBeValidated(game, state.settlement!, seat).length === 0) return refuse('no-award-to-key', { seat }, clause);
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
const checkAwards = (
  game: PokerRules,
  { settlement, keyed, validated }: RoundState,
  seat: number,
): Refusal | undefined => {
  const { award: clause } = game.clauses;
  const unlit = toBeKeyed(game, settlement!, seat).find(
    entry => !keyed.some(key => key.seat === seat && key.wager === entry.wager),
  );
  if (unlit !== undefined) return refuse('award-not-keyed', { seat, hand: namedHand(unlit.verdict.hand) }, clause);
  const unseen = validated.includes(seat) ? undefined : toBeValidated(game, settlement!, seat)[0];
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
  const open = firstRefusal(seatsWithDocuments(game, settlement), seat =>
    state.documented.includes(seat) ? undefined : refuse('documents-open', { seat }, documents),
  );
  return open ?? accept({ type: 'RoundEnded', meters: settlement.meters });
};

/** A logged progressive award is backed out by the manual adjustment only: the money goes back where it came from. */
export const decideBackOut: Judged<'BackOutAward'> = (game, state, { seat, reason }, { actor }) => {
  const { backOut: clause, award } = game.clauses;
  if (clause === undefined) return refuse('no-back-out', { game: game.title }, award);
  const refusal = checkPhase(state, ['over'], 'move.back-out', clause);
  if (refusal !== undefined) return refusal;
  const entry = toBeKeyed(game, state.settlement!, seat)[0];
  if (entry === undefined || state.backedOut.includes(seat)) return refuse('nothing-to-back-out', { seat }, clause);
  return accept({ type: 'AwardBackedOut', entry, by: actor, reason, meters: metersWithout(state.meters, entry) });
};

/** The award back on its meter; what a reset had put there goes back to the house and to the reserve. */
const metersWithout = (meters: Meters, { note, returned }: Entry): Meters => {
  if (note?.type !== 'meter') return meters;
  const meter = meters[note.name]!;
  const posted = minus(plus(meter.posted, returned), plus(note.seeded, note.fromReserve));
  return { ...meters, [note.name]: { ...meter, posted, reserve: plus(meter.reserve, note.fromReserve) } };
};
