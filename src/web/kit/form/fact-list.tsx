import type { ReactNode } from 'react';
import { Section } from './desk-parts.tsx';
import styles from './fact-list.module.css';

/** `main`: what matters most is set large. `en`: in the words of the rulebook or of the house; `name`: the label is. */
export type FactRow = readonly [label: string, value: ReactNode, how?: 'main' | 'en' | 'name' | undefined];

type FactListProps = {
  readonly of: readonly (FactRow | false | undefined)[];
  /** Where they are a section of their own. */
  readonly title?: string;
  /** How they are set, where not as at a desk. */
  readonly className?: string | undefined;
};

/** What is known, a line for each; what is not known or not written has none. */
export const FactList = ({ of, title, className = styles.facts }: FactListProps) => {
  const known = of.filter(row => row !== undefined && row !== false);
  const facts = (
    <dl className={className}>
      {known
        .filter(([, value]) => value !== undefined && value !== false && value !== '')
        .map(([label, value, how], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label.
          <div key={`${label} ${place}`}>
            <dt lang={how === 'name' ? 'en' : undefined}>{label}</dt>
            <dd lang={how === 'en' ? 'en' : undefined} data-main={how === 'main' || undefined}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
  return title === undefined ? facts : <Section title={title}>{facts}</Section>;
};
