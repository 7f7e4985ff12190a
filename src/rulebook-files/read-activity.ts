import type { z } from 'zod';
import { type Activity, approvalsOf, type Jurisdiction } from '#core/rulebook';
import { ActivityFile, asText } from './activity-schema.ts';
import { disagreements } from './disagreements.ts';
import type { ActivityProblem } from './problem.ts';

/** What is wrong with a file and where: `charts[0].rows[2].prize.pool`. */

type Read =
  | { readonly ok: true; readonly activity: Activity }
  | { readonly ok: false; readonly problems: readonly ActivityProblem[] };

/** An activity from the JSON of a file of a house in one of these places, or every problem of the file. RBK-14 */
export const readActivity = (json: unknown, places: readonly [Jurisdiction, ...Jurisdiction[]]): Read => {
  const read = ActivityFile.safeParse(json, { reportInput: true });
  if (!read.success) return { ok: false, problems: problemsIn(read.error) };
  const text = asText(read.data);
  const { house: name = '', jurisdiction: place = places[0].key } = text;
  const jurisdiction = places.find(({ key }) => key === place);
  if (jurisdiction === undefined) return { ok: false, problems: [unknownPlace(places)] };
  const activity = approvalsOf({ name, jurisdiction, ...OWN })(text);
  const problems = disagreements(activity);
  return problems.length === 0 ? { ok: true, activity } : { ok: false, problems };
};

/** How a house's own approvals are headed and posted where the file does not say so. */
const OWN = { claimsHeading: 'Claims', notice: 'Posted before and while it runs.' };

const unknownPlace = (places: readonly Jurisdiction[]): ActivityProblem => {
  const known = places.map(({ key }) => JSON.stringify(key)).join(', ');
  return {
    path: 'jurisdiction',
    sentence: `We know no such jurisdiction here. Write one of ${known}, or leave it out.`,
  };
};

/** Every problem that a schema found, each with its place. */
export const problemsIn = (error: z.ZodError): readonly ActivityProblem[] => error.issues.flatMap(problemsOf);

type Issue = z.core.$ZodIssue;

const problemsOf = (issue: Issue): readonly ActivityProblem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: pathText([...issue.path, key]), sentence: 'There is no such field here.' }));
  return [{ path: pathText(issue.path), sentence: sentenceOf(issue) }];
};

const sentenceOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `This is missing. It should be ${noun(issue.expected)}.`
        : expected(noun(issue.expected), issue);
    case 'invalid_value':
      return expected(oneOfWords(issue.values), issue);
    case 'invalid_union':
      return issue.discriminator === undefined
        ? expected('one of the forms of the schema', issue)
        : `"${issue.discriminator}" does not name a kind that can stand here. See the schema for the kinds.`;
    case 'too_small':
      return `Expected at least ${String(issue.minimum)}${issue.origin === 'array' ? ' of these' : ''}.`;
    case 'too_big':
      return `Expected at most ${String(issue.maximum)}.`;
    case 'invalid_format':
      return 'Expected a word without spaces, or a time such as "18:00" where a time stands.';
    default:
      return `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`;
  }
};

const expected = (what: string, { input }: Issue): string => `Expected ${what}, found ${JSON.stringify(input)}.`;

const noun = (type: string): string => NOUNS[type] ?? type;
const NOUNS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const oneOfWords = (values: readonly unknown[]): string =>
  values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map(value => JSON.stringify(value)).join(', ')}`;

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text === '' ? '' : `${text}.`}${String(step)}`),
    '',
  ) || 'the file';
