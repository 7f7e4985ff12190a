import { useTranslations } from 'use-intl';
import { useStation } from '../people/station-context.ts';

/** On every paper of a demo or training house, and never on another. REG-A6 */
export const DemoPaper = () => {
  const t = useTranslations('kit');
  const { me } = useStation();
  return me.isDemo && <p>{t('notMoney')}</p>;
};
