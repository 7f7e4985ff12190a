import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand, HouseEvent } from '#core/house';
import { formatAmount } from '#core/money';
import type { AwardView, DueView } from '#core/views';
import { ActKey, type DualCommand, Field, Refused, SecondSheet } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import styles from './parts.module.css';

/** With what is said when it is over, and what comes next, if anything. */
export type Done = { readonly onDone: (said: string, next?: string) => void };

/** A prize that has just been won: the key under which its ID and its payment wait. What is counted waits at a desk. */
export const firstAward = (events: readonly HouseEvent[]): string | undefined => {
  const made = events.filter(event => event.type === 'AwardMade').find(({ gives }) => !AT_DESK.has(gives.type));
  return made === undefined ? undefined : `award.${made.award}`;
};

const AT_DESK: ReadonlySet<string> = new Set(['tickets', 'points']);

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
const Reason = ({ label, usual, action, tone = 'danger', isPending = false, onReason }: ReasonProps) => {
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

type ReasonedProps = Omit<ReasonProps, 'isPending' | 'onReason'> & {
  readonly command: (reason: string) => HouseCommand;
  readonly onDone: () => void;
};

/** What is asked of the house with a reason. */
export const Reasoned = ({ command, onDone, ...reason }: ReasonedProps) => {
  const { press, isPending, why } = useAct();
  return (
    <>
      <Reason {...reason} isPending={isPending} onReason={given => press(command(given), onDone)} />
      <Refused why={why} />
    </>
  );
};

type BackOutProps = {
  readonly title: string;
  readonly usual: readonly string[];
  readonly action: string;
  readonly command: (reason: string) => DualCommand;
  /** What is undone, in words. */
  readonly review: string;
  readonly onClose: () => void;
};

/** Backed out by two people, with a reason that both have read. */
export const BackOut = ({ title, usual, action, command, review, onClose }: BackOutProps) => {
  const t = useTranslations('floor');
  const [reason, setReason] = useState<string>();
  if (reason === undefined) {
    return (
      <>
        <h3>{title}</h3>
        <Reason label={t('reason')} usual={usual} action={title} onReason={setReason} />
        <ActKey onPress={onClose}>{t('cancel')}</ActKey>
      </>
    );
  }
  const read = [review, `${t('reason')}: ${reason}`];
  return (
    <SecondSheet
      title={title}
      command={command(reason)}
      review={read.map(words => <p key={words}>{words}</p>)}
      action={action}
      onClose={onClose}
    />
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
        return gives.value ? `${gives.what} (${formatAmount(gives.value)})` : gives.what;
    }
  };
};

/** Where a prize was won, as far as it was at a table. */
export const usePlace = (): ((at: { readonly table?: number; readonly seat?: number }) => string) => {
  const t = useTranslations('floor');
  return ({ table, seat }) => {
    if (table === undefined) return '';
    return seat === undefined
      ? t('at', { table: String(table) })
      : t('atSeat', { table: String(table), seat: String(seat) });
  };
};
