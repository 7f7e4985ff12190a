import { checkCommand, nameOf } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import { type HouseCommand, mayAsk } from '#core/house';
import { actorOf } from '#core/people';
import type { Said } from '#core/words';
import type { Asked, Handled } from '#server/house';
import type { Ask, AskedCommand } from './ask.ts';
import { deviceClockObjection } from './device-clock.ts';
import { refuse } from './refusals.ts';
import { type Answered, jsonText } from './reply.ts';

/** The command, if it is one and the sender may ask for it. */
export const allowedCommand = (command: object, ask: AskedCommand): Answer<HouseCommand> => {
  const fit = checkCommand(command);
  if (fit === undefined) return refuse('unknown-command', { type: String(nameOf(command)).slice(0, 40) }, 'API-2');
  if (!fit.ok) return unfit(fit.wrong);
  return objectionTo(ask, fit.value) ?? answer(fit.value);
};

/** Why the one who asks may not ask for this. */
export const objectionTo = ({ house, asker, request }: Ask, command: HouseCommand): Refusal | undefined =>
  mayAsk(house, asker, command) ?? deviceClockObjection(request, command);

export const unfit = (fields: readonly Said[]): Refusal =>
  refuse('fields-wrong', { count: fields.length, fields }, 'API-3');

/**
 * A key belongs to one station. Its beginning stays, so that keys still grow with time. API-4
 */
export const askedBy = ({ asker, key }: AskedCommand): Asked => {
  const { station } = asker.station;
  return { key: `${key}@${station}`, station, actor: actorOf(asker) };
};

/** What was hashed is what is answered, the first time and every time after it. */
export const doneReply = (handled: Handled | Refusal): Answered | Refusal => {
  if (!handled.ok) return handled;
  const { repeated, first, last, texts } = handled;
  const told = texts.map(lightened);
  return jsonText(`{"repeated":${repeated},"first":${first},"last":${last},"events":[${told.join(',')}]}`);
};

/** A committed draw without its entries, which are thousands, and its closed secret. */
const lightened = (text: string): string => {
  if (text.includes('"bound":{')) return withoutBound(text);
  if (!text.includes('"type":"DrawCommitted"')) return text;
  const {
    entries: _,
    tickets: _tickets,
    sealed: _sealed,
    ...published
  } = JSON.parse(text) as Readonly<Record<string, unknown>>; // Our own.
  return JSON.stringify(published);
};

/** The first bets of a round without the closed secret of its draw. */
const withoutBound = (text: string): string => {
  const { bound, ...event } = JSON.parse(text) as { readonly bound?: { readonly commitment: string } }; // Our own.
  return JSON.stringify(bound === undefined ? event : { ...event, bound: { commitment: bound.commitment } });
};
