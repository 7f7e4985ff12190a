import {
  AGREEING,
  AT_TABLE,
  BACKING_OUT,
  type Feature,
  may,
  ON_SENSOR,
  PROMOTING,
  staffAt,
  staffNamed,
} from '#core/state';
import { backOutRound } from './back-out-round.ts';
import { placeBets } from './bets.ts';
import { keepCards, orderRecut, verifyCards } from './cards.ts';
import { coinIn } from './coin-in.ts';
import { GAME_EVENTS } from './evolve.ts';
import { finishRound } from './finish.ts';
import { playHiLo } from './hi-lo.ts';
import { playRound } from './moves.ts';
import { readCards } from './read-cards.ts';
import { setUpGame } from './set-up.ts';
import { settleGame } from './settle.ts';
import { GameCommand, GameEvent } from './shape.ts';
import { completeGameDocuments, correctCards, refuseGameHand, verifyGameHand } from './verify.ts';

/** The floor's own: no dealer verifies a hand. */
const VERIFYING = may(['floor', 'supervisor'], ['floor']);

/** Table games whose rounds this house settles itself. PRO-5, PRO-6 */
export const GAMES: Feature<GameCommand, GameEvent, 'SetUpGame' | 'VerifyGameHand' | 'BackOutRound' | 'PlayHiLo'> = {
  shapes: { command: GameCommand, event: GameEvent },
  decide: {
    SetUpGame: setUpGame,
    SettleRound: settleGame,
    PlaceBets: placeBets,
    CoinIn: coinIn,
    ReadCards: readCards,
    PlayRound: playRound,
    VerifyGameHand: verifyGameHand,
    RefuseGameHand: refuseGameHand,
    CompleteGameDocuments: completeGameDocuments,
    CorrectCards: correctCards,
    FinishRound: finishRound,
    BackOutRound: backOutRound,
    KeepCards: keepCards,
    VerifyCards: verifyCards,
    OrderRecut: orderRecut,
    PlayHiLo: playHiLo,
  },
  evolve: GAME_EVENTS,
  may: {
    SetUpGame: may(['supervisor', 'compliance', 'administrator'], ['office', 'compliance', 'floor']),
    SettleRound: AT_TABLE,
    PlaceBets: ON_SENSOR,
    CoinIn: AT_TABLE,
    ReadCards: ON_SENSOR,
    PlayRound: AT_TABLE,
    VerifyGameHand: VERIFYING,
    RefuseGameHand: VERIFYING,
    CompleteGameDocuments: VERIFYING,
    CorrectCards: VERIFYING,
    FinishRound: AT_TABLE,
    BackOutRound: BACKING_OUT,
    KeepCards: AT_TABLE,
    VerifyCards: VERIFYING,
    OrderRecut: VERIFYING,
    PlayHiLo: PROMOTING,
  },
  seconds: {
    SetUpGame: AGREEING.roles,
    VerifyGameHand: AGREEING.roles,
    BackOutRound: ['supervisor', 'accounting', 'compliance'],
    PlayHiLo: AGREEING.roles,
  },
  concerns: {
    VerifyGameHand: (house, { table, seat }) => staffAt(house, table, [seat]),
    PlayHiLo: (house, { command }) => staffNamed(house, command),
  },
};
