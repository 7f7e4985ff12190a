import { useTranslations } from 'use-intl';
import { type Payout, STEEPNESS } from '#core/mechanisms/tournament';
import { ActKey, Area, Choose, Field, Section } from '../kit/index.ts';
import { percentSum, restToFirst, withPayout } from './design.ts';
import styles from './designer.module.css';
import type { FormProps } from './form-props.ts';
import { Row, ShortFields } from './parts.tsx';

/** How prizes are shared; designed, it always comes to exactly all. */
export const PayoutForm = ({ draft, set, payouts }: FormProps & { readonly payouts: readonly Payout['type'][] }) => {
  const t = useTranslations('tournament.design');
  const isShared = draft.payout === 'percent' || draft.payout === 'flat';
  return (
    <Section title={t('payout')}>
      <Choose
        label={t('fields.payout')}
        value={draft.payout}
        options={[...new Set([draft.payout, ...payouts])].map(one => [one, t(`payouts.${one}`)] as const)}
        onChange={payout => set({ payout })}
      />
      {isShared && (
        <Row>
          <ShortFields of={draft} fields={[['places', t('fields.places'), t('placesHow')]]} onChange={set} />
          <Choose
            label={t('fields.steepness')}
            value={draft.steepness}
            options={STEEPNESS.map(one => [one, t(`steep.${one}`)] as const)}
            onChange={steepness => set({ steepness })}
          />
          {draft.payout === 'flat' && <ShortFields of={draft} fields={[['step', t('fields.step')]]} onChange={set} />}
          <ActKey onPress={() => set(withPayout(draft))}>{t('designPayout')}</ActKey>
        </Row>
      )}
      {draft.payout === 'percent' && <Percents draft={draft} set={set} />}
      {draft.payout === 'flat' && <PlaceFields values={draft.amounts} unit="" onValues={amounts => set({ amounts })} />}
      {draft.payout === 'item' && (
        <Row>
          <Field label={t('fields.itemWhat')} value={draft.itemWhat} onChange={itemWhat => set({ itemWhat })} />
          <ShortFields of={draft} fields={[['itemValue', t('fields.itemValue')]]} onChange={set} />
        </Row>
      )}
    </Section>
  );
};

const Percents = ({ draft, set }: FormProps) => {
  const t = useTranslations('tournament.design');
  const { sum, isWhole } = percentSum(draft.percents);
  return (
    <>
      <PlaceFields values={draft.percents} unit="%" onValues={percents => set({ percents })} />
      <p className={styles.sum} data-wrong={!isWhole || undefined} role="status">
        {isWhole ? t('sumWhole') : t('sumNot', { percent: sum })}
        {!isWhole && <ActKey onPress={() => set({ percents: restToFirst(draft.percents) })}>{t('restToFirst')}</ActKey>}
      </p>
      <Area
        label={t('fields.chart')}
        how={t('chartHow')}
        value={draft.chart}
        rows={2}
        onChange={chart => set({ chart })}
      />
    </>
  );
};

type PlaceFieldsProps = {
  readonly values: readonly string[];
  readonly unit: string;
  readonly onValues: (values: readonly string[]) => void;
};

const PlaceFields = ({ values, unit, onValues }: PlaceFieldsProps) => {
  const t = useTranslations('tournament.design');
  return (
    <ol className={styles.percents}>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number only.
        <li key={at}>
          <label>
            <span>{t('placed', { place: at + 1 })}</span>
            <input
              type="text"
              inputMode="decimal"
              value={value}
              autoComplete="off"
              onChange={change => onValues(values.map((one, place) => (place === at ? change.target.value : one)))}
            />
            {unit}
          </label>
        </li>
      ))}
    </ol>
  );
};
