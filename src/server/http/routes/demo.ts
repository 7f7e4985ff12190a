import type { IncomingMessage } from 'node:http';
import { DEMO } from '#api/schemas';
import { defined } from '#core/base';
import type { Shape } from '#core/shape';
import type { DemoDoor } from '#server/demo';
import { bodyOf } from '../line/body.ts';
import { setCookie } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { json, type Reply } from '../line/reply.ts';
import type { OpenRoute } from '../line/route.ts';

/** Addresses that a real house does not have. */
export const demoRoutes = ({ demo }: Pick<ApiParts, 'demo'>): readonly OpenRoute[] => {
  if (demo === undefined) return [];
  return [
    route('demo', () => json({ speed: demo.speed, people: demo.people, members: demo.members })),
    route('demoStation', ({ request }, parts) => enrolled(demo, request, parts)),
    route('demoSpeed', () => json({ speed: demo.speed })),
    route('demoTour', () => json(defined({ tour: demo.tour() }))),
    route('startDemoTour', async () => json(defined({ tour: await demo.startTour() }))),
    route('setDemoSpeed', ({ request }) => paced(demo, request)),
  ];
};

const route = (id: keyof typeof DEMO, answer: OpenRoute['answer']): OpenRoute => {
  const row: Row = DEMO[id];
  const { answer: answers, ...address } = row;
  return { type: 'open', method: row.body === undefined ? 'GET' : 'POST', ...address, id, answers, answer };
};
type Row = Pick<OpenRoute, 'path' | 'summary' | 'body'> & { readonly answer: Shape<unknown> };

/** The same as an enrollment by code; signing on still takes a badge and its PIN. */
const enrolled = async (demo: DemoDoor, request: IncomingMessage, parts: ApiParts): Promise<Reply> => {
  const objection = tooOften(parts.limits.strangers, request.socket.remoteAddress ?? '', parts.now());
  if (objection !== undefined) return objection;
  const body = await bodyOf(request, DEMO.demoStation.body);
  if (!body.ok) return body;
  const done = await demo.enroll(body.value);
  if (!done.ok) return done;
  const { station, key } = done;
  return json({ station }, setCookie(request, parts.front, `station.${station}`, key));
};

const paced = async (demo: DemoDoor, request: IncomingMessage): Promise<Reply> => {
  const body = await bodyOf(request, DEMO.setDemoSpeed.body);
  if (!body.ok) return body;
  demo.speed = body.value.speed;
  return json({ speed: demo.speed });
};
