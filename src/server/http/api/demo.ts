import type { IncomingMessage } from 'node:http';
import { DEMO_SPEED, DEMO_STATION, OTHER_ANSWERS } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import type { StationKind } from '#core/people';
import { check, type Shape } from '#core/shape';
import type { Enrolled } from '#server/people';
import { readBody } from './body.ts';
import { unfit } from './commands.ts';
import { setCookie } from './credentials.ts';
import { parseJson } from './json.ts';
import type { ApiParts } from './parts.ts';
import { refuse } from './refusals.ts';
import { json, type Reply } from './reply.ts';
import type { OpenRoute } from './route.ts';

/** What a demonstration can be asked besides. */
export type DemoDoor = {
  /** 0 stands still, 1 is real pace. */
  speed: number;
  /** Who may sign on, with the badges and PINs that everybody is told. */
  readonly people: readonly DemoBadge[];
  /** Members of the club, with the cards and PINs that everybody is told. */
  readonly members: readonly DemoCard[];
  /** Makes a station without a code. */
  readonly enrol: (asked: { readonly kind: StationKind; readonly table?: number }) => Promise<Enrolled | Refusal>;
};

export type DemoBadge = {
  readonly name: string;
  readonly roles: readonly string[];
  readonly badge: string;
  readonly pin: string;
};

export type DemoCard = { readonly name: string; readonly card: string; readonly pin: string };

/** Addresses that a real house does not have. */
export const demoRoutes = ({ demo }: Pick<ApiParts, 'demo'>): readonly OpenRoute[] => {
  if (demo === undefined) return [];
  const { path } = DEMO_SPEED;
  return [
    {
      type: 'open',
      method: 'POST',
      path: DEMO_STATION.path,
      answers: OTHER_ANSWERS.demoStation,
      answer: ({ request }, parts) => enrolled(demo, request, parts),
    },
    {
      type: 'open',
      method: 'GET',
      path: '/demo',
      answers: OTHER_ANSWERS.demo,
      answer: () => json({ speed: demo.speed, people: demo.people, members: demo.members }),
    },
    { type: 'open', method: 'GET', path, answers: OTHER_ANSWERS.demoSpeed, answer: () => json({ speed: demo.speed }) },
    {
      type: 'open',
      method: 'POST',
      path,
      answers: OTHER_ANSWERS.demoSpeed,
      answer: ({ request }) => paced(demo, request),
    },
  ];
};

/** The same as an enrolment by code; signing on still takes a badge and its PIN. */
const enrolled = async (demo: DemoDoor, request: IncomingMessage, parts: ApiParts): Promise<Reply> => {
  const seconds = parts.limits.strangers.take(request.socket.remoteAddress ?? '', parts.now().epochMilliseconds);
  if (seconds > 0) return refuse('too-many-requests', { seconds }, 'API-6');
  const body = await bodyOf(request, DEMO_STATION.body);
  if (!body.ok) return body;
  const done = await demo.enrol(body.value);
  if (!done.ok) return done;
  const { station, key: value } = done;
  return json({ station }, ['set-cookie', setCookie({ name: `station.${station}`, value, isSecure: parts.isSecure })]);
};

const paced = async (demo: DemoDoor, request: IncomingMessage): Promise<Reply> => {
  const body = await bodyOf(request, DEMO_SPEED.body);
  if (!body.ok) return body;
  demo.speed = body.value.speed;
  return json({ speed: demo.speed });
};

const bodyOf = async <Value>(request: IncomingMessage, shape: Shape<Value>): Promise<Answer<Value>> => {
  const bytes = await readBody(request);
  if (!bytes.ok) return bytes;
  const body = parseJson(bytes.value);
  if (!body.ok) return body;
  const fit = check(shape, body.value);
  return fit.ok ? answer(fit.value) : unfit(fit.fields);
};
