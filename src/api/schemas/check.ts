import type { z } from 'zod';
import type { HouseCommand } from '#core/house';
import { COMMANDS, type CommandName, isAsked, wholeCommand } from './commands.ts';
import { fieldsInWords } from './words.ts';

export type Fit<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fields: string };

/** Reads what came from outside by a schema; where it does not fit, says which fields and why. */
export const check = <Value>(schema: z.ZodType<Value>, value: unknown): Fit<Value> => {
  const read = schema.safeParse(value);
  return read.success ? { ok: true, value: read.data } : { ok: false, fields: fieldsInWords(read.error) };
};

/** The commands that may be asked for, in the order of the table. */
export const COMMAND_NAMES = (Object.keys(COMMANDS) as readonly CommandName[]) // Keys of a table are its names.
  .filter(type => isAsked(COMMANDS[type]));

/** Every command with its name in it, as `/commands` takes it; made once. */
const WHOLE = new Map<string, z.ZodType<HouseCommand>>(
  // Each field is checked by the schema of its own, which the table pairs with the command.
  COMMAND_NAMES.map(type => [type, wholeCommand(type) as unknown as z.ZodType<HouseCommand>]),
);

/** A command of this name, whole and with nothing else in it; nothing where no such command is asked for. */
export const checkCommand = (type: string, fields: object): Fit<HouseCommand> | undefined => {
  const schema = WHOLE.get(type);
  return schema === undefined ? undefined : check(schema, { ...fields, type });
};
