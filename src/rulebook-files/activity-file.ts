import { KINDS, MECHANISM_NAMES, RUN_TERMS } from '#core/house';
import { Activity } from '#core/rulebook';
import { type Json, list, object, one, optional, otherwise, Text, toldBy } from '#core/shape';
import { speak } from './problems.ts';

/** What may carry an activity out. */
const CARRIED_OUT_BY = ['bonus-hand', 'bad-beat', ...MECHANISM_NAMES];

/** An approval with the terms of every mechanism that it can run. RBK-17 */
export const ActivityShape = object({
  ...Activity.fields,
  kind: one(KINDS),
  otherKinds: optional(list(one(KINDS))),
  mechanism: one(CARRIED_OUT_BY),
  runs: otherwise(
    list(
      toldBy(
        'mechanism',
        RUN_TERMS.map(({ name, shape }) => [name, shape] as const),
      ),
    ),
    [],
  ),
});

/** An activity as a house writes it in a file. `$schema` lets an editor find the schema; it says nothing itself. */
export const ActivityFile = object({ $schema: optional(Text), ...ActivityShape.fields });

/** The JSON Schema of a house's own activity, for editors and other programs. */
export const activityJsonSchema = (): object => {
  const definitions = new Map<string, Json>();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: speak('file.schema-title', {}).message,
    description: speak('file.schema-description', {}).message,
    ...ActivityFile.json(definitions),
    $defs: Object.fromEntries(definitions),
  };
};
