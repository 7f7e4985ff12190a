import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { AwardView, DueView } from '#core/views';
import { ActKey, Field, useLangOf } from '../kit/index.ts';
import styles from './parts.module.css';

/** Why something was not done, where the finger was. Its place is kept, so that nothing moves. */
export const Refused = ({ why }: { why: string }) => (
  <p className={styles.refused} role="alert" lang={useLangOf(why)}>
    {why}
  </p>
);

/** What is known, name by name. */
export const Facts = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {of.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type TickProps = { readonly children: ReactNode; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** A line to tick off, large enough for a thumb. */
export const Tick = ({ children, isOn, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{children}</span>
  </label>
);

type ReasonProps = {
  readonly label: string;
  /** The usual ones, a tap each. */
  readonly usual: readonly string[];
  readonly action: string;
  readonly tone?: 'main' | 'danger';
  readonly isPending?: boolean;
  readonly onReason: (reason: string) => void;
};

/** A reason, by a tap or in words, and the key that needs it. */
export const Reason = ({ label, usual, action, tone = 'danger', isPending = false, onReason }: ReasonProps) => {
  const [reason, setReason] = useState('');
  return (
    <div className={styles.reason}>
      <div className={styles.usual}>
        {usual.map(words => (
          <ActKey key={words} isOn={reason === words} onPress={() => setReason(words)}>
            {words}
          </ActKey>
        ))}
      </div>
      <Field label={label} value={reason} onChange={setReason} />
      <ActKey tone={tone} isPending={isPending} isOff={reason.trim() === ''} onPress={() => onReason(reason.trim())}>
        {action}
      </ActKey>
    </div>
  );
};

/** What a prize gives, in words. */
export const useGift = (): ((gives: AwardView['gives'] | DueView['gives']) => string) => {
  const t = useTranslations('floor.award');
  return gives => {
    switch (gives.type) {
      case 'money':
        return formatAmount(gives.amount);
      case 'money-each':
        return t('each', { amount: formatAmount(gives.amount), count: gives.count });
      case 'tickets':
      case 'points':
        return t(gives.type, { count: gives.count });
      case 'entry':
        return t('entry', { amount: formatAmount(gives.value) });
      case 'goods':
        return gives.what;
    }
  };
};

/** Where a prize was won, as far as it was at a table. */
export const usePlace = (): ((at: { readonly table?: number; readonly seat?: number }) => string) => {
  const t = useTranslations('floor');
  return ({ table, seat }) => {
    if (table === undefined) return '';
    return seat === undefined ? t('at', { table }) : t('atSeat', { table, seat });
  };
};
