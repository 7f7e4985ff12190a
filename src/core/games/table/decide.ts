import type { Decision } from '#core/base';
import { decideBet, decideClose, decideTakeBack } from './decide-bets.ts';
import { decideDeal, decideFold, decidePlay, decideReveal } from './decide-cards.ts';
import { decideIrregularity } from './decide-irregularity.ts';
import {
  decideBackOut,
  decideDocuments,
  decideEnd,
  decideHandButton,
  decideSettle,
  decideValidation,
} from './decide-settlement.ts';
import type { PokerRules } from './rules.ts';
import type { PlayEvent, RoundCommand, RoundContext, RoundState } from './state.ts';

/** Judges one move of a round: what now holds, or the rule against it. */
export const decide = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  command: RoundCommand,
  context: RoundContext,
): Decision<PlayEvent> => {
  switch (command.type) {
    case 'PlaceBet':
      return decideBet(game, state, command);
    case 'TakeBackBet':
      return decideTakeBack(game, state, command);
    case 'CloseBets':
      return decideClose(game, state, command);
    case 'DealCards':
      return decideDeal(game, state, command);
    case 'ReportIrregularity':
      return decideIrregularity(game, state, command);
    case 'Fold':
      return decideFold(game, state, command);
    case 'MakePlay':
      return decidePlay(game, state, command);
    case 'RevealDealer':
      return decideReveal(game, state, command);
    case 'PressHandButton':
      return decideHandButton(game, state, command);
    case 'ValidateAward':
      return decideValidation(game, state, command, context);
    case 'Settle':
      return decideSettle(game, state, command);
    case 'CompleteDocuments':
      return decideDocuments(game, state, command, context);
    case 'EndRound':
      return decideEnd(game, state);
    case 'BackOutAward':
      return decideBackOut(game, state, command, context);
  }
};
