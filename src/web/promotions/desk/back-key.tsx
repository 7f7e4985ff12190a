import { useTranslations } from 'use-intl';
import { Key } from '../../kit/index.ts';
import styles from '../parts/detail.module.css';
import type { Go } from './place.ts';

/** Back to the list, where the screen has no room for both. */
export const BackKey = ({ onGo }: { onGo: Go }) => {
  const t = useTranslations('promotions.list');
  return (
    <div className={`${styles.back} no-print`}>
      <Key icon="undo" onPress={() => onGo(undefined)}>
        {t('back')}
      </Key>
    </div>
  );
};
