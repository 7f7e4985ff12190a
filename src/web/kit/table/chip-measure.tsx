import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import styles from './chip-measure.module.css';

const STEP = 0.05;

type ChipMeasureProps = { readonly pxPerMm: number; readonly onChange: (pxPerMm: number) => void };

/** How large a millimeter is on this screen: the ring is resized to match a 39 mm chip. */
export const ChipMeasure = ({ pxPerMm, onChange }: ChipMeasureProps) => {
  const t = useTranslations('kit.chip');
  const change = (steps: number) => onChange(Math.round((pxPerMm + steps * STEP) * 100) / 100);
  return (
    <div className={styles.measure}>
      <div className={styles.chip} role="img" aria-label={t('ring')} />
      <p className={styles.how}>{t('how')}</p>
      <PadKey note={t('smaller')} onPress={() => change(-1)}>
        −
      </PadKey>
      <PadKey note={t('larger')} onPress={() => change(1)}>
        +
      </PadKey>
    </div>
  );
};
