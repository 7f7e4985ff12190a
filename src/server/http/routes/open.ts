import { ENROLMENT, OTHER_ANSWERS, PAPER } from '#api/schemas';
import { check } from '#core/shape';
import { enrol } from '#server/people';
import { readBody } from '../line/body.ts';
import { unfit } from '../line/command.ts';
import { setCookie } from '../line/credentials.ts';
import { parseJson } from '../line/json.ts';
import type { ApiParts } from '../line/parts.ts';
import { refuse } from '../line/refusals.ts';
import { JSON_TYPE, json, paper, type Reply } from '../line/reply.ts';
import type { Opened, OpenRoute } from '../line/route.ts';
import { openApi } from '../openapi/openapi.ts';
import { apiPage } from '../openapi/page.ts';
import { fed } from './feed.ts';

/** What can be asked without being a station. */
export const openRoutes = ({ version, demo }: Pick<ApiParts, 'version' | 'demo'>): readonly OpenRoute[] => {
  // Made when it is first asked for: a start is for those who play.
  let described: string | undefined;
  const page = apiPage(version);
  return [
    { type: 'open', method: 'POST', path: ENROLMENT.path, answers: OTHER_ANSWERS.enrolment, answer: enrolled },
    { type: 'open', method: 'GET', path: '/feed', answers: PAPER, answer: fed },
    {
      type: 'open',
      method: 'GET',
      path: '/openapi.json',
      answers: PAPER,
      answer: () => {
        described ??= JSON.stringify(openApi(version, { isDemo: demo !== undefined }));
        return { ok: true, type: JSON_TYPE, body: described };
      },
    },
    { type: 'open', method: 'GET', path: '/', answers: PAPER, answer: () => paper('text/html; charset=utf-8', page) },
  ];
};

/** A screen or device becomes a station by a code that an administrator has read out. PPL-4 */
const enrolled = async ({ request }: Opened, parts: ApiParts): Promise<Reply> => {
  const nowMs = parts.now().epochMilliseconds;
  const seconds = parts.limits.strangers.take(request.socket.remoteAddress ?? '', nowMs);
  if (seconds > 0) return refuse('too-many-requests', { seconds }, 'API-6');
  const bytes = await readBody(request);
  if (!bytes.ok) return bytes;
  const body = parseJson(bytes.value);
  if (!body.ok) return body;
  const fit = check(ENROLMENT.body, body.value);
  if (!fit.ok) return unfit(fit.fields);
  const done = await enrol(parts.house, parts.people.store, fit.value.code, nowMs);
  if (!done.ok) return done;
  const { station, key } = done;
  if (fit.value.keeps === 'key') return json({ station, key });
  const cookie = setCookie({ name: `station.${station}`, value: key, isSecure: parts.isSecure });
  return json({ station }, ['set-cookie', cookie]);
};
