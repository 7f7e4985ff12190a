import { ACT_ANSWERS, ACTS, type ActBody, type ActContract, type ActName } from '#api/schemas';
import type { Refusal } from '#core/base';
import { type HouseCommand, mayAsk } from '#core/house';
import { hasPerson } from '#core/people';
import { check, type Shape } from '#core/shape';
import type { Handled } from '#server/house';
import { changeRecord, engage, eraseRecord, offerEnrolment, type RecordParts, setPin } from '#server/people';
import type { AskedCommand } from './ask.ts';
import { besideTo, byTwo } from './by-two.ts';
import { CLUB_ACTS } from './club.ts';
import { CLUB_DESK_ACTS } from './club-desk.ts';
import { askedBy, doneReply, unfit } from './commands.ts';
import { dropCookie, setCookie } from './credentials.ts';
import { DRAW_ACTS } from './draws.ts';
import type { ApiParts } from './parts.ts';
import { numberIn } from './reading.ts';
import { refuse } from './refusals.ts';
import { json, type Reply } from './reply.ts';
import type { CommandRoute } from './route.ts';
import { TOURNAMENT_ACTS } from './tournaments.ts';

type Act<Name extends ActName> = (body: ActBody<Name>, ask: AskedCommand, parts: ApiParts) => Promise<Reply>;

/** Badges, PINs, keys and secrets: what the journal learns of them, and when, is not for the asker to say. */
export const peopleRoutes = (): readonly CommandRoute[] => (Object.keys(ANSWERS) as readonly ActName[]).map(routeOf);

const routeOf = <Name extends ActName>(name: Name): CommandRoute => {
  const { path, body, bodyKbMost }: ActContract = ACTS[name];
  const shape = body as Shape<unknown> as Shape<ActBody<Name>>; // The body of this act, as its type says.
  const act: Act<Name> = ANSWERS[name];
  return {
    type: 'command',
    method: 'POST',
    path,
    answers: ACT_ANSWERS[name],
    ...(bodyKbMost === undefined ? {} : { bodyKbMost }),
    answer: async (ask, parts) => {
      const fit = check(shape, ask.body);
      return fit.ok ? act(fit.value, ask, parts) : unfit(fit.fields);
    },
  };
};

const ANSWERS: { readonly [Name in ActName]: Act<Name> } = {
  ...DRAW_ACTS,
  ...CLUB_ACTS,
  ...CLUB_DESK_ACTS,
  ...TOURNAMENT_ACTS,
  signOn: async (by, ask, parts) => {
    const { station } = ask.asker.station;
    const seconds = parts.limits.signOns.take(station, ask.now.epochMilliseconds);
    if (seconds > 0) return refuse('too-many-requests', { seconds }, 'API-6');
    const signedOn = await parts.people.signOns.signOn(station, by);
    if (!signedOn.ok) return signedOn;
    const { person, since } = signedOn.session;
    const value = signedOn.token;
    if (ask.request.headers.authorization !== undefined) return json({ person, since, token: value });
    const cookie = setCookie({ name: `session.${station}`, value, isSecure: parts.isSecure });
    return json({ person, since }, ['set-cookie', cookie]);
  },

  signOff: async (_, { asker }, parts) => {
    const done = await parts.people.signOns.signOff(asker);
    if (!done.ok) return done;
    return json({ signedOff: true }, ['set-cookie', dropCookie(`session.${asker.station.station}`)]);
  },

  giveBeside: async (by, ask, parts) => doneReply(await besideTo(numberIn(ask, 'request'), by, ask, parts)),

  engage: ({ name, badge, pin, second, ...staff }, ask, parts) => {
    const command = { type: 'EngagePerson', ...staff } as const;
    return withRecord(command, second, ask, parts, to => engage(to, command, { name, badge, pin }, askedBy(ask)));
  },

  setPin: ({ pin, second }, ask, parts) => {
    const person = ask.params['person']!;
    const isOwn = hasPerson(ask.asker) && ask.asker.actor.id === person;
    const command = isOwn ? ({ type: 'ChangePin' } as const) : ({ type: 'SetPin', person } as const);
    return withRecord(command, second, ask, parts, to => setPin(to, person, pin, askedBy(ask)));
  },

  changeRecord: async (record, ask, parts) => {
    const person = ask.params['person']!;
    const objection =
      mayAsk(ask.house, ask.asker, { type: 'SetPin', person }) ??
      (await changeRecord(parts.people, { person, ...record }));
    return objection ?? json({ person });
  },

  eraseRecord: ({ second }, ask, parts) => {
    const person = ask.params['person']!;
    const command = { type: 'EraseRecord', person } as const;
    return withRecord(command, second, ask, parts, to => eraseRecord(to, person, askedBy(ask)));
  },

  offerStation: async (station, ask, parts) => {
    const { asker, house, now } = ask;
    const objection = mayAsk(house, asker, { type: 'EnrolStation', ...station, keyHash: '' });
    if (objection !== undefined) return objection;
    const { id } = askedBy(ask).actor;
    const { code, untilMs } = await offerEnrolment(parts.people.store, station, id, now.epochMilliseconds);
    return json({ code, until: Temporal.Instant.fromEpochMilliseconds(untilMs).toString() });
  },
};

type BadgeAndPin = ActBody<'signOn'>;
type Recorded = Extract<
  HouseCommand,
  { type: 'EngagePerson' | 'ChangeRoles' | 'SetPin' | 'ChangePin' | 'EraseRecord' }
>;

/** Does something of which the private records hold a part, alone or with a second person beside. REG-A2 */
const withRecord = async (
  command: Recorded,
  second: BadgeAndPin | undefined,
  ask: AskedCommand,
  parts: ApiParts,
  work: (to: RecordParts) => Promise<Handled | Refusal>,
): Promise<Reply> => {
  const objection = mayAsk(ask.house, ask.asker, command);
  if (objection !== undefined) return objection;
  const { house, people } = parts;
  if (second === undefined) return doneReply(await work({ ...people, house }));
  const handle: RecordParts['house']['handle'] = asked => byTwo(asked, second, ask, parts);
  return doneReply(await work({ ...people, house: { state: ask.house, handle } }));
};
