import { useTranslations } from 'use-intl';
import type { CommandOf } from '#core/house';

export type CashPlace = CommandOf<'MoveCash'>['from'];

/** A place where cash lies, in words. */
export const usePlaceWords = (): ((place: CashPlace) => string) => {
  const t = useTranslations('kit.count.places');
  return place => {
    switch (place.type) {
      case 'bank':
      case 'vault':
        return t(place.type);
      case 'drawer':
        return t('drawer', { window: place.station });
      case 'tray':
        return t('tray', { table: String(place.table) });
    }
  };
};
