import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelNumber, type Purchase } from '#core/mechanisms/tournament';
import { formatAmount } from '#core/money';
import {
  ActKey,
  amountIfAny,
  Body,
  FactList,
  HoldKey,
  Keys,
  Refused,
  Section,
  Table,
  useHouseTime,
  useListed,
} from '../kit/index.ts';
import { draftOf, structureOf } from './design.ts';
import { DesignForm } from './design-form.tsx';
import { Count, usePlayed } from './parts.tsx';
import styles from './prizes.module.css';
import { useGameNames } from './use-approved.ts';
import { useActs, useEvent } from './use-event.tsx';

/** What is posted. Until sign-ups open it can change; opening them is held, since from then on it stays. */
export const StructurePanel = () => {
  const { event } = useEvent();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <Changing onDone={() => setChanging(false)} />;
  return (
    <div className={styles.prizes}>
      <div>
        {event.board.stage === 'planned' && <Planned onChange={() => setChanging(true)} />}
        <Posted />
      </div>
      <Levels />
    </div>
  );
};

const Planned = ({ onChange }: { onChange: () => void }) => {
  const t = useTranslations('tournament.structure');
  const acts = useActs();
  return (
    <Section title={t('planned')}>
      <p>{t('openHow')}</p>
      <Refused why={acts.why} />
      <Keys>
        <ActKey onPress={onChange}>{t('change')}</ActKey>
        <HoldKey onHeld={() => acts.act({ type: 'OpenSignUps' }, { words: t('didOpen') })}>{t('open')}</HoldKey>
      </Keys>
    </Section>
  );
};

const Changing = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('tournament.structure');
  const { event } = useEvent();
  const acts = useActs();
  const [draft, setDraft] = useState(() => draftOf(event.desk.structure, event.activity));
  const designed = structureOf(draft);
  const change = () =>
    designed.ok &&
    acts.act({ type: 'ChangeStructure', structure: designed.structure }, { words: t('didChange'), onDone });
  return (
    <Body>
      <DesignForm draft={draft} activity={event.activity} onDraft={setDraft} />
      <Refused why={acts.why} />
      <Keys>
        <ActKey onPress={onDone}>{t('leave')}</ActKey>
        <ActKey tone="main" isOff={!designed.ok} isPending={acts.isPending} onPress={change}>
          {t('save')}
        </ActKey>
      </Keys>
    </Body>
  );
};

const Posted = () => {
  const t = useTranslations('tournament.structure');
  const { event } = useEvent();
  const design = useTranslations('tournament.design');
  const { moment } = useHouseTime();
  const gameNames = useGameNames(event.activity);
  const sold = useSold();
  const { games, chips, lateEntryUntil, reEntry, payout, charity, ...structure } = event.desk.structure;
  const shares = (percents: readonly number[]) => `${percents.join(' / ')}%`;
  const ways = payout.type === 'percent' ? payout : undefined;
  return (
    <Section title={t('posted')}>
      <FactList
        of={[
          [design('fields.startsAt'), event.board.startsAt && moment(event.board.startsAt)],
          [t('games'), games && gameNames(games), 'en'],
          [t('buyIn'), amountIfAny(structure.buyIn)],
          [t('entryFee'), amountIfAny(structure.entryFee)],
          [t('chips'), chips && <Count of={chips} />],
          [t('late'), lateEntryUntil && t('level', { level: lateEntryUntil })],
          [t('rebuy'), structure.rebuy && sold(structure.rebuy)],
          [t('addOn'), structure.addOn && sold(structure.addOn)],
          [t('reEntry'), reEntry && sold(reEntry)],
          [t('guarantee'), amountIfAny(structure.guarantee)],
          [t('added'), amountIfAny(structure.added)],
          [t('payout'), t(`payouts.${payout.type}`) + (ways === undefined ? '' : `: ${shares(ways.percents)}`)],
          ...(ways?.byEntries ?? []).map(
            row => [t('fromEntries', { count: row.entriesMin }), shares(row.percents)] as const,
          ),
          [t('charity'), charity && `${charity.name}: ${charity.percent}%`, 'en'],
          ...Object.entries(structure.bounties?.on ?? {}).map(
            ([name, amount]) => [t('bounty', { name }), amountIfAny(amount)] as const,
          ),
        ]}
      />
    </Section>
  );
};

type Period = Pick<Purchase, 'limit' | 'untilLevel'> & { readonly price?: Purchase['price'] };

/** For how much, how often and until when. */
const useSold = (): ((sold: Period) => string) => {
  const t = useTranslations('tournament.structure');
  const listed = useListed();
  return ({ price, limit, untilLevel }) =>
    listed([
      ...(price === undefined ? [] : [formatAmount(price)]),
      limit === undefined ? t('noLimit') : t('limit', { count: limit }),
      ...(untilLevel === undefined ? [] : [t('until', { level: untilLevel })]),
    ]);
};

const Levels = () => {
  const t = useTranslations('tournament.structure');
  const { event } = useEvent();
  const played = usePlayed();
  const { levels = [] } = event.desk.structure;
  const step = event.board.clock?.step;
  return (
    <Section title={t('levels')}>
      <Table
        className={styles.places}
        caption={t('levels')}
        rows={levels}
        keyOf={(_, before) => before}
        markOf={(_, before) => ({ 'aria-current': step === before + 1 || undefined })}
        columns={[
          ['', (line, before) => (line.type === 'break' ? '' : levelNumber(levels, before + 1)), 'name'],
          ['', line => played(line)],
          ['', line => t('minutes', { count: line.minutes })],
        ]}
      />
    </Section>
  );
};
