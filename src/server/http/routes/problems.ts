import { exactly, list, object, type Shape, Text, Whole } from '#core/shape';
import type { Language } from '#core/words';
import { refusalsIn } from '../../../texts/index.ts';
import type { Opened } from '../line/ask.ts';
import { noSuch } from '../line/reading.ts';
import { json, type Reply } from '../line/reply.ts';
import type { OpenRoute } from '../line/route.ts';
import { statusOf } from '../line/status.ts';
import { openObjection } from './open-objection.ts';

const PROBLEM_KIND = { type: Text, code: Text, status: Whole, sentence: Text };
const ANSWER: Shape<unknown> = object(PROBLEM_KIND);
const ALL: Shape<unknown> = object({ rows: list(object(PROBLEM_KIND)), isComplete: exactly(true) });

/** What each kind of refusal means: the address that is the type of a problem. MCH-3 */
export const problemRoutes = (): readonly OpenRoute[] => [
  {
    type: 'open',
    method: 'GET',
    path: '/problems',
    id: 'problems',
    summary: 'Every kind of refusal with its status and its sentence; words in braces are filled in',
    answers: ALL,
    answer: async (opened, parts) =>
      openObjection(opened, parts) ??
      json({ rows: Object.entries(await sentences(opened)).map(kindOf), isComplete: true }),
  },
  {
    type: 'open',
    method: 'GET',
    path: '/problems/{code}',
    id: 'problem',
    summary: 'One kind of refusal',
    answers: ANSWER,
    answer: (opened, parts, { code = '' }) => openObjection(opened, parts) ?? one(opened, code),
  },
];

const one = async (opened: Opened, code: string): Promise<Reply> => {
  const all = await sentences(opened);
  return Object.hasOwn(all, code) ? json(kindOf([code, all[code]!])) : noSuch('refusal', code, 'MCH-3');
};

const sentences = ({ voice }: Opened) => refusalsIn(voice?.language ?? ('en' satisfies Language));

const kindOf = ([code, sentence]: readonly [string, string]) => ({
  type: `/api/v1/problems/${code}`,
  code,
  status: statusOf(code),
  sentence,
});
