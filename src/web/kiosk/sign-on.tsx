import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deliver, useStation } from '../kit/index.ts';
import { DigitPad } from './digit-pad.tsx';
import { Page } from './page.tsx';
import { Refused } from './parts.tsx';
import styles from './sign-on.module.css';
import { type Said, useRefused } from './words.ts';

const CARD_MOST = 20;
const PIN_MOST = 12;

type NumberProps = {
  readonly card: string;
  readonly onCard: (card: string) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** The number of the card, by hand. */
export const NumberPage = ({ card, onCard, onNext, onBack }: NumberProps) => {
  const t = useTranslations('kiosk.number');
  const keys = useTranslations('kiosk.keys');
  return (
    <Page title={t('title')} onBack={onBack} isPad>
      <div className={styles.said}>
        <p>{t('how')}</p>
        <output className={styles.digits} aria-label={t('typed', { count: card.length })}>
          {inGroups(card)}
        </output>
      </div>
      <DigitPad
        digits={card}
        max={CARD_MOST}
        onDigits={onCard}
        done={keys('next')}
        onDone={() => {
          if (card !== '') onNext();
        }}
      />
    </Page>
  );
};

/** Ten digits are read off more surely as three, three and four. */
const inGroups = (card: string): string =>
  [card.slice(0, 3), card.slice(3, 6), card.slice(6)].filter(part => part !== '').join(' ');

type PinProps = {
  readonly card: string;
  readonly onInside: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
};

/** Whether the number or the PIN was wrong, the same is said. CLB-10 */
export const PinPage = ({ card, onInside, onBack, onLeave }: PinProps) => {
  const t = useTranslations('kiosk.pin');
  const typed = useTranslations('kiosk.number');
  const kit = useTranslations('kit');
  const { line } = useStation();
  const refused = useRefused();
  const [pin, setPin] = useState('');
  const [said, setSaid] = useState<Said>();
  const [isPending, setPending] = useState(false);
  const signOn = async () => {
    if (pin === '' || isPending) return;
    setPending(true);
    setSaid(undefined);
    const answer = await deliver(line, '/kiosk/sign-on', { card, pin }).catch(() => undefined);
    setPending(false);
    setPin('');
    if (answer === undefined) setSaid({ words: kit('noAnswer') });
    else if (answer.ok) onInside();
    else setSaid(refused(answer));
  };
  return (
    <Page title={t('title')} onBack={onBack} onLeave={onLeave} isPad>
      <div className={styles.said}>
        <p>{t('how')}</p>
        <output className={styles.digits} aria-label={typed('typed', { count: pin.length })}>
          {'●'.repeat(pin.length)}
        </output>
        <Refused said={said} />
      </div>
      <DigitPad
        digits={pin}
        max={PIN_MOST}
        onDigits={setPin}
        done={t('done')}
        onDone={() => void signOn()}
        isPending={isPending}
      />
    </Page>
  );
};
