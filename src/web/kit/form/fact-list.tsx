import type { ReactNode } from 'react';
import { Fact, Facts } from './facts.tsx';

/** `main`: what matters most is set large. `english`: in the words of the rulebook or of the house. */
export type FactRow = readonly [label: string, value: ReactNode, how?: 'main' | 'english'];

/** What is known, a line for each; what is not known has none. */
export const FactList = ({ of }: { of: readonly (FactRow | false | undefined)[] }) => (
  <Facts>
    {of.map(fact => {
      if (fact === undefined || fact === false) return null;
      const [label, value, how] = fact;
      return (
        <Fact key={label} label={label} lang={how === 'english' ? 'en' : undefined} isMain={how === 'main'}>
          {value}
        </Fact>
      );
    })}
  </Facts>
);
