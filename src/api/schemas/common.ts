import type { Refusal } from '#core/base';
import {
  described,
  either,
  exactly,
  list,
  named,
  number,
  object,
  optional,
  record,
  type Shape,
  Text,
} from '#core/shape';
import { objectOf } from './paired.ts';

export const pageOf = <Row>(row: Shape<Row>) => object({ rows: list(row), next: optional(Text) });

/** A refusal as a part of what is sent: it says why something cannot be. */
export const RefusalAnswer = named(
  'Refusal',
  objectOf<Refusal>({
    ok: exactly(false),
    code: described(Text, 'For programs.'),
    facts: record(Text, either(Text, number())),
    message: described(Text, 'For people.'),
    clause: described(Text, 'For disputes.'),
  }),
);

/** What leaves a demonstration says so; a real house never does. REG-A6 */
export const DEMO_MARK = { demo: optional(exactly('DEMO')) };
