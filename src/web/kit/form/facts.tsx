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

/** A label and what stands beside it; without that, the whole line is left out. */
export type FactLine = readonly [label: string, value: ReactNode, lang?: 'en'];

export const FactLines = ({ of }: { of: readonly FactLine[] }) =>
  of
    .filter(([, value]) => value !== undefined)
    .map(([label, value, lang]) => (
      <Fact key={label} label={label} lang={lang}>
        {value}
      </Fact>
    ));
