import { useTranslations } from 'use-intl';
import type { MechanismName } from '#core/house';
import { panelOf } from '../panels.ts';

/** A mechanism by its name; what has no panel here is run at another station. */
export const useMechanismName = (): ((mechanism: MechanismName) => string) => {
  const t = useTranslations();
  return mechanism => {
    const panel = panelOf(mechanism);
    return panel === undefined ? t('promotions.elsewhereName') : t(`panels.${panel.mechanism}.name`);
  };
};
