import { COMMANDS, IN_PATH } from '#api/schemas';
import type { Definitions, Json, Shape } from '#core/shape';
import { REPORT_NAMES } from '#server/reports';
import { paramsOf, type Route } from '../line/route.ts';

const WHAT: Readonly<Record<string, string>> = {
  activity: 'The id or the key of an approved activity.',
  alarm: 'The number of an alarm.',
  award: 'The number of a prize.',
  code: 'The code of a refusal.',
  draw: 'The number of a draw.',
  drop: 'The number of a drop.',
  list: 'A list that is being checked.',
  member: 'A club member by id.',
  name: 'The name of a schema.',
  notice: 'The number of a notice.',
  paper: 'The key of a paper of the house.',
  person: 'Somebody of the staff by id.',
  promotion: 'The key of a promotion.',
  report: 'The name of a report.',
  request: 'The number of a request for a second person.',
  review: 'The number of a review.',
  slip: 'The number of a slip.',
  station: 'The name of a station.',
  table: 'The number of a table.',
};

/** The names in braces, each with what fits. */
export const inPath = (route: Route): readonly Json[] =>
  paramsOf(route.path).map(name => ({
    name,
    in: 'path',
    required: true,
    description: WHAT[name] ?? name,
    schema: schemaOf(route, name),
  }));

const COMMAND_FIELDS: Readonly<Record<string, { readonly fields: Readonly<Record<string, Shape<unknown>>> }>> =
  COMMANDS;

const schemaOf = ({ id }: Route, name: string): Json => {
  if (name === 'report') return { type: 'string', enum: REPORT_NAMES };
  const shape = COMMAND_FIELDS[id]?.fields[name] ?? IN_PATH[name];
  const definitions: Definitions = new Map(); // What stands in a path is a number or a word.
  return shape?.json(definitions) ?? { type: 'string' };
};
