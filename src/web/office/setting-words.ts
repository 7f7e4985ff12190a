import { useTranslations } from 'use-intl';
import { cents, formatAmount } from '#core/money';
import { useListed } from '../kit/index.ts';
import { kindOf } from './setting-value.ts';

/** Enough of a long one, such as a whole activity, to tell it from another. */
const SHOWN_MAX = 120;

/** A value as people read it. */
export const useValueWords = (): ((setting: string, json: string | undefined) => string) => {
  const t = useTranslations('office.settings');
  const listed = useListed();
  return (setting, json) => {
    if (json === undefined) return setting === 'logo' ? t('noLogo') : t('notSet');
    const value = JSON.parse(json) as unknown;
    if (kindOf(setting) === 'amount') return formatAmount(cents(Number(value)));
    if (setting === 'verifierPays') {
      const { below, inDay } = value as { readonly below: number; readonly inDay: number }; // By its shape.
      return t('pays', { below: formatAmount(cents(below)), inDay: formatAmount(cents(inDay)) });
    }
    if (setting === 'logo') return t('logoIs');
    if (setting === 'approvals') {
      return Array.isArray(value) ? t('approvals', { count: value.length }) : t('allApprovals');
    }
    if (setting === 'clock') {
      const { zone, dayStartsAt } = value as { readonly zone: string; readonly dayStartsAt: string }; // By its shape.
      return t('clock', { zone, time: dayStartsAt });
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return listed(value.map(String));
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return json.length > SHOWN_MAX ? `${json.slice(0, SHOWN_MAX)}…` : json;
  };
};
