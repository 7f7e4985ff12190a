import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import styles from './chip-measure.module.css';

const STEP = 0.05;

type ChipMeasureProps = { readonly pxPerMm: number; readonly onChange: (pxPerMm: number) => void };

/** How large a millimetre is on this screen: the ring is made as large as a chip of 39 mm that is held against it. */
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
