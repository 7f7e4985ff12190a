import { COMMAND_NAMES, COMMANDS, type CommandName, isAsked, OTHER_ANSWERS } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import type { Fields } from '#core/shape';
import type { AskedCommand } from '../line/ask.ts';
import { allowedCommand, askedBy, doneReply, unfit } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import type { Reply } from '../line/reply.ts';
import { type CommandRoute, paramsOf } from '../line/route.ts';

/** One address for each command that has one, and one for all by their names. */
export const commandRoutes = (): readonly CommandRoute[] => [
  ...COMMAND_NAMES.flatMap(routeOf),
  { type: 'command', method: 'POST', path: '/commands', answers: OTHER_ANSWERS.command, answer: byName },
];

const routeOf = (type: CommandName): readonly CommandRoute[] => {
  const row = COMMANDS[type];
  if (!isAsked(row) || row.path === undefined) return [];
  const inPath = paramsOf(row.path).map((name): InPath => [name, isNumbered(row.fields, name)]);
  const answered = (ask: AskedCommand, parts: ApiParts): Reply | Promise<Reply> => {
    const command = addressedTo(type, inPath, ask);
    return command.ok ? done(command.value, ask, parts) : command;
  };
  return [{ type: 'command', method: 'POST', path: row.path, answers: OTHER_ANSWERS.command, answer: answered }];
};

type InPath = readonly [name: string, isNumbered: boolean];

/** Every name in a path is a field. */
const isNumbered = (fields: Fields, name: string): boolean => fields[name]!.faults(1) === undefined;

const addressedTo = (type: CommandName, inPath: readonly InPath[], { params, body }: AskedCommand): Answer<object> => {
  const fields: Record<string, unknown> = { ...body, type };
  if (Object.hasOwn(body, 'type')) return unfit('type stands in the address: leave it out.');
  for (const [name, isNumber] of inPath) {
    if (Object.hasOwn(body, name)) return unfit(`${name} stands in the address: leave it out.`);
    fields[name] = isNumber ? numberIn(params[name]!) : params[name];
  }
  return answer(fields);
};

/** What is no plain number becomes none, which no field takes. */
const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

const byName = (ask: AskedCommand, parts: ApiParts): Reply | Promise<Reply> => done(ask.body, ask, parts);

const done = (command: object, ask: AskedCommand, parts: ApiParts): Reply | Promise<Reply> => {
  const allowed = allowedCommand(command, ask);
  return allowed.ok ? parts.house.handle(allowed.value, askedBy(ask)).then(doneReply) : allowed;
};
