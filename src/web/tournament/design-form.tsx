import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { estimatedLength } from '#core/mechanisms/tournament';
import { tournamentTermsOf } from '#core/mechanisms/tournament/terms';
import { ActKey, Area, Check, Choose, Field, Keys, Section } from '../kit/index.ts';
import { chipsTyped } from './chips-typed.ts';
import { BIG_BLIND, type DesignDraft, NO_PERIOD, NO_PURCHASE, structureOf, withAntes, withLevels } from './design.ts';
import styles from './designer.module.css';
import type { FormProps } from './form-props.ts';
import { LevelTable } from './level-table.tsx';
import { Row, ShortFields } from './parts.tsx';
import { PayoutForm } from './payout-form.tsx';
import { useApproved } from './use-approved.ts';

type DesignFormProps = {
  readonly draft: DesignDraft;
  readonly activity: string;
  readonly onDraft: (draft: DesignDraft) => void;
};

/** Everything that is posted, in the order in which people ask for it. */
export const DesignForm = ({ draft, activity, onDraft }: DesignFormProps) => {
  const t = useTranslations('tournament.design');
  const approved = useApproved(activity);
  const set = (change: Partial<DesignDraft>) => onDraft({ ...draft, ...change });
  const labelled = (name: 'buyIn' | 'entryFee' | 'chips' | 'lateEntryUntil' | 'guarantee' | 'added') =>
    [name, t(`fields.${name}`)] as const;
  const games = [
    ['', t('gameOpen')] as const,
    ...(approved?.games ?? []).map(({ slug, name }) => [slug, name] as const),
  ];
  return (
    <div className={styles.form}>
      <div>
        <Section title={t('entry')}>
          <Field label={t('fields.name')} how={t('nameHow')} value={draft.name} onChange={name => set({ name })} />
          <Field
            label={t('fields.startsAt')}
            type="datetime-local"
            value={draft.startsAt}
            onChange={startsAt => set({ startsAt })}
          />
          <Choose
            label={t('fields.game')}
            value={draft.game}
            options={games}
            onChange={game => set({ game })}
            lang="en"
          />
          <ShortFields of={draft} fields={(['buyIn', 'entryFee', 'chips'] as const).map(labelled)} onChange={set} />
          <ShortFields
            of={draft}
            fields={(['lateEntryUntil', 'guarantee', 'added'] as const).map(labelled)}
            onChange={set}
          />
        </Section>
        <MoreChips draft={draft} set={set} />
        <PayoutForm
          draft={draft}
          set={set}
          payouts={(approved && tournamentTermsOf(approved))?.payouts ?? ['percent']}
        />
        <Extras draft={draft} set={set} />
      </div>
      <Levels draft={draft} set={set} />
    </div>
  );
};

/** What may be offered besides the entry, and what each of these asks for. */
const OFFERS = [
  { kind: 'rebuy', first: NO_PURCHASE, asks: ['price', 'chips', 'limit', 'untilLevel'] },
  { kind: 'addOn', first: NO_PURCHASE, asks: ['price', 'chips', 'limit', 'fromLevel', 'untilLevel'] },
  { kind: 'reEntry', first: NO_PERIOD, asks: ['limit', 'untilLevel'] },
] as const;

const MoreChips = ({ draft, set }: FormProps) => {
  const t = useTranslations('tournament.design');
  const fields = {
    price: ['price', t('price')],
    chips: ['chips', t('fields.chips')],
    limit: ['limit', t('limit'), t('noLimit')],
    fromLevel: ['fromLevel', t('fromLevel')],
    untilLevel: ['untilLevel', t('untilLevel')],
  } as const;
  return (
    <Section title={t('moreChips')}>
      {OFFERS.map(({ kind, first, asks }) => {
        const of = draft[kind];
        const change = (next: typeof of) => set({ [kind]: next });
        return (
          <Fragment key={kind}>
            <Check
              label={t(`fields.${kind}`)}
              isOn={of !== undefined}
              onChange={isOn => change(isOn ? first : undefined)}
            />
            {of !== undefined && (
              <ShortFields
                of={{ ...NO_PURCHASE, ...of }}
                fields={asks.map(name => fields[name])}
                onChange={part => change({ ...of, ...part })}
              />
            )}
          </Fragment>
        );
      })}
    </Section>
  );
};

const Extras = ({ draft, set }: FormProps) => {
  const t = useTranslations('tournament.design');
  const payers = [['pool', t('fromPool')] as const, ['house', t('fromHouse')] as const];
  return (
    <details className={styles.extras}>
      <summary>{t('extras')}</summary>
      <Area
        label={t('fields.bounties')}
        how={t('bountiesHow')}
        rows={3}
        value={draft.bounties}
        onChange={bounties => set({ bounties })}
      />
      <Choose
        label={t('bountiesFrom')}
        value={draft.bountiesFrom}
        options={payers}
        onChange={bountiesFrom => set({ bountiesFrom })}
      />
      <Area
        label={t('fields.things')}
        how={t('thingsHow')}
        rows={3}
        value={draft.things}
        onChange={things => set({ things })}
      />
      <Row>
        <Field label={t('charityName')} value={draft.charityName} onChange={charityName => set({ charityName })} />
        <ShortFields of={draft} fields={[['charityPercent', t('fields.charityPercent')]]} onChange={set} />
      </Row>
    </details>
  );
};

const WISHES = ['players', 'hours', 'levelMinutes', 'smallestChip', 'breakEvery', 'breakMinutes'] as const;

/** Wishes on top, the levels below, and when most such events end. */
const Levels = ({ draft, set }: FormProps) => {
  const t = useTranslations('tournament.design');
  return (
    <Section title={t('levels')}>
      <ShortFields of={draft} fields={WISHES.map(name => [name, t(name)] as const)} onChange={set} />
      <Choose
        label={t('fields.anteBy')}
        value={draft.anteBy}
        options={[['', t('anteByEach')] as const, [BIG_BLIND, t('anteByBigBlind')] as const]}
        onChange={anteBy => set(withAntes({ ...draft, anteBy }))}
      />
      <Keys>
        <ActKey onPress={() => set(withLevels(draft))}>{t('designLevels')}</ActKey>
      </Keys>
      <Estimate draft={draft} />
      <LevelTable levels={draft.levels} onLevels={levels => set({ levels })} />
    </Section>
  );
};

const Estimate = ({ draft }: { draft: DesignDraft }) => {
  const t = useTranslations('tournament.design');
  const designed = structureOf({ ...draft, name: draft.name || '-' });
  const [players, chips] = [chipsTyped(draft.players) ?? 0, chipsTyped(draft.chips) ?? 0];
  const levels = designed.ok ? designed.structure.levels : undefined;
  if (levels === undefined || players * chips === 0) return null;
  const { minutes, level, isReached } = estimatedLength(levels, players * chips);
  const time = { hours: Math.floor(minutes / 60), minutes: minutes % 60, level };
  return (
    <p className={styles.estimate} role="status">
      {isReached ? t('estimate', time) : t('tooShort', time)}
    </p>
  );
};
