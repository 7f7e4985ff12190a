import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { estimatedLength } from '#core/mechanisms/tournament';
import { tournamentTermsOf } from '#core/mechanisms/tournament/terms';
import { ActKey, Check, Choose, Field, Keys, Section } from '../kit/index.ts';
import { chipsTyped } from './chips-typed.ts';
import { type DesignDraft, NO_PERIOD, NO_PURCHASE, structureOf, withLevels } from './design.ts';
import styles from './designer.module.css';
import type { FormProps } from './form-props.ts';
import { LevelTable } from './level-table.tsx';
import { Row } from './parts.tsx';
import { PayoutForm } from './payout-form.tsx';
import { useApproved } from './use-approved.ts';

const FIGURES = ['buyIn', 'entryFee', 'chips', 'lateEntryUntil', 'guarantee', 'added'] as const;
type Figure = (typeof FIGURES)[number];

/** Everything that is posted, in the order in which people ask for it. */
export const DesignForm = ({ draft, activity, onDraft }: FormProps & { readonly activity: string }) => {
  const t = useTranslations('tournament.design');
  const approved = useApproved(activity);
  const set = (change: Partial<DesignDraft>) => onDraft({ ...draft, ...change });
  const labelled = (name: Figure) => [name, t(`fields.${name}`)] as const;
  const games = [
    ['', t('gameOpen')] as const,
    ...(approved?.games ?? []).map(({ slug, name }) => [slug, name] as const),
  ];
  return (
    <div className={styles.form}>
      <div>
        <Section title={t('entry')}>
          <Field label={t('fields.name')} how={t('nameHow')} value={draft.name} onChange={name => set({ name })} />
          <Choose
            label={t('fields.game')}
            value={draft.game}
            options={games}
            onChange={game => set({ game })}
            lang="en"
          />
          <ShortFields of={draft} fields={FIGURES.slice(0, 3).map(labelled)} onChange={set} />
          <ShortFields of={draft} fields={FIGURES.slice(3).map(labelled)} onChange={set} />
        </Section>
        <MoreChips draft={draft} onDraft={onDraft} />
        <PayoutForm
          draft={draft}
          onDraft={onDraft}
          payouts={(approved && tournamentTermsOf(approved))?.payouts ?? ['percent']}
        />
        <Extras draft={draft} onDraft={onDraft} />
      </div>
      <Levels draft={draft} onDraft={onDraft} />
    </div>
  );
};

const MoreChips = ({ draft, onDraft }: FormProps) => {
  const t = useTranslations('tournament.design');
  const { rebuy, addOn, reEntry } = draft;
  const set = (change: Partial<DesignDraft>) => onDraft({ ...draft, ...change });
  const limit = ['limit', t('limit'), t('noLimit')] as const;
  const [price, chips] = [['price', t('price')] as const, ['chips', t('fields.chips')] as const];
  const [from, until] = [['fromLevel', t('fromLevel')] as const, ['untilLevel', t('untilLevel')] as const];
  return (
    <Section title={t('moreChips')}>
      <Offered label={t('fields.rebuy')} of={rebuy} first={NO_PURCHASE} onChange={next => set({ rebuy: next })}>
        {of => (
          <ShortFields
            of={of}
            fields={[price, chips, limit, until]}
            onChange={change => set({ rebuy: { ...of, ...change } })}
          />
        )}
      </Offered>
      <Offered label={t('fields.addOn')} of={addOn} first={NO_PURCHASE} onChange={next => set({ addOn: next })}>
        {of => (
          <ShortFields
            of={of}
            fields={[price, chips, limit, from, until]}
            onChange={change => set({ addOn: { ...of, ...change } })}
          />
        )}
      </Offered>
      <Offered label={t('fields.reEntry')} of={reEntry} first={NO_PERIOD} onChange={next => set({ reEntry: next })}>
        {of => (
          <ShortFields of={of} fields={[limit, until]} onChange={change => set({ reEntry: { ...of, ...change } })} />
        )}
      </Offered>
    </Section>
  );
};

type OfferedProps<Of> = {
  readonly label: string;
  readonly of: Of | undefined;
  readonly first: Of;
  readonly onChange: (next: Of | undefined) => void;
  readonly children: (of: Of) => ReactNode;
};

/** Something that may be offered or not; what it asks for is there only if it is. */
const Offered = <Of,>({ label, of, first, onChange, children }: OfferedProps<Of>) => (
  <>
    <Check label={label} isOn={of !== undefined} onChange={isOn => onChange(isOn ? first : undefined)} />
    {of !== undefined && children(of)}
  </>
);

type ShortFieldsProps<Name extends string> = {
  readonly of: Readonly<Record<Name, string>>;
  readonly fields: readonly (readonly [name: Name, label: string, how?: string])[];
  readonly onChange: (change: { readonly [One in Name]?: string }) => void;
};

/** Numbers side by side. */
const ShortFields = <Name extends string>({ of, fields, onChange }: ShortFieldsProps<Name>) => (
  <Row>
    {fields.map(([name, label, how]) => (
      <Field
        key={name}
        label={label}
        how={how}
        value={of[name]}
        onChange={value => onChange({ [name]: value } as { readonly [One in Name]?: string })} // One of the names.
        isShort
        isNumber
      />
    ))}
  </Row>
);

const Extras = ({ draft, onDraft }: FormProps) => {
  const t = useTranslations('tournament.design');
  const set = (change: Partial<DesignDraft>) => onDraft({ ...draft, ...change });
  return (
    <details className={styles.extras}>
      <summary>{t('extras')}</summary>
      <Lines
        label={t('fields.bounties')}
        how={t('bountiesHow')}
        value={draft.bounties}
        onChange={bounties => set({ bounties })}
      />
      <Choose
        label={t('bountiesFrom')}
        value={draft.bountiesFrom}
        options={
          [
            ['pool', t('fromPool')],
            ['house', t('fromHouse')],
          ] as const
        }
        onChange={bountiesFrom => set({ bountiesFrom })}
      />
      <Lines
        label={t('fields.things')}
        how={t('thingsHow')}
        value={draft.things}
        onChange={things => set({ things })}
      />
      <Row>
        <Field label={t('charityName')} value={draft.charityName} onChange={charityName => set({ charityName })} />
        <Field
          label={t('fields.charityPercent')}
          value={draft.charityPercent}
          onChange={charityPercent => set({ charityPercent })}
          isShort
          isNumber
        />
      </Row>
    </details>
  );
};

type LinesProps = {
  readonly label: string;
  readonly how: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Lines = ({ label, how, value, onChange }: LinesProps) => (
  <label className={styles.lines}>
    <span>{label}</span>
    <textarea
      rows={3}
      value={value}
      placeholder={how}
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

const WISHES = ['players', 'hours', 'levelMinutes', 'smallestChip', 'breakEvery', 'breakMinutes'] as const;

/** Wishes on top, the levels below, and when most such events end. */
const Levels = ({ draft, onDraft }: FormProps) => {
  const t = useTranslations('tournament.design');
  const set = (change: Partial<DesignDraft>) => onDraft({ ...draft, ...change });
  return (
    <Section title={t('levels')}>
      <ShortFields of={draft} fields={WISHES.map(name => [name, t(name)] as const)} onChange={set} />
      <Keys>
        <ActKey onPress={() => onDraft(withLevels(draft))}>{t('designLevels')}</ActKey>
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
