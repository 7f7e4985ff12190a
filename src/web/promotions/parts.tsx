import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, SecondSheet } from '../kit/index.ts';
import type { ActingInTwo } from './hooks.ts';
import styles from './parts.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'number' | 'date' | 'datetime-local';
  readonly how?: string | undefined;
  /** Said beside the label: what is allowed. */
  readonly note?: string | undefined;
};

export const Field = ({ label, value, onChange, type = 'text', how, note }: FieldProps) => (
  <label className={styles.field}>
    <span>
      {label} {note !== undefined && <small>{note}</small>}
    </span>
    <input
      type={type}
      value={value}
      placeholder={how}
      autoComplete="off"
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type AreaProps = Omit<FieldProps, 'type' | 'note'> & { readonly rows?: number };

/** For lists: one of them a line. */
export const Area = ({ label, value, onChange, how, rows = 4 }: AreaProps) => (
  <label className={styles.field}>
    {label}
    <textarea
      value={value}
      rows={rows}
      placeholder={how}
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type ChooseProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
  readonly lang?: 'en' | undefined;
  readonly isOff?: boolean;
};

export const Choose = <Value extends string>(props: ChooseProps<Value>) => (
  <label className={styles.field}>
    {props.label}
    <select
      value={props.value}
      lang={props.lang}
      disabled={props.isOff}
      onChange={change => props.onChange(change.target.value as Value /* Of our own options. */)}
    >
      {props.options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** Fields side by side, as many as there is room for. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;

type CheckProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isOn} onChange={change => onChange(change.target.checked)} />
    {label}
  </label>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = { readonly label: string; readonly lang?: 'en' | undefined; readonly children: ReactNode };

export const Fact = ({ label, lang, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

/** Why not, in the house's own words, or else in those of the page. */
export const Refused = ({ why, own = '' }: { why: string; own?: string }) => (
  <p className={styles.refused} role="alert" lang={why === '' ? undefined : 'en'}>
    {why || own}
  </p>
);

type TwoPeopleProps = {
  readonly acting: ActingInTwo;
  readonly title: string;
  readonly action: string;
  /** What both stand for. */
  readonly children: ReactNode;
};

/** Comes up when the house does something only with two people. */
export const TwoPeople = ({ acting, title, action, children }: TwoPeopleProps) =>
  acting.second === undefined ? null : (
    <SecondSheet
      title={title}
      action={action}
      command={acting.second}
      onClose={acting.endSecond}
      review={<Facts>{children}</Facts>}
    />
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

/** Something has come about; it is read out. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className={styles.said} role="status">
    {children}
  </p>
);

export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;

/** What became of the page's own check: it holds, or why it does not. */
export const Verdict = ({ holds, objection }: { holds: string; objection: string | undefined }) => (
  <span className={styles.verdict} data-wrong={objection !== undefined || undefined} lang={objection && 'en'}>
    <Icon name={objection === undefined ? 'check' : 'warning'} /> {objection ?? holds}
  </span>
);

/** The number of a draw. */
export const DrawNumber = ({ draw }: { draw: number }) => {
  const t = useTranslations('promotions.draw');
  return <strong>{t('number', { number: draw })}</strong>;
};
