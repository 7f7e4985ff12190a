import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Level, Place } from '#core/mechanisms/tournament';
import { SecondSheet } from '../kit/index.ts';
import styles from './parts.module.css';
import type { Acts } from './use-event.tsx';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly how?: string | undefined;
  /** As wide as a number needs. */
  readonly isShort?: boolean;
  readonly isNumber?: boolean;
  readonly isUnlabelled?: boolean;
  readonly field?: Ref<HTMLInputElement>;
  readonly list?: string;
};

export const Field = ({ label, value, onChange, how, isShort, isNumber, isUnlabelled, field, list }: FieldProps) => (
  <label className={styles.field} data-short={isShort || undefined}>
    <span className={isUnlabelled ? 'unseen' : undefined}>{label}</span>
    <input
      ref={field}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      value={value}
      placeholder={how}
      list={list}
      autoComplete="off"
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
  readonly lang?: 'en' | undefined;
};

export const Choice = <Value extends string>({ label, value, options, onChange, lang }: ChoiceProps<Value>) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select
      value={value}
      lang={lang}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
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

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export const Body = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;

/** A number of chips or players, the same in every language. */
export const Count = ({ of }: { of: number }) => (
  <span className={styles.count} translate="no">
    {counted(of)}
  </span>
);

export const counted = (of: number): string => of.toLocaleString('en-US');

/** What is played in a line: `200/400, ante 400`, or a break. */
export const usePlayed = (): ((line: Level) => string) => {
  const t = useTranslations('tournament.clock');
  return line => {
    if (line.type === 'break') return t('break');
    const blinds = `${counted(line.smallBlind)}/${counted(line.bigBlind)}`;
    return line.ante === undefined || line.ante === 0 ? blinds : t('withAnte', { blinds, ante: counted(line.ante) });
  };
};

/** `table 3, seat 5`, or that there is none. */
export const useSeatWords = (): ((seat: Place | undefined) => string) => {
  const t = useTranslations('tournament.tables');
  return seat => (seat === undefined ? t('noSeat') : t('place', { table: seat.table, seat: seat.seat }));
};

type TwoPeopleProps = {
  readonly acts: Acts;
  readonly title: string;
  readonly action: string;
  readonly children: ReactNode;
};

/** Comes up when the house does something only with two people. */
export const TwoPeople = ({ acts, title, action, children }: TwoPeopleProps) =>
  acts.second === undefined ? null : (
    <SecondSheet
      title={title}
      action={action}
      command={acts.second}
      onClose={acts.endSecond}
      review={<Facts>{children}</Facts>}
    />
  );
