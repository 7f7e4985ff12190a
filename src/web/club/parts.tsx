import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './parts.module.css';
import type { Asked } from './use-member.ts';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date' | 'email' | 'tel';
  readonly min?: string;
  readonly isNeeded?: boolean;
};

export const Field = ({ label, value, onChange, type = 'text', min, isNeeded = false }: FieldProps) => (
  <label className={styles.field}>
    {label}
    <input
      type={type}
      value={value}
      min={min}
      required={isNeeded}
      autoComplete="off"
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
};

/** One of a few; nothing is chosen before somebody has chosen. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([one, words]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

type CheckProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isOn} onChange={change => onChange(change.target.checked)} />
    {label}
  </label>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Why not, in the house's own words. */
export const Refused = ({ why }: { why: string }) => (
  <p className={styles.refused} role="alert" lang="en">
    {why}
  </p>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

export const Keys = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.keys} no-print`}>{children}</div>
);

export const Soft = ({ children }: { children: ReactNode }) => <p className={styles.soft}>{children}</p>;

export const Body = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

type WhenKnownProps<Value> = { readonly asked: Asked<Value>; readonly children: (value: Value) => ReactNode };

/** What was asked for, or how it stands with it. */
export const WhenKnown = <Value,>({ asked, children }: WhenKnownProps<Value>) => {
  const t = useTranslations('club');
  switch (asked.type) {
    case 'known':
      return children(asked.value);
    case 'refused':
      return <Refused why={asked.why} />;
    case 'unanswered':
      return <p role="alert">{t('noAnswer')}</p>;
    case 'asking':
      return (
        <p className={styles.soft} role="status">
          {t('loading')}
        </p>
      );
  }
};
