import { useTranslations } from 'use-intl';
import type { Activity } from '#core/rulebook';
import { Check, Choose, Field } from '../../kit/index.ts';
import { Fields } from '../parts/parts.tsx';
import { chartGroups, fieldsOf, type OfferingDraft } from './offering-form.ts';
import styles from './offerings.module.css';
import { MultiplierFields, TimesFields } from './times-fields.tsx';

type OfferingFieldsProps = {
  readonly activity: Activity;
  readonly draft: OfferingDraft;
  readonly onChange: (draft: OfferingDraft) => void;
};

/** Everything that the approval leaves to the house, each with what it allows. */
export const OfferingFields = ({ activity, draft, onChange }: OfferingFieldsProps) => {
  const t = useTranslations('promotions.offering');
  const choose = (group: readonly string[], charts: readonly string[]) =>
    onChange({ ...draft, charts: [...draft.charts.filter(key => !group.includes(key)), ...charts] });
  const hasModes = activity.charts.some(({ rows }) => rows.some(({ prize }) => prize.type === 'points'));
  return (
    <>
      <div className={styles.charts}>
        {chartGroups(activity).map(charts => (
          <ChartChoice key={charts[0]!.key} charts={charts} chosen={draft.charts} onChoose={choose} />
        ))}
        {hasModes && (
          <Choose
            label={t('mode')}
            value={draft.mode ?? 'tickets'}
            options={(['tickets', 'points'] as const).map(mode => [mode, t(`modes.${mode}`)] as const)}
            onChange={mode => onChange({ ...draft, mode })}
          />
        )}
      </div>
      <Fields>
        {fieldsOf(activity, draft).map(({ part, key, label, allowed }) => (
          <Field
            key={`${part}.${key}`}
            label={label}
            lang="en"
            note={allowed}
            value={draft[part][key] ?? ''}
            onChange={text => onChange({ ...draft, [part]: { ...draft[part], [key]: text } })}
          />
        ))}
      </Fields>
      <TimesFields
        hasBoards={activity.settlement.period !== undefined}
        draft={draft.times}
        onChange={times => onChange({ ...draft, times })}
      />
      <MultiplierFields
        activity={activity}
        draft={draft.multiplier}
        onChange={multiplier => onChange({ ...draft, multiplier })}
      />
    </>
  );
};

type ChartProps = {
  readonly charts: Activity['charts'];
  readonly chosen: readonly string[];
  readonly onChoose: (group: readonly string[], charts: readonly string[]) => void;
};

/** One of a group, or one that is alone and is offered or not. */
const ChartChoice = ({ charts, chosen, onChoose }: ChartProps) => {
  const t = useTranslations('promotions.offering');
  const keys = charts.map(({ key }) => key);
  const [first] = charts;
  if (charts.length > 1) {
    return (
      <Choose
        label={t('version')}
        lang="en"
        value={keys.find(key => chosen.includes(key)) ?? keys[0]!}
        options={charts.map(({ key, label }) => [key, label] as const)}
        onChange={key => onChoose(keys, [key])}
      />
    );
  }
  return (
    <Check
      label={first!.label}
      lang="en"
      isOn={chosen.includes(first!.key)}
      onChange={isOn => onChoose(keys, isOn ? keys : [])}
    />
  );
};
