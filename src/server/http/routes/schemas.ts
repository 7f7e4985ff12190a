import { activityJsonSchema, offeringJsonSchema, PAPER } from '#api/schemas';
import type { Json } from '#core/shape';
import { houseFileJsonSchema } from '#server/house';
import { withDescriptions } from '../../../fields/index.ts';
import { noSuch } from '../line/reading.ts';
import { paper } from '../line/reply.ts';
import type { OpenRoute } from '../line/route.ts';
import { openObjection } from './open-objection.ts';

/** What a house writes in files, by the name of the schema. */
const FILES = { activity: activityJsonSchema, offering: offeringJsonSchema, house: houseFileJsonSchema } as const;
type Name = keyof typeof FILES;

const TYPE = 'application/schema+json';
const MADE = new Map<Name, string>();

/** With an address of its own, and words for every field. */
const textOf = (name: Name): string => {
  const known = MADE.get(name);
  if (known !== undefined) return known;
  const { $schema, ...schema } = FILES[name]() as Json;
  const text = JSON.stringify(withDescriptions({ $schema, $id: `/api/v1/schemas/${name}`, ...schema }));
  MADE.set(name, text);
  return text;
};

/** For an editor that completes and marks mistakes: an activity of the house, an offering, the house file. MCH-20 */
export const schemaRoutes = (): readonly OpenRoute[] => [
  {
    type: 'open',
    method: 'GET',
    path: '/schemas/{name}',
    id: 'schema',
    summary: `The JSON Schema of a file that a house writes: ${Object.keys(FILES).join(', ')}`,
    answers: PAPER,
    described: { content: { [TYPE]: { schema: { type: 'object' } } } },
    answer: (opened, parts, { name = '' }) => {
      const objection = openObjection(opened, parts);
      if (objection !== undefined) return objection;
      return Object.hasOwn(FILES, name)
        ? paper(`${TYPE}; charset=utf-8`, textOf(name as Name)) // Just looked up.
        : noSuch('schema', name, 'MCH-20');
    },
  },
];
