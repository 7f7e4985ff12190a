import { useTranslations } from 'use-intl';
import { RANKS, SUITS } from '#core/cards';
import type { Chart } from '#core/rulebook';
import { chartGroups, hasModes, picksOf, withChart, withMode } from '#entry/offering';
import { Choose, Section } from '../kit/index.ts';
import styles from './form.module.css';
import { HandsField } from './hands-field.tsx';
import type { PartProps } from './part.ts';
import { PrizeRows } from './prize-rows.tsx';
import { MultiplierFields } from './times-fields.tsx';

/** Which chart, which hands, what each pays, and what is named for the day. */
export const HandsPart = (props: PartProps) => {
  const t = useTranslations('offering');
  const kit = useTranslations('kit');
  const { activity, draft, onChange } = props;
  const { hasLosing, hasWinning, hasBoards } = picksOf(activity);
  const hasPrizes = props.fields.some(({ part }) => part === 'prizes' || part === 'tickets');
  if (activity.charts.length === 0 && !hasPrizes && !hasLosing) return null;
  return (
    <Section title={t('groups.hands')}>
      <Versions {...props} />
      <Designated {...props} />
      {hasLosing && (
        <HandsField
          title={kit('shares.losing')}
          isRequired
          of={draft.losing}
          without={t('choose')}
          onChange={losing => onChange({ ...draft, losing })}
        />
      )}
      {hasWinning && (
        <HandsField
          title={kit('shares.winning')}
          of={draft.winning}
          without={t('hand.any')}
          onChange={winning => onChange({ ...draft, winning })}
        />
      )}
      {hasBoards && (
        <HandsField
          title={t('hand.minimum')}
          of={draft.minimum}
          without={t('hand.asChart')}
          onChange={minimum => onChange({ ...draft, minimum })}
        />
      )}
      <PrizeRows {...props} />
      <MultiplierFields
        activity={activity}
        draft={draft.multiplier}
        onChange={multiplier => onChange({ ...draft, multiplier })}
      />
    </Section>
  );
};

/** The rank and the suit of the day. */
const Designated = ({ activity, draft, onChange }: PartProps) => {
  const t = useTranslations('offering');
  const kit = useTranslations('kit');
  const { hasRank, hasSuit } = picksOf(activity);
  return (
    <div className={styles.fields}>
      {hasRank && (
        <Choose
          label={`${t('rank')} (${t('required')})`}
          value={draft.rank}
          options={[['', t('choose')], ...RANKS.toReversed().map(rank => [rank, kit(`ranks.${rank}`)] as const)]}
          onChange={rank => onChange({ ...draft, rank })}
        />
      )}
      {hasSuit && (
        <Choose
          label={t('suit')}
          value={draft.suit}
          options={[['', t('choose')], ...SUITS.map(suit => [suit, kit(`suits.${suit}`)] as const)]}
          onChange={suit => onChange({ ...draft, suit })}
        />
      )}
    </div>
  );
};

/** One chart of each group; where the versions are modes, the mode says which. */
const Versions = ({ activity, draft, onChange }: PartProps) => {
  const t = useTranslations('offering');
  const isOfMode = (charts: readonly Chart[]): boolean =>
    hasModes(activity) && charts.some(({ key }) => key.startsWith('mode-'));
  return (
    <div className={styles.fields}>
      {hasModes(activity) && (
        <Choose
          label={t('mode')}
          value={draft.mode}
          options={[
            ['', t('choose')],
            ...(['tickets', 'points'] as const).map(mode => [mode, t(`modes.${mode}`)] as const),
          ]}
          onChange={mode => mode !== '' && onChange(withMode(activity, draft, mode))}
        />
      )}
      {chartGroups(activity)
        .filter(charts => !isOfMode(charts))
        .map(charts => (
          <Choose
            key={charts[0]!.key}
            label={t('version')}
            lang="en"
            value={charts.find(({ key }) => draft.charts.includes(key))?.key ?? ''}
            options={[['', t('choose')], ...charts.map(({ key, label }) => [key, label] as const)]}
            onChange={key => key !== '' && onChange(withChart(activity, draft, key))}
          />
        ))}
    </div>
  );
};
