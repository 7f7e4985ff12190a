import { useTranslations } from 'use-intl';
import { type Cents, formatAmount } from '#core/money';
import { poolLabel, type Row } from '#core/rulebook';
import { menuOf, type OfferingField, rowsOf, withRow } from '#entry/offering';
import { Check } from '../kit/index.ts';
import styles from './form.module.css';
import { NumberField, useChoiceName, useNote } from './number-field.tsx';
import type { PartProps } from './part.ts';

/** The hands with what they pay, a line each; of a menu each is offered or left out. */
export const PrizeRows = ({ activity, draft, fields, onChange, onType }: PartProps) => {
  const t = useTranslations('offering');
  const menu = menuOf(activity, draft);
  const prizes = fields.filter(({ part }) => part === 'prizes' || part === 'tickets');
  const meters = rowsOf(activity, draft).flatMap(({ key, label, prize }) =>
    prize.type === 'meter' ? [{ key, label, percent: prize.percent, pool: poolLabel(activity, prize.pool) }] : [],
  );
  const isOn = ({ key }: Row): boolean => draft.rows === 'all' || draft.rows.includes(key);
  return (
    <>
      {menu.map(chart => (
        <fieldset key={chart.key} className={styles.set}>
          <legend lang="en">{chart.label}</legend>
          <div className={styles.checks}>
            {chart.rows.map(row => (
              <Check
                key={row.key}
                label={row.label}
                lang="en"
                isOn={isOn(row)}
                onChange={on => onChange(withRow(activity, draft, row.key, on))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {prizes.length + meters.length > 0 && (
        <fieldset className={styles.set}>
          <legend>{t('prizes')}</legend>
          <ul className={styles.rows}>
            {meters.map(({ key, label, percent, pool }) => (
              <li key={key}>
                <span lang="en">{label}</span>
                <span className={styles.only}>{t('ofMeter', { percent: String(percent), pool })}</span>
              </li>
            ))}
            {prizes.map(field => (
              <PrizeRow key={`${field.part}.${field.key}`} field={field} onType={text => onType(field, text)} />
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
};

const PrizeRow = ({ field, onType }: { field: OfferingField; onType: (text: string) => void }) => {
  const t = useTranslations('offering');
  const name = useChoiceName()(field);
  const note = useNote()(field);
  const isEnglish = typeof field.label === 'string';
  return (
    <li>
      <span aria-hidden={field.only === undefined || undefined}>
        <span lang={isEnglish ? 'en' : undefined}>{name}</span> <small>{note}</small>
      </span>
      {field.only === undefined ? (
        <NumberField of={field} isUnlabelled onType={onType} />
      ) : (
        <span className={styles.only}>
          {field.unit === 'money' ? formatAmount(field.only as Cents) : field.only} <small>{t('fixed')}</small>
        </span>
      )}
    </li>
  );
};
