import { useTranslations } from 'use-intl';
import { Key } from '../kit/index.ts';
import type { Request } from './shortcuts.ts';
import styles from './tools.module.css';

const TOOLS = [
  { icon: 'deal', says: 'deal', asks: 'ask-deal' },
  { icon: 'undo', says: 'undo', asks: 'undo' },
  { icon: 'clear', says: 'clear', asks: 'clear' },
  { icon: 'clear-all', says: 'clearAll', asks: 'clear-all' },
  { icon: 'copy', says: 'copyText', asks: 'copy-text' },
  { icon: 'link', says: 'copyLink', asks: 'copy-link' },
] as const;

export const Tools = ({ onRequest }: { onRequest: (request: Request) => void }) => {
  const t = useTranslations('hands.tools');
  return (
    <section className={`${styles.tools} no-print`} aria-label={t('label')}>
      {TOOLS.map(({ icon, says, asks }) => (
        <Key key={icon} icon={icon} isMain={icon === 'deal'} onPress={() => onRequest({ type: asks })}>
          {t(says)}
        </Key>
      ))}
    </section>
  );
};
