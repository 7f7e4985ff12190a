import type { ActBody } from '#api/schemas';
import type { Answer, Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { Handled } from '#server/house';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { refuse } from '../line/refusals.ts';

type BadgeAndPin = ActBody<'signOn'>;

/** One asks and the other gives, in one step. */
export const byTwo = async (
  command: HouseCommand,
  second: BadgeAndPin,
  ask: AskedCommand,
  parts: ApiParts,
): Promise<Handled | Refusal> => {
  const { key, ...who } = askedBy(ask);
  // What is asked here is one of the commands that two people stand for, or the house refuses it.
  const asking = { type: 'AskSecond', command } as Extract<HouseCommand, { type: 'AskSecond' }>;
  const asked = await parts.house.handle(asking, { ...who, key: `${key}.ask` });
  if (!asked.ok) return asked;
  const request = requestIn(asked);
  return request.ok ? besideTo(request.value, second, ask, parts) : request;
};

const requestIn = ({ events }: Handled): Answer<number> => {
  const made = events.find(event => event.type === 'SecondAsked');
  return made === undefined
    ? refuse('no-such-thing', { what: 'request', name: 'of this key' }, 'PPL-8')
    : { ok: true, value: made.request };
};

export const besideTo = (request: number, by: BadgeAndPin, ask: AskedCommand, { people, limits }: ApiParts) => {
  const { key, station } = askedBy(ask);
  const seconds = limits.signOns.take(station, ask.now.epochMilliseconds);
  if (seconds > 0) return Promise.resolve(refuse('too-many-requests', { seconds }, 'API-6'));
  return people.signOns.giveSecondBeside(station, by, request, key);
};
