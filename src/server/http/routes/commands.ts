import { type AskedName, BY_NAME, bodyOf, COMMAND_NAMES, COMMANDS, isNumbered } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import { decideHouse } from '#core/house';
import { type Asker, actorOf, hasPerson } from '#core/people';
import { speak } from '#core/shape';
import type { Said } from '#core/words';
import type { AskedCommand } from '../line/ask.ts';
import { allowedCommand, askedBy, doneReply, unfit } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { refuse, speak as speakHere } from '../line/refusals.ts';
import { json, type Reply } from '../line/reply.ts';
import { type CommandRoute, paramsOf } from '../line/route.ts';

/** One address for each command, one for all by their names, and one to see what would become of any. */
export const commandRoutes = (): readonly CommandRoute[] => [
  ...COMMAND_NAMES.map(routeOf),
  byName('command', (ask, parts) => done(ask.body, ask, parts)),
  byName('preview', previewed),
];

const byName = (id: keyof typeof BY_NAME, answer: CommandRoute['answer']): CommandRoute => {
  const { answer: answers, ...address } = BY_NAME[id];
  return { type: 'command', method: 'POST', ...address, id, answers, answer };
};

const routeOf = (type: AskedName): CommandRoute => {
  const { path, summary, fields } = COMMANDS[type];
  const names = paramsOf(path);
  // Every name in a path is a field.
  const inPath = names.map((name): InPath => [name, isNumbered(fields[name]!)]);
  return {
    type: 'command',
    method: 'POST',
    path,
    id: type,
    summary,
    body: bodyOf(type, names),
    answers: BY_NAME.command.answer,
    numbered: inPath.flatMap(([name, isNumber]) => (isNumber ? [name] : [])),
    answer: (ask, parts) => {
      const command = addressedTo(type, inPath, ask);
      return command.ok ? done(command.value, ask, parts) : command;
    },
  };
};

type InPath = readonly [name: string, isNumbered: boolean];

const addressedTo = (type: AskedName, inPath: readonly InPath[], { params, body }: AskedCommand): Answer<object> => {
  const fields: Record<string, unknown> = { ...body, type };
  if (Object.hasOwn(body, 'type')) return unfit([inAddress('type')]);
  for (const [name, isNumber] of inPath) {
    if (Object.hasOwn(body, name)) return unfit([inAddress(name)]);
    fields[name] = isNumber ? Number(params[name]) : params[name];
  }
  return answer(fields);
};

const inAddress = (field: string): Said =>
  speak('wrong.field', { field, problem: speakHere('question.in-address', {}) });

const done = async (asked: object, ask: AskedCommand, { house, people }: ApiParts): Promise<Reply> => {
  const allowed = allowedCommand(asked, ask);
  if (!allowed.ok) return allowed;
  const { command, named } = people.holders.without(ask.house, allowed.value, ask.now);
  const handled = await house.handle(command, askedBy(ask));
  if (handled.ok && named.length > 0) await people.holders.keep(named, ask.house, ask.now);
  return doneReply(handled);
};

/** The PIN is asked for when it is done. PPL-22 */
const withFreshPin = (asker: Asker): Asker => {
  if (!hasPerson(asker)) return asker;
  const { isPinOld: _, ...fresh } = asker;
  return fresh;
};

/** What would become of a command asked now, from the very function that decides it; nothing is written. API-15 */
const previewed = async (ask: AskedCommand, { house, people, durability }: ApiParts): Promise<Reply> => {
  const allowed = allowedCommand(ask.body, { ...ask, asker: withFreshPin(ask.asker) });
  if (!allowed.ok) return allowed;
  const { command } = people.holders.without(ask.house, allowed.value, ask.now);
  const decided = decideHouse(ask.house, command, { now: ask.now, actor: actorOf(ask.asker) });
  const status = house.status();
  if (status.type === 'out-of-service')
    return refuse('not-in-service', { reason: status.because ?? status.reason }, 'OPS-5');
  await durability.reached(status.seq); // What never came to be takes the house out of service; then nobody can ask.
  return decided.ok ? json({ events: decided.events }) : decided;
};
