import type { Said } from './fact.ts';
import type { FactsIn } from './facts-in.ts';
import { say } from './say.ts';

/** Makes a module's way to say something from its table of texts, as `refusals` does for what is refused. */
export const sayings =
  <Sentences extends Readonly<Record<string, string>>>(sentences: Sentences) =>
  <Code extends keyof Sentences & string>(code: Code, facts: FactsIn<Sentences[Code]>): Said<Code> => ({
    code,
    facts,
    message: say(sentences[code]!, facts),
  });
