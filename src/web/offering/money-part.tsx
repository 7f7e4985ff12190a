import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { type Activity, poolLabel } from '#core/rulebook';
import { allocatedSum, type OfferingField, payoutsOf } from '#entry/offering';
import { Choose, Section } from '../kit/index.ts';
import styles from './form.module.css';
import { NumberField } from './number-field.tsx';
import type { PartProps } from './part.ts';

const POOL_PARTS = ['seed', 'reseed', 'daily', 'cap'] as const;
type PoolPart = (typeof POOL_PARTS)[number];

const isOfPool = (field: OfferingField): field is OfferingField & { readonly part: PoolPart } =>
  POOL_PARTS.some(part => part === field.part);

/** Meters, what becomes of the fees, the administrative fee, chips and how a prize is parted. */
export const MoneyPart = (props: PartProps) => {
  const t = useTranslations('offering');
  const { activity, fields, draft, onChange, onType } = props;
  const pools = Map.groupBy(fields.filter(isOfPool), ({ key }) => key);
  const single = fields.filter(({ part }) => part === 'adminFee' || part === 'chip');
  const structures = payoutsOf(activity);
  const hasShares = fields.some(({ part }) => part === 'allocation');
  if (pools.size === 0 && single.length === 0 && structures.length === 0 && !hasShares) return null;
  return (
    <Section title={t('groups.money')}>
      {[...pools].map(([key, own]) => (
        <fieldset key={key} className={styles.set}>
          <legend lang="en">{poolLabel(activity, key)}</legend>
          <div className={styles.fields}>
            {own.map(field => (
              <PoolField key={field.part} field={field} onType={text => onType(field, text)} />
            ))}
          </div>
        </fieldset>
      ))}
      {hasShares && <Shares {...props} />}
      <div className={styles.fields}>
        {structures.length > 0 && (
          <Choose
            label={`${t('payout')} (${t('required')})`}
            lang="en"
            value={draft.payout}
            options={[['', t('choose')], ...structures.map(({ key, label }) => [key, label] as const)]}
            onChange={payout => onChange({ ...draft, payout })}
          />
        )}
        {single.map(field => (
          <SingleField key={field.part} activity={activity} field={field} onType={text => onType(field, text)} />
        ))}
      </div>
    </Section>
  );
};

type OneProps = { readonly field: OfferingField; readonly onType: (text: string) => void };

const PoolField = ({ field, onType }: OneProps & { field: OfferingField & { readonly part: PoolPart } }) => {
  const t = useTranslations('offering');
  const label = t(`poolColumns.${field.part}`);
  return field.only === undefined ? (
    <NumberField of={field} label={label} onType={onType} />
  ) : (
    <Fixed label={label} amount={field.only} />
  );
};

const SingleField = ({ activity: { adminFee }, field, onType }: OneProps & { readonly activity: Activity }) => {
  const t = useTranslations('offering');
  const per = adminFee?.per === 'entry' ? t('perEntry') : t('perHour');
  if (field.only !== undefined) return null;
  return <NumberField of={field} how={field.part === 'chip' ? t('chipHow') : per} onType={onType} />;
};

/** One amount is approved: it is said, and nobody types it. */
const Fixed = ({ label, amount }: { label: string; amount: number }) => {
  const t = useTranslations('offering');
  return (
    <p className={styles.fixed}>
      <span>
        {label} <small>{t('fixed')}</small>
      </span>
      <strong translate="no">{formatAmount(amount as OfferingAmount)}</strong>
    </p>
  );
};
type OfferingAmount = Parameters<typeof formatAmount>[0];

/** Percent by pool; what they add up to is said at once. */
const Shares = ({ fields, onType }: PartProps) => {
  const t = useTranslations('offering');
  const sum = allocatedSum(fields);
  return (
    <fieldset className={styles.set}>
      <legend>{t('shares')}</legend>
      <div className={styles.fields}>
        {fields
          .filter(({ part }) => part === 'allocation')
          .map(field => (
            <NumberField key={field.key} of={field} onType={text => onType(field, text)} />
          ))}
      </div>
      <output className={styles.sum} data-wrong={sum !== 100 || undefined}>
        {sum === 100 ? t('sumWhole') : t('sumWrong', { sum: String(sum) })}
      </output>
    </fieldset>
  );
};
