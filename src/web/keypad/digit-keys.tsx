import { useTranslations } from 'use-intl';
import { Icon } from '../kit/index.ts';
import { type KeyRow, Keys } from './panel.tsx';

type DigitKeysProps = {
  readonly typed: string;
  readonly max: number;
  readonly isOff?: boolean;
  readonly onTyped: (typed: string) => void;
  readonly onDone: () => void;
};

/** Digits as on every pad, with what else there is at the right hand. */
export const DigitKeys = ({ typed, max, isOff = false, onTyped, onDone }: DigitKeysProps) => {
  const t = useTranslations('kit.pin');
  const digit = (label: string): KeyRow => ({
    id: label,
    label,
    onPress: () => onTyped((typed + label).slice(0, max)),
  });
  const backspace = (
    <>
      <Icon name="backspace" />
      <span className="unseen">{t('back')}</span>
    </>
  );
  return (
    <Keys
      rows={[
        ...['1', '2', '3'].map(digit),
        { id: 'back', label: backspace, onPress: () => onTyped(typed.slice(0, -1)) },
        ...['4', '5', '6', '0'].map(digit),
        ...['7', '8', '9'].map(digit),
        { id: 'done', label: t('done'), tone: 'main', isOff, onPress: onDone },
      ]}
    />
  );
};
