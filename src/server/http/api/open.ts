import { ENROLMENT, OTHER_ANSWERS, PAPER } from '#api/schemas';
import { check } from '#core/shape';
import { enrol } from '#server/people';
import { readBody } from './body.ts';
import { unfit } from './commands.ts';
import { setCookie } from './credentials.ts';
import { fed } from './feed.ts';
import { parseJson } from './json.ts';
import { openApi } from './openapi.ts';
import { apiPage } from './page.ts';
import type { ApiParts } from './parts.ts';
import { refuse } from './refusals.ts';
import { JSON_TYPE, json, paper, type Reply } from './reply.ts';
import type { Opened, OpenRoute } from './route.ts';

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
