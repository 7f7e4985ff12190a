import { useTranslations } from 'use-intl';
import type { Said } from '#core/words';
import { Soft, useSaid } from '../kit/index.ts';
import styles from './form.module.css';

/** What must still be posted before the start, or that nothing is. RBK-12 */
export const StillMissing = ({ of: missing }: { of: readonly Said[] }) => {
  const t = useTranslations('offering');
  const say = useSaid();
  if (missing.length === 0) return <Soft role="status">{t('complete')}</Soft>;
  return (
    <div role="status" className={styles.missing}>
      <p>{t('missing')}</p>
      <ul>
        {missing.map(one => (
          <li key={one.message}>{say(one)}</li>
        ))}
      </ul>
    </div>
  );
};
