import type { HouseCommand } from '#core/house';
import { check, type Fit, type Shape } from '#core/shape';
import { COMMANDS, type CommandName, isAsked, wholeCommand } from './commands.ts';

/** The commands that may be asked for, in the order of the table. */
export const COMMAND_NAMES = (Object.keys(COMMANDS) as readonly CommandName[]) // Keys of a table are its names.
  .filter(type => isAsked(COMMANDS[type]));

/** Every command with its name in it, as `/commands` takes it; made once. */
const WHOLE = new Map<unknown, Shape<HouseCommand>>(COMMAND_NAMES.map(type => [type, wholeCommand(type)]));

/** A command by its name, whole and with nothing else in it; nothing where no such command is asked for. */
export const checkCommand = (command: object): Fit<HouseCommand> | undefined => {
  const shape = WHOLE.get(nameOf(command));
  return shape === undefined ? undefined : check(shape, command);
};

/** What a command calls itself. */
export const nameOf = (command: object): unknown => ('type' in command ? command.type : undefined);
