import { decideBet, decideClose, decideTakeBack } from './decide-bets.ts';
import { decideCorrection, decideDeal, decideFold, decidePlay, decideReveal } from './decide-cards.ts';
import { decideIrregularity } from './decide-irregularity.ts';
import {
  decideBackOut,
  decideDocuments,
  decideEnd,
  decideHandButton,
  decideSettle,
  decideValidation,
} from './decide-settlement.ts';
import { checkPhase, type Doing, type Judged } from './phases.ts';
import type { Clauses } from './rules.ts';
import type { Phase, RoundCommand } from './state.ts';

/** A move: when it belongs in a round, what it is called, the clause about that moment, and how it is judged. */
type Move<Type extends RoundCommand['type']> = {
  readonly when: readonly Phase[];
  readonly doing: Doing;
  readonly clause: Exclude<keyof Clauses, 'backOut'>;
  readonly decide: Judged<Type>;
};

type OfTheirOwn = 'ReportIrregularity' | 'BackOutAward';

const MOVES: { readonly [Type in Exclude<RoundCommand['type'], OfTheirOwn>]: Move<Type> } = {
  PlaceBet: { when: ['bets'], doing: 'move.place-bet', clause: 'bets', decide: decideBet },
  TakeBackBet: { when: ['bets'], doing: 'move.take-back-bet', clause: 'bets', decide: decideTakeBack },
  CloseBets: { when: ['bets'], doing: 'move.close-bets', clause: 'close', decide: decideClose },
  DealCards: { when: ['deal'], doing: 'move.deal', clause: 'deal', decide: decideDeal },
  CorrectCards: {
    when: ['deal', 'decisions', 'reveal', 'settle'],
    doing: 'move.correct',
    clause: 'deal',
    decide: decideCorrection,
  },
  Fold: { when: ['decisions'], doing: 'move.decide', clause: 'decide', decide: decideFold },
  MakePlay: { when: ['decisions'], doing: 'move.decide', clause: 'decide', decide: decidePlay },
  RevealDealer: { when: ['reveal'], doing: 'move.reveal', clause: 'settle', decide: decideReveal },
  PressHandButton: { when: ['settle'], doing: 'move.press-button', clause: 'award', decide: decideHandButton },
  ValidateAward: { when: ['settle'], doing: 'move.validate', clause: 'award', decide: decideValidation },
  Settle: { when: ['settle'], doing: 'move.settle', clause: 'settle', decide: decideSettle },
  CompleteDocuments: { when: ['settle'], doing: 'move.documents', clause: 'documents', decide: decideDocuments },
  EndRound: { when: ['settle'], doing: 'move.end', clause: 'settle', decide: decideEnd },
};

/** Judges one move of a round: what now holds, or the rule against it. */
export const decide: Judged<RoundCommand['type']> = (game, state, command, context) => {
  // What may be reported depends on what it is, and not every game knows a back-out.
  if (command.type === 'ReportIrregularity') return decideIrregularity(game, state, command, context);
  if (command.type === 'BackOutAward') return decideBackOut(game, state, command, context);
  const { when, doing, clause, decide: judge } = MOVES[command.type] as Move<typeof command.type>; // Of its own type.
  return checkPhase(state, when, doing, game.clauses[clause]) ?? judge(game, state, command, context);
};
