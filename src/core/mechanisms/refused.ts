import { described, either, exactly, lazy, list, named, number, object, record, type Shape, Text } from '#core/shape';
import type { Fact, Facts } from '#core/words';

const FactNamed: Shape<Fact> = named(
  'Fact',
  either(
    Text,
    number(),
    object({ moment: described(Text, 'By the clock on the wall of the house: a day, a time, or both.') }),
    lazy((): Shape<Fact> => SaidNamed),
    list(lazy((): Shape<Fact> => FactNamed)),
  ),
);
const FactsNamed: Shape<Facts> = record(Text, FactNamed);

/** Something said in words: screens say it again in their language. */
export const SaidNamed = named(
  'Said',
  object({ code: described(Text, 'For programs.'), facts: FactsNamed, message: described(Text, 'For people.') }),
);

/** A refusal as a part of what is sent: it says why something cannot be. */
export const Refused = named(
  'Refusal',
  object({
    ok: exactly(false),
    code: described(Text, 'For programs.'),
    facts: FactsNamed,
    message: described(Text, 'For people.'),
    clause: described(Text, 'For disputes.'),
  }),
);
