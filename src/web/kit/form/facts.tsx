import type { ReactNode } from 'react';
import styles from './facts.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = {
  readonly label: string;
  readonly lang?: 'en' | undefined;
  /** What matters most is set large. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
};

export const Fact = ({ label, lang, isMain, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd lang={lang} data-main={isMain || undefined}>
      {children}
    </dd>
  </div>
);

/** `main`: what matters most is set large. `english`: in the words of the rulebook or of the house. */
type FactRow = readonly [label: string, value: ReactNode, how?: 'main' | 'english'];

/** What is known, a line for each; what is not known has none. */
export const FactLines = ({ of }: { of: readonly FactRow[] }) =>
  of
    .filter(([, value]) => value !== undefined)
    .map(([label, value, how]) => (
      <Fact key={label} label={label} lang={how === 'english' ? 'en' : undefined} isMain={how === 'main'}>
        {value}
      </Fact>
    ));
