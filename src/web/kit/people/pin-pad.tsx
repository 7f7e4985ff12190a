import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import { Icon } from '../page/icon.tsx';
import styles from './pin-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const MOST_DIGITS = 12;

type PinPadProps = {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
  readonly onDone: () => void;
  readonly isPending?: boolean;
};

/** Digits for a PIN; what was typed shows as dots and is not read aloud. */
export const PinPad = ({ pin, onChange, onDone, isPending = false }: PinPadProps) => {
  const t = useTranslations('kit.pin');
  const add = (digit: string) => onChange((pin + digit).slice(0, MOST_DIGITS));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys inside take the focus; digits typed there count.
    <div
      className={styles.pad}
      onKeyDown={event => {
        if (/^\d$/.test(event.key)) add(event.key);
        if (event.key === 'Backspace') onChange(pin.slice(0, -1));
      }}
    >
      <output className={styles.dots} aria-label={t('typed', { count: pin.length })}>
        {'●'.repeat(pin.length)}
      </output>
      <div className={styles.digits}>
        {DIGITS.map(digit => (
          <PadKey key={digit} onPress={() => add(digit)}>
            {digit}
          </PadKey>
        ))}
        <PadKey onPress={() => onChange(pin.slice(0, -1))}>
          <Icon name="backspace" />
          <span className="unseen">{t('back')}</span>
        </PadKey>
        <PadKey onPress={() => add('0')}>0</PadKey>
        <PadKey tone="main" isPending={isPending} onPress={onDone}>
          {t('done')}
        </PadKey>
      </div>
    </div>
  );
};
