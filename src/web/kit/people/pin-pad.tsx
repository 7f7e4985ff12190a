import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import { Icon } from '../page/icon.tsx';
import styles from './pin-pad.module.css';
import { withDigit } from './sign-on-draft.ts';
import { useTypedKeys } from './use-typed-keys.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type DigitPadProps = {
  /** A digit, `Backspace` or `Enter`, whether tapped or typed; letters too where they are typed. */
  readonly onKey: (key: string) => void;
  readonly isPending?: boolean;
};

/** Ten digits, one to take the last back, and OK; a keyboard does the same. */
export const DigitPad = ({ onKey, isPending = false }: DigitPadProps) => {
  const t = useTranslations('kit.pin');
  const pad = useRef<HTMLDivElement>(null);
  useTypedKeys(pad, onKey);
  return (
    <div ref={pad} className={styles.digits}>
      {DIGITS.map(digit => (
        <PadKey key={digit} onPress={() => onKey(digit)}>
          {digit}
        </PadKey>
      ))}
      <PadKey onPress={() => onKey('Backspace')}>
        <Icon name="backspace" />
        <span className="unseen">{t('back')}</span>
      </PadKey>
      <PadKey onPress={() => onKey('0')}>0</PadKey>
      <PadKey tone="main" isPending={isPending} onPress={() => onKey('Enter')}>
        {t('done')}
      </PadKey>
    </div>
  );
};

/** So many digits as dots: not to be read, by nobody beside the person and by no machine. */
export const PinDots = ({ pin }: { readonly pin: string }) => {
  const t = useTranslations('kit.pin');
  return (
    <output className={styles.dots} aria-label={t('typed', { count: pin.length })}>
      {'●'.repeat(pin.length)}
    </output>
  );
};

type PinPadProps = {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
  readonly onDone: () => void;
  readonly isPending?: boolean;
};

/** Digits for a PIN; what was typed shows as dots and is not read aloud. */
export const PinPad = ({ pin, onChange, onDone, isPending = false }: PinPadProps) => (
  <div className={styles.pad}>
    <PinDots pin={pin} />
    <DigitPad
      isPending={isPending}
      onKey={key => {
        if (key === 'Enter') onDone();
        else onChange(withDigit(pin, key));
      }}
    />
  </div>
);
