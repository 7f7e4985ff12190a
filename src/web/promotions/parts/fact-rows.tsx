import type { ReactNode } from 'react';
import { Fact, Facts, Section } from '../../kit/index.ts';

/** A label, what is so, and the language of it where it is not the page's own. */
export type FactRow = readonly [label: string, what: ReactNode, lang?: 'en' | undefined];

type FactRowsProps = {
  readonly rows: readonly FactRow[];
  /** Where they are a section of their own. */
  readonly title?: string;
};

/** Facts in their order; what is not known or not written is left out. */
export const FactRows = ({ rows, title }: FactRowsProps) => {
  const facts = <Facts>{factsOf(rows)}</Facts>;
  return title === undefined ? facts : <Section title={title}>{facts}</Section>;
};

/** The same within a list that stands already. */
export const factsOf = (rows: readonly FactRow[]): ReactNode =>
  rows
    .filter(([, what]) => what !== undefined && what !== '' && what !== false)
    .map(([label, what, lang], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label.
      <Fact key={`${label} ${place}`} label={label} lang={lang}>
        {what}
      </Fact>
    ));
