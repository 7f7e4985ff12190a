import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelNumber, type Purchase } from '#core/mechanisms/tournament';
import { ActKey, Amount, Body, Fact, Facts, HoldKey, Keys, Refused, Section } from '../kit/index.ts';
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
        <HoldKey onHeld={() => void acts.act({ type: 'OpenSignUps' }, { words: t('didOpen') })}>{t('open')}</HoldKey>
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
  const change = async () => {
    if (!designed.ok) return;
    const done = await acts.act({ type: 'ChangeStructure', structure: designed.structure }, { words: t('didChange') });
    if (done !== undefined) onDone();
  };
  return (
    <Body>
      <DesignForm draft={draft} activity={event.activity} onDraft={setDraft} />
      <Refused why={acts.why} />
      <Keys>
        <ActKey onPress={onDone}>{t('leave')}</ActKey>
        <ActKey tone="main" isOff={!designed.ok} isPending={acts.isPending} onPress={() => void change()}>
          {t('save')}
        </ActKey>
      </Keys>
    </Body>
  );
};

const Posted = () => {
  const t = useTranslations('tournament.structure');
  const { event } = useEvent();
  const { structure } = event.desk;
  const gameNames = useGameNames(event.activity);
  const { buyIn, entryFee, chips, games, lateEntryUntil, guarantee, added, payout, charity } = structure;
  return (
    <Section title={t('posted')}>
      <Facts>
        {games !== undefined && (
          <Fact label={t('games')} lang="en">
            {gameNames(games)}
          </Fact>
        )}
        <Fact label={t('buyIn')}>
          <Amount of={buyIn} />
        </Fact>
        <Fact label={t('entryFee')}>
          <Amount of={entryFee} />
        </Fact>
        {chips !== undefined && (
          <Fact label={t('chips')}>
            <Count of={chips} />
          </Fact>
        )}
        {lateEntryUntil !== undefined && <Fact label={t('late')}>{t('level', { level: lateEntryUntil })}</Fact>}
        <PurchaseFact label={t('rebuy')} of={structure.rebuy} />
        <PurchaseFact label={t('addOn')} of={structure.addOn} />
        {structure.reEntry !== undefined && <Fact label={t('reEntry')}>{periodWords(structure.reEntry, t)}</Fact>}
        {guarantee !== undefined && (
          <Fact label={t('guarantee')}>
            <Amount of={guarantee} />
          </Fact>
        )}
        {added !== undefined && (
          <Fact label={t('added')}>
            <Amount of={added} />
          </Fact>
        )}
        <Fact label={t('payout')}>
          {t(`payouts.${payout.type}`)}
          {payout.type === 'percent' && `: ${payout.percents.join(' / ')} %`}
        </Fact>
        {payout.type === 'percent' &&
          payout.byEntries?.map(({ entriesMin, percents }) => (
            <Fact key={entriesMin} label={t('fromEntries', { count: entriesMin })}>
              {percents.join(' / ')} %
            </Fact>
          ))}
        {charity !== undefined && (
          <Fact label={t('charity')} lang="en">
            {charity.name}: {charity.percent} %
          </Fact>
        )}
        <Bounties />
      </Facts>
    </Section>
  );
};

const Bounties = () => {
  const t = useTranslations('tournament.structure');
  const { bounties } = useEvent().event.desk.structure;
  return Object.entries(bounties?.on ?? {}).map(([target, amount]) => (
    <Fact key={target} label={t('bounty', { name: target })}>
      <Amount of={amount} />
    </Fact>
  ));
};

type Words = ReturnType<typeof useTranslations<'tournament.structure'>>;

const periodWords = ({ limit, untilLevel }: Pick<Purchase, 'limit' | 'untilLevel'>, t: Words): string =>
  [
    limit === undefined ? t('noLimit') : t('limit', { count: limit }),
    ...(untilLevel === undefined ? [] : [t('until', { level: untilLevel })]),
  ].join(', ');

const PurchaseFact = ({ label, of }: { label: string; of: Purchase | undefined }) => {
  const t = useTranslations('tournament.structure');
  return of === undefined ? null : (
    <Fact label={label}>
      <Amount of={of.price} />, {periodWords(of, t)}
    </Fact>
  );
};

const Levels = () => {
  const t = useTranslations('tournament.structure');
  const { event } = useEvent();
  const played = usePlayed();
  const { levels = [] } = event.desk.structure;
  const step = event.board.clock?.step;
  return (
    <Section title={t('levels')}>
      <table className={styles.places}>
        <caption className="unseen">{t('levels')}</caption>
        <tbody>
          {levels.map((line, before) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only.
            <tr key={before} aria-current={step === before + 1 || undefined}>
              <th scope="row">{line.type === 'break' ? '' : levelNumber(levels, before + 1)}</th>
              <td>{played(line)}</td>
              <td>{t('minutes', { count: line.minutes })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
