import { useTranslations } from 'use-intl';
import { useStation } from '../people/station-context.ts';

/** On every paper of a demonstration: practice, never money. REG-A6 */
export const PaperDemoMark = () => {
  const t = useTranslations('kit');
  const { me } = useStation();
  return me.isDemo && <p>{t('demoMark')}</p>;
};
