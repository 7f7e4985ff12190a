import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { useLangOf } from '../page/lang-of.ts';
import { deliver } from '../press/deliver.ts';
import { PinPad } from './pin-pad.tsx';
import styles from './sign-on.module.css';
import { useStation } from './station-context.ts';
import { useBadgeReader } from './use-badge-reader.ts';

export type BadgeAndPin = { readonly badge: string; readonly pin: string };

type BadgePinProps = {
  readonly title: string;
  /** Answers why not. */
  readonly onGiven: (given: BadgeAndPin) => Promise<Refusal | undefined>;
};

/** Swipe or type a badge, then the PIN. Used to sign on, and by the second person beside the first. */
export const BadgePin = ({ title, onGiven }: BadgePinProps) => {
  const t = useTranslations('kit.signOn');
  const [badge, setBadge] = useState('');
  const [pin, setPin] = useState('');
  const [why, setWhy] = useState('');
  const [isPending, setPending] = useState(false);
  useBadgeReader(setBadge);

  const give = async () => {
    setPending(true);
    const refusal = await onGiven({ badge: badge.trim(), pin }).catch(() => ({ message: t('noAnswer') }));
    setPending(false);
    setPin('');
    setWhy(refusal?.message ?? '');
  };
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <label className={styles.badge}>
        {t('badge')}
        <input
          value={badge}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={change => setBadge(change.target.value)}
        />
      </label>
      <p className={styles.label}>{t('pin')}</p>
      <div className={styles.pad}>
        <PinPad pin={pin} onChange={setPin} onDone={() => void give()} isPending={isPending} />
      </div>
      <p className={styles.refused} role="alert" lang={useLangOf(why)}>
        {why}
      </p>
    </section>
  );
};

type SignOnProps = { readonly title?: string; readonly onSignedOn?: () => void };

/** Nobody is signed on here, or another person takes over. */
export const SignOn = ({ title, onSignedOn }: SignOnProps) => {
  const t = useTranslations('kit.signOn');
  const { line, refresh } = useStation();
  const signOn = async (given: BadgeAndPin) => {
    const answer = await deliver(line, '/session/sign-on', given);
    if (!answer.ok) return answer;
    onSignedOn?.();
    refresh();
    return undefined;
  };
  return <BadgePin title={title ?? t('title')} onGiven={signOn} />;
};

export const useSignOff = (): (() => void) => {
  const { line, refresh } = useStation();
  return () => void deliver(line, '/session/sign-off', {}).finally(refresh);
};
