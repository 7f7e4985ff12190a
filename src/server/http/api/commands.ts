import { COMMAND_NAMES, COMMANDS, type CommandName, checkCommand, isAsked, nameOf, OTHER_ANSWERS } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import { type HouseCommand, mayAsk } from '#core/house';
import { actorOf } from '#core/people';
import type { Fields } from '#core/shape';
import type { Asked, Handled } from '#server/house';
import type { AskedCommand } from './ask.ts';
import type { ApiParts } from './parts.ts';
import { refuse } from './refusals.ts';
import { type Answered, jsonText, type Reply } from './reply.ts';
import type { CommandRoute } from './route.ts';

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

export const paramsOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

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

/** The command as it is asked, if it is one and whoever asks may. */
export const allowedCommand = (command: object, { house, asker }: AskedCommand): Answer<HouseCommand> => {
  const fit = checkCommand(command);
  if (fit === undefined) return refuse('unknown-command', { type: String(nameOf(command)).slice(0, 40) }, 'API-2');
  if (!fit.ok) return unfit(fit.fields);
  return mayAsk(house, asker, fit.value) ?? answer(fit.value);
};

export const unfit = (fields: string): Refusal => refuse('fields-wrong', { fields }, 'API-3');

/**
 * A key is one station's own. Its beginning stays, so that keys that grow with time still do. API-4
 */
export const askedBy = ({ asker, key }: AskedCommand): Asked => {
  const { station } = asker.station;
  return { key: `${key}@${station}`, station, actor: actorOf(asker) };
};

/** What was hashed is what is answered, the first time and every time after it. */
export const doneReply = (handled: Handled | Refusal): Answered | Refusal => {
  if (!handled.ok) return handled;
  const { repeated, first, last, texts } = handled;
  return jsonText(`{"repeated":${repeated},"first":${first},"last":${last},"events":[${texts.join(',')}]}`);
};
