import type { ActBody } from '#api/schemas';
import { type Answer, defined, type Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { Handled } from '#server/house';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy } from '../line/command.ts';
import { ownOrigin } from '../line/front.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { refuse } from '../line/refusals.ts';

export type BadgeAndPin = ActBody<'signOn'>;

/** With the address of the page, which a passkey signs too. PPL-24 */
export const shownBy = ({ passkey, ...by }: BadgeAndPin, { request }: AskedCommand, front: ApiParts['front']) => ({
  ...by,
  ...defined({ passkey }),
  origin: ownOrigin(request, front),
});

/** The house for one person, or with a second person beside. REG-A2 */
export const houseFor = (
  second: BadgeAndPin | undefined,
  ask: AskedCommand,
  parts: ApiParts,
): Pick<ApiParts['house'], 'state' | 'handle'> =>
  second === undefined
    ? parts.house
    : { state: ask.house, handle: (command, asked) => byTwo(command, second, ask, parts, asked.concealed) };

/** One asks and the other gives, in one step. */
const byTwo = async (
  command: HouseCommand,
  second: BadgeAndPin,
  ask: AskedCommand,
  parts: ApiParts,
  concealed: string | undefined,
): Promise<Handled | Refusal> => {
  const { key, ...who } = askedBy(ask);
  const also = defined({ concealed });
  // What is asked here is one of the commands that need two people, or the house refuses it.
  const asking = { type: 'AskSecond', command } as Extract<HouseCommand, { type: 'AskSecond' }>;
  const asked = await parts.house.handle(asking, { ...who, ...also, key: `${key}.ask` });
  if (!asked.ok) return asked;
  const request = requestIn(asked);
  return request.ok ? besideTo(request.value, second, ask, parts, also) : request;
};

const requestIn = ({ events }: Handled): Answer<number> => {
  const made = events.find(event => event.type === 'SecondAsked');
  return made === undefined ? refuse('no-such-request', {}, 'PPL-8') : { ok: true, value: made.request };
};

export const besideTo = async (
  request: number,
  by: BadgeAndPin,
  ask: AskedCommand,
  { people, limits, front }: ApiParts,
  also: { readonly concealed?: string } = {},
) => {
  const { key, station } = askedBy(ask);
  const objection = tooOften(limits.signOns, station, ask.now);
  return objection ?? people.signOns.giveSecondBeside(station, shownBy(by, ask, front), request, { key, ...also });
};
