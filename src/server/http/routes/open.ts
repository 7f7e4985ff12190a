import { ENROLLMENT, PAPER, PUBLISHED_DRAW } from '#api/schemas';
import { enroll } from '#server/people';
import type { Opened } from '../line/ask.ts';
import { bodyOf } from '../line/body.ts';
import { setCookie } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { noSuch } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, jsonText, paper, type Reply } from '../line/reply.ts';
import type { OpenRoute, Route } from '../line/route.ts';
import { FEED_DESCRIBED } from '../openapi/feed.ts';
import { openApi } from '../openapi/openapi.ts';
import { apiPage } from '../openapi/page.ts';
import { fed } from './feed.ts';
import { openObjection } from './open-objection.ts';
import { problemRoutes } from './problems.ts';
import { schemaRoutes } from './schemas.ts';

const LOOKED_AT = { type: 'open', method: 'GET', answers: PAPER } as const;

/** What can be asked without being a station. */
export const openRoutes = (
  { version }: Pick<ApiParts, 'version'>,
  all: () => readonly Route[],
): readonly OpenRoute[] => {
  // Made when it is first asked for: a start is for those who play.
  let described: string | undefined;
  const page = apiPage(version);
  const { answer: answers, ...enrollment } = ENROLLMENT;
  const { answer: record, ...published } = PUBLISHED_DRAW;
  return [
    { type: 'open', method: 'POST', ...enrollment, id: 'enrollment', answers, answer: enrolled },
    {
      ...LOOKED_AT,
      path: '/feed',
      id: 'feed',
      summary: 'The live feed of everything a station may see',
      described: FEED_DESCRIBED,
      answer: fed,
    },
    { ...LOOKED_AT, ...published, id: 'publishedDraw', answers: record, answer: publishedDraw },
    {
      ...LOOKED_AT,
      path: '/openapi.json',
      id: 'openapi',
      summary: 'This description',
      described: { content: { 'application/json': { schema: { type: 'object' } } } },
      answer: (opened, parts) => {
        const objection = openObjection(opened, parts);
        if (objection !== undefined) return objection;
        described ??= JSON.stringify(openApi(version, all()));
        return jsonText(described);
      },
    },
    {
      ...LOOKED_AT,
      path: '/',
      id: 'page',
      summary: 'The same as a page for people',
      described: { content: { 'text/html': { schema: { type: 'string' } } } },
      answer: (opened, parts) => openObjection(opened, parts) ?? paper('text/html; charset=utf-8', page),
    },
    ...problemRoutes(),
    ...schemaRoutes(),
  ];
};

/** Club cards: a record from before they were published under tickets is not for everybody. LOT-12 */
const WITH_CARDS = /\["\d{10}",/;

/** A draw that is over, for whoever has its number. LOT-13 */
const publishedDraw: OpenRoute['answer'] = async (opened, parts, { draw = '' }) => {
  const objection = openObjection(opened, parts);
  if (objection !== undefined) return objection;
  const { state } = parts.house;
  const number = /^\d{1,9}$/.test(draw) ? Number(draw) : 0;
  const isKnown = state !== undefined && number >= 1 && number <= state.numbers.draw;
  if (!isKnown) return noSuch('draw', draw, 'LOT-13');
  const record = await parts.works.draw(number);
  if (record === undefined) return refuse('reports-behind', {}, 'RPT-14');
  if (record === 'null') return noSuch('draw', draw, 'LOT-13');
  if (WITH_CARDS.test(record)) return refuse('record-at-desk', { draw: number }, 'LOT-12');
  return jsonText(state.settings.isDemo === true ? `{"demo":"DEMO",${record.slice(1)}` : record);
};

/** A screen or device becomes a station by a code that an administrator has read out. PPL-4 */
const enrolled = async ({ request }: Opened, parts: ApiParts): Promise<Reply> => {
  const now = parts.now();
  const objection = tooOften(parts.limits.strangers, request.socket.remoteAddress ?? '', now);
  if (objection !== undefined) return objection;
  const body = await bodyOf(request, ENROLLMENT.body);
  if (!body.ok) return body;
  const { code, kinds } = body.value;
  const done = await enroll(parts.house, parts.people.store, code, now.epochMilliseconds, kinds);
  if (!done.ok) return done;
  const { station, key } = done;
  return body.value.keeps === 'key'
    ? json({ station, key })
    : json({ station }, setCookie(request, parts.front, `station.${station}`, key));
};
