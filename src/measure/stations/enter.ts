import type { House, HouseCommand } from '#core/house';
import { CannotBeEntered } from './cannot.ts';
import { NO_SCREEN } from './no-screen.ts';
import { enteredOffering } from './offering.ts';
import { enteredSeat, enteredTable } from './seats.ts';
import { enteredHands, seenEntered } from './seen.ts';
import type { Written } from './written.ts';

/**
 * The command that the screens put together from what a person enters who wants this one. What cannot be entered is
 * written down, and the scenario goes on with the command it wants, so that everything it lacks is found at once.
 */
export const entered = (command: HouseCommand, house: House, written: Written): HouseCommand => {
  try {
    return putTogether(command, house, written);
  } catch (fault) {
    if (!(fault instanceof CannotBeEntered)) throw fault;
    written.cannot.add(fault.message);
    return command;
  }
};

const putTogether = (command: HouseCommand, house: House, written: Written): HouseCommand => {
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
    case 'VerifyHands':
      return enteredHands(command, house, written);
    case 'RunPromotion': {
      if (command.mechanism !== 'high-hand' || command.command.type !== 'PostHand') return command;
      const { table, seen } = command.command;
      const asked = { table, called: [], activity: house.promotions.get(command.promotion)?.activity ?? '' };
      return { ...command, command: { ...command.command, seen: seenEntered(asked, seen, house, written) } };
    }
    default:
      return command;
  }
};
