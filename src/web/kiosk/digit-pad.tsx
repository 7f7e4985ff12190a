import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, PadKey } from '../kit/index.ts';
import styles from './digit-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type DigitPadProps = {
  readonly digits: string;
  readonly max: number;
  readonly onDigits: (digits: string) => void;
  readonly done: string;
  readonly onDone: () => void;
  readonly isPending?: boolean;
};

/** Digits by touch or by keyboard, wherever the focus is. */
export const DigitPad = ({ digits, max, onDigits, done, onDone, isPending = false }: DigitPadProps) => {
  const t = useTranslations('kiosk.keys');
  const add = (digit: string) => onDigits((digits + digit).slice(0, max));
  const takeBack = () => onDigits(digits.slice(0, -1));
  useTyped(key => {
    if (key === 'Backspace') takeBack();
    else if (key === 'Enter') onDone();
    else add(key);
  });
  return (
    <div className={styles.pad}>
      {DIGITS.map(digit => (
        <PadKey key={digit} onPress={() => add(digit)}>
          {digit}
        </PadKey>
      ))}
      <PadKey onPress={takeBack}>
        <Icon name="backspace" />
        <span className="unseen">{t('delete')}</span>
      </PadKey>
      <PadKey onPress={() => add('0')}>0</PadKey>
      <PadKey tone="main" isPending={isPending} onPress={onDone}>
        {done}
      </PadKey>
    </div>
  );
};

const useTyped = (onKey: (key: string) => void): void => {
  const heard = useEffectEvent(onKey);
  useEffect(() => {
    const hear = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey) return;
      // Enter on a key presses that key.
      const isEnter = key === 'Enter' && !(target instanceof HTMLButtonElement);
      if (isEnter || key === 'Backspace' || /^\d$/.test(key)) heard(key);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
