import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Founded, OPENING, type OpeningAct } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import { check, type Of } from '#core/shape';
import type { Opening } from '#server/opening';
import { newSecret } from '#server/people';
import { readBody } from '../line/body.ts';
import { unfit } from '../line/command.ts';
import { cookieIn, setCookie } from '../line/credentials.ts';
import type { Front } from '../line/front.ts';
import { parseJson } from '../line/json.ts';
import type { Listener } from '../line/listener.ts';
import { RateLimit, tooOften } from '../line/rate-limit.ts';
import { json, type Reply, send } from '../line/reply.ts';
import { inVoice, jsonInVoice, voiceOf } from '../line/voice.ts';
import { refuse } from './refusals.ts';

const PREFIX = '/api/v1/opening';
const COOKIE = 'opening';
/** A logo of 256 KB as text, and a little. */
const MOST_KB = 400;

type Parts = {
  readonly front: Front;
  readonly opening: Opening;
  /** Whether that is the code that was printed when this server started. */
  readonly isCode: (typed: string) => boolean;
  readonly now: () => Temporal.Instant;
  /** The house is founded, and the answer is out. */
  readonly onFounded: () => void;
};

type Bodies = { readonly [Act in OpeningAct]: Of<(typeof OPENING)[Act]> };
type Acts = { readonly [Act in OpeningAct]: (body: Bodies[Act], request: IncomingMessage) => Promise<Reply> | Reply };

/** Answers the page on which a house is opened, to the one browser in which the code was typed. OPH-1 */
export const openingOf = ({ front, opening, isCode, now, onFounded }: Parts): Listener => {
  const codes = new RateLimit({ burst: 20, perSecond: 0.5 });
  const secret = newSecret();
  const acts = actsOf(opening, (typed, request) =>
    isCode(typed)
      ? json({ ok: true }, setCookie(request, front, COOKIE, secret))
      : refuse('opening-code-wrong', {}, 'OPH-1'),
  );
  const isLetIn = (request: IncomingMessage): boolean => cookieIn(request, front, COOKIE) === secret;

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', url = '', socket } = request;
    const act = url.slice(PREFIX.length + 1).split('?', 1)[0]!;
    if (act === 'code') {
      const objection = tooOften(codes, socket.remoteAddress ?? '', now());
      if (objection !== undefined) return objection;
    } else if (!isLetIn(request)) return refuse('opening-code-first', {}, 'OPH-1');
    if (method === 'GET' && act === 'state') return json(opening.state());
    if (method === 'GET' && act === 'logo') return logoOf(opening);
    if (method !== 'POST' || !isAct(act)) {
      return refuse('nothing-to-open', {}, 'OPH-1');
    }
    const body = await bodyOf(request, act);
    return body.ok
      ? (acts[act] as (body: unknown, request: IncomingMessage) => Promise<Reply> | Reply)(body.value, request)
      : body; // Of the same act.
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers['accept-language'];
    const voice = accepted === undefined ? undefined : await voiceOf(accepted);
    const reply = await replyTo(request);
    if (!reply.ok) return void send(response, inVoice(reply, voice));
    const isJson = typeof reply.body === 'string';
    send(response, isJson ? { ...reply, body: jsonInVoice(String(reply.body), voice) } : reply);
    if (request.url === `${PREFIX}/found`) response.once('finish', onFounded);
  };
};

const isAct = (name: string): name is OpeningAct => Object.hasOwn(OPENING, name);

const bodyOf = async <Act extends OpeningAct>(request: IncomingMessage, act: Act): Promise<Answer<unknown>> => {
  const bytes = await readBody(request, MOST_KB);
  if (!bytes.ok) return bytes;
  const body = parseJson(bytes.value);
  if (!body.ok) return body;
  const fit = check<unknown>(OPENING[act], body.value);
  return fit.ok ? answer(fit.value) : unfit(fit.wrong);
};

const logoOf = async (opening: Opening): Promise<Reply> => {
  const logo = await opening.logo();
  return logo === undefined ? refuse('nothing-to-open', {}, 'OPH-1') : { ok: true, type: logo.type, body: logo.bytes };
};

const actsOf = (opening: Opening, letIn: (typed: string, request: IncomingMessage) => Reply): Acts => {
  const stateNow = (): Reply => json(opening.state());
  return {
    code: ({ code }, request) => letIn(code, request),
    draft: async draft => (await opening.keep(draft)) ?? stateNow(),
    logo: async ({ picture }) => (await opening.keepLogo(picture)) ?? stateNow(),
    'no-logo': async () => {
      await opening.dropLogo();
      return stateNow();
    },
    person: person => opening.enter(person) ?? stateNow(),
    'no-person': ({ place }) => {
      opening.leave(place);
      return stateNow();
    },
    found: async () => replyOf(await opening.found()),
  };
};

const replyOf = (founded: Answer<Founded>): Reply => (founded.ok ? json(founded.value) : founded);
