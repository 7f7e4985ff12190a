import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { later } from '../page/later.tsx';
import { deliver } from '../press/deliver.ts';
import { DigitPad, PinDots } from './pin-pad.tsx';
import styles from './sign-on.module.css';
import { type BadgeAndPin, badgeTyped, NOTHING_GIVEN, pressedIn, type SignOnDraft, swiped } from './sign-on-draft.ts';
import { useStation } from './station-context.ts';
import { useBadgeReader } from './use-badge-reader.ts';

/** Only a demonstration has them. */
const DemoPeople = later(async () => (await import('./demo-people.tsx')).DemoPeople);

export type { BadgeAndPin } from './sign-on-draft.ts';

type BadgePinProps = {
  readonly title: string;
  /** Swiped before this was there: the PIN is next. */
  readonly badge?: string | undefined;
  /** Answers why not. */
  readonly onGiven: (given: BadgeAndPin) => Promise<Refusal | undefined>;
};

/** Swipe, tap or type a badge, then the PIN. Used to sign on, and by the second person beside the first. OPH-8 */
export const BadgePin = ({ title, badge, onGiven }: BadgePinProps) => {
  const t = useTranslations('kit.signOn');
  const kit = useTranslations('kit');
  const [draft, setDraft] = useState(badge === undefined ? NOTHING_GIVEN : swiped(badge));
  const [why, setWhy] = useState('');
  const [isPending, setPending] = useState(false);
  const begin = (given: SignOnDraft) => {
    setWhy('');
    setDraft(given);
  };
  useBadgeReader(read => begin(swiped(read)));

  const give = async () => {
    setPending(true);
    const given = { badge: draft.badge.trim(), pin: draft.pin };
    const refusal = await onGiven(given).catch(() => ({ message: kit('noAnswer') }));
    setPending(false);
    setDraft(now => ({ ...now, pin: '' }));
    setWhy(refusal?.message ?? '');
  };
  const press = (key: string) => {
    if (isPending) return;
    const pressed = pressedIn(draft, key);
    if (pressed.type === 'send') return void give();
    setDraft(pressed.draft);
    setWhy(pressed.missing === undefined ? '' : t(`first.${pressed.missing}`));
  };
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <label className={styles.badge} data-fills={draft.fills === 'badge' || undefined}>
        {t('badge')}
        <input
          value={draft.badge}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={change => begin(badgeTyped(change.target.value))}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur(); // From here on the keyboard types the PIN.
            press('Enter');
          }}
        />
      </label>
      <div className={styles.label} data-fills={draft.fills === 'pin' || undefined}>
        {t('pin')}
        <PinDots pin={draft.pin} />
      </div>
      <div className={styles.pad}>
        <DigitPad onKey={press} isPending={isPending} />
      </div>
      <p className={styles.refused} role="alert">
        {why}
      </p>
    </section>
  );
};

type SignOnProps = { readonly title?: string; readonly badge?: string; readonly onSignedOn?: () => void };

/** Nobody is signed on here, or another person takes over. */
export const SignOn = ({ title, badge, onSignedOn }: SignOnProps) => {
  const t = useTranslations('kit.signOn');
  const { line, me, refresh } = useStation();
  const signOn = async (given: BadgeAndPin) => {
    const answer = await deliver(line, '/session/sign-on', given);
    if (!answer.ok) return answer;
    onSignedOn?.();
    refresh();
    return undefined;
  };
  return (
    <>
      <BadgePin title={title ?? t('title')} badge={badge} onGiven={signOn} />
      {me.isDemo && badge === undefined && <DemoPeople onGiven={signOn} />}
    </>
  );
};

export const useSignOff = (): (() => void) => {
  const { line, refresh, leaving } = useStation();
  return () => {
    leaving();
    void deliver(line, '/session/sign-off', {}).finally(refresh);
  };
};
