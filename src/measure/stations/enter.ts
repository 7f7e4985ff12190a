import type { House, HouseCommand } from '#core/house';
import { CannotBeEntered, NoSuchKey } from './cannot.ts';
import { enteredOpening, enteredRun } from './desks/index.ts';
import { enteredFund } from './funds.ts';
import { enteredAtFloor } from './game-hand.ts';
import { enteredAtGame } from './game-table.ts';
import { enteredHiLo } from './hi-lo.ts';
import { NO_SCREEN } from './no-screen.ts';
import { enteredOffering } from './offering.ts';
import { enteredSeat, enteredTable } from './seats.ts';
import { enteredHands } from './seen.ts';
import { enteredSetUp } from './set-up.ts';
import type { Written } from './written.ts';

/**
 * The command that the screens put together from what a person enters who wants this one. What cannot be entered is
 * written down, and the scenario goes on with the command it wants, so that everything it lacks is found at once.
 * Nothing where nobody would do anything.
 */
export const entered = (
  command: HouseCommand,
  house: House,
  written: Written,
  now: Temporal.Instant,
): HouseCommand | undefined => {
  try {
    return putTogether(command, house, written, now);
  } catch (fault) {
    if (fault instanceof NoSuchKey) {
      written.noKey.add(new CannotBeEntered(fault.fact, fault.station).message);
      return command;
    }
    if (!(fault instanceof CannotBeEntered)) throw fault;
    written.cannot.add(fault.message);
    return command;
  }
};

const putTogether = (
  command: HouseCommand,
  house: House,
  written: Written,
  now: Temporal.Instant,
): HouseCommand | undefined => {
  const screen = NO_SCREEN[command.type];
  if (screen !== undefined) throw new CannotBeEntered(command.type, screen);
  switch (command.type) {
    case 'OpenTable':
    case 'ChangeGame':
      return enteredTable(command, house);
    case 'SeatPlayer':
      return enteredSeat(command, house, written);
    case 'AnnounceOffering':
    case 'ChangeOffering':
      return enteredOffering(command, house);
    case 'TakeOverFund':
    case 'CorrectFund':
    case 'RaisePool':
    case 'ReimburseHouse':
      return enteredFund(command, house);
    case 'SetUpGame':
      return enteredSetUp(command, house);
    case 'PlayHiLo':
      return enteredHiLo(command, house, now);
    case 'PlaceBets':
    case 'CoinIn':
    case 'PlayRound':
    case 'FinishRound':
      return enteredAtGame(command, house);
    case 'VerifyGameHand':
    case 'RefuseGameHand':
    case 'CompleteGameDocuments':
    case 'CorrectCards':
    case 'BackOutRound':
      return enteredAtFloor(command, house);
    case 'VerifyHands':
      return enteredHands(command, house, written);
    case 'OpenPromotion':
      return enteredOpening(command, house, written);
    case 'RunPromotion':
      // What happens by the hour nobody does.
      return command.command.type === 'LetTimePass' ? undefined : enteredRun(command, house, written);
    default:
      return command;
  }
};
