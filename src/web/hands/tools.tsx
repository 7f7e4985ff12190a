import { useTranslations } from 'use-intl';
import { Key } from '../kit/index.ts';
import type { Request } from './shortcuts.ts';
import styles from './tools.module.css';

type ToolsProps = { readonly onRequest: (request: Request) => void };

export const Tools = ({ onRequest }: ToolsProps) => {
  const t = useTranslations('hands');
  return (
    <section className={`${styles.tools} no-print`} aria-label={t('tools.label')}>
      <Key icon="deal" isMain onPress={() => onRequest({ type: 'ask-deal' })}>
        {t('tools.deal')}
      </Key>
      <Key icon="undo" onPress={() => onRequest({ type: 'undo' })}>
        {t('tools.undo')}
      </Key>
      <Key icon="clear" onPress={() => onRequest({ type: 'clear' })}>
        {t('tools.clear')}
      </Key>
      <Key icon="clear-all" onPress={() => onRequest({ type: 'clear-all' })}>
        {t('tools.clearAll')}
      </Key>
      <Key icon="copy" onPress={() => onRequest({ type: 'copy-text' })}>
        {t('tools.copyText')}
      </Key>
      <Key icon="link" onPress={() => onRequest({ type: 'copy-link' })}>
        {t('tools.copyLink')}
      </Key>
    </section>
  );
};
