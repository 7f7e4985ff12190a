import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, SecondSheet } from '../kit/index.ts';
import type { Acting } from './hooks.ts';
import styles from './parts.module.css';

type ActKeyProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isMain?: boolean;
  readonly isPending?: boolean;
  readonly isOff?: boolean;
};

/** A key of the desk: a mouse is quick with it and a finger hits it. */
export const ActKey = ({ children, onPress, isMain = false, isPending = false, isOff = false }: ActKeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-main={isMain || undefined}
    data-pending={isPending || undefined}
    aria-busy={isPending || undefined}
    disabled={isOff}
    onClick={onPress}
  >
    {children}
  </button>
);

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'number' | 'date';
  readonly how?: string | undefined;
};

export const Field = ({ label, value, onChange, type = 'text', how }: FieldProps) => (
  <label className={styles.field}>
    {label}
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

/** Why not, in the house's own words; the place is kept free for it. */
export const Refused = ({ why }: { why: string }) => (
  <p className={styles.refused} role="alert" lang="en">
    {why}
  </p>
);

type TwoPeopleProps = {
  readonly acting: Acting;
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
