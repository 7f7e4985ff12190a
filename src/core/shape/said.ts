import type { Coded, Fact, Moment, Said } from '#core/words';
import { either } from './choices.ts';
import { Text } from './common.ts';
import { list, object, record } from './compounds.ts';
import { number } from './scalars.ts';
import { lazy, named, type Shape } from './shape.ts';

const Nested = lazy((): Shape<Fact> => FactShape);
const FACTS = record<string, Fact>(Text, Nested);
/** A list holds no lists: nobody could read them aloud. */
const OneFact: Shape<Fact> = named(
  'OneFact',
  either<readonly Shape<Fact>[]>(
    Text,
    number(),
    object({ moment: Text }) satisfies Shape<Moment>,
    lazy((): Shape<Said> => SaidText),
  ),
);
const FactShape: Shape<Fact> = named('Fact', either<readonly Shape<Fact>[]>(OneFact, list(OneFact)));

/** Something said in words, that a page says again in its language. */
export const SaidText: Shape<Said> = named('Said', object({ code: Text, facts: FACTS, message: Text }));

/** The code of a text and what it names, beside the English words. */
export const CodedText: Shape<Coded> = named('Coded', object({ code: Text, facts: FACTS }));
