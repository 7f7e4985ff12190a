import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Level, Place } from '#core/mechanisms/tournament';
import { type Acting, AskKey, Body, countdown, Field } from '../kit/index.ts';
import styles from './parts.module.css';

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

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
    if (line.ante === undefined || line.ante === 0) return blinds;
    const ante = counted(line.ante);
    return t(line.anteBy === undefined ? 'withAnte' : 'withBigBlindAnte', { blinds, ante });
  };
};

/** `table 3, seat 5`, or that there is none. */
export const useSeatWords = (): ((seat: Place | undefined) => string) => {
  const t = useTranslations('tournament.tables');
  return seat =>
    seat === undefined ? t('noSeat') : t('place', { table: String(seat.table), seat: String(seat.seat) });
};

/** Why a table calls for a dealer, and since when. */
export const CallNote = ({ reason, ms }: { readonly reason: string; readonly ms: number }) => (
  <>
    {reason} · <span role="timer">{countdown(ms)}</span>
  </>
);

type WithReasonProps = {
  readonly acting: Pick<Acting, 'isPending' | 'why'>;
  readonly label: string;
  readonly action: string;
  /** By a key that is held; else by one that is off until there is a reason. */
  readonly isHeld?: boolean;
  readonly onGiven: (reason: string) => void;
};

/** What is taken back, with the reason that the journal keeps of it. */
export const WithReason = ({ acting, label, action, isHeld = false, onGiven }: WithReasonProps) => {
  const [reason, setReason] = useState('');
  return (
    <Body>
      <Field label={label} value={reason} onChange={setReason} />
      <AskKey
        acting={acting}
        tone="danger"
        isHeld={isHeld}
        isOff={reason.trim() === ''}
        onPress={() => onGiven(reason)}
      >
        {action}
      </AskKey>
    </Body>
  );
};

type ShortFieldsProps<Name extends string> = {
  readonly of: Readonly<Record<Name, string>>;
  readonly fields: readonly (readonly [name: Name, label: string, how?: string])[];
  readonly onChange: (change: { readonly [One in Name]?: string }) => void;
};

/** Numbers side by side. */
export const ShortFields = <Name extends string>({ of, fields, onChange }: ShortFieldsProps<Name>) => (
  <Row>
    {fields.map(([name, label, how]) => (
      <Field
        key={name}
        label={label}
        how={how}
        value={of[name]}
        onChange={value => onChange({ [name]: value } as { readonly [One in Name]?: string })} // One of the names.
        isShort
        isNumber
      />
    ))}
  </Row>
);
