import { useTranslations } from 'use-intl';
import { type Cents, formatAmount } from '#core/money';
import { VARIANCE_REASONS, type VarianceReason } from '#core/state/variances';
import { agreementOf } from '#core/views/on-screen';
import { Choose } from '../form/fields.tsx';
import styles from './variance.module.css';

/** How a count agrees with the books. */
export const VarianceLine = ({ of }: { of: Cents }) => {
  const words = useVarianceWords();
  return (
    <p className={styles.difference} role="status" data-even={of === 0 || undefined}>
      {words(of)}
    </p>
  );
};

export const useVarianceWords = (): ((of: Cents) => string) => {
  const t = useTranslations('kit.count');
  return of => {
    const agreement = agreementOf(of);
    return agreement.type === 'even' ? t('even') : t(agreement.type, { amount: formatAmount(agreement.amount) });
  };
};

type ReasonProps = { readonly value: VarianceReason | ''; readonly onChange: (reason: VarianceReason | '') => void };

/** One of the house's list, chosen by a person: nothing is chosen before. */
export const VarianceReasons = ({ value, onChange }: ReasonProps) => {
  const t = useTranslations('kit.count');
  return (
    <Choose
      label={t('reason')}
      value={value}
      options={[['', t('choose')] as const, ...VARIANCE_REASONS.map(one => [one, t(`reasons.${one}`)] as const)]}
      onChange={onChange}
    />
  );
};
