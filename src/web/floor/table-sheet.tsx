import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandOf, HouseCommand } from '#core/house';
import { GAME_SLUGS, nameOfGame } from '#core/qualifying';
import type { TableParts } from '#core/views';
import { ActKey, Choose, SecondSheet, Sheet } from '../kit/index.ts';
import { useAct, useTable } from './hooks.ts';
import { Facts, Reason, Refused, Tick } from './parts.tsx';
import { RoundKeys } from './round-keys.tsx';
import { Seats } from './seats.tsx';
import styles from './table-sheet.module.css';

type TableSheetProps = { readonly table: number; readonly onClose: () => void };

/** Everything that can be done at one table, as its own keypad would do it. */
export const TableSheet = ({ table, onClose }: TableSheetProps) => {
  const t = useTranslations('floor');
  const parts = useTable(table);
  const { act, isPending, why } = useAct();
  const onAct = (command: HouseCommand): void => void act(command);
  if (parts === undefined) return null;
  const { summary } = parts;
  const isOpen = summary !== undefined && summary.state !== 'closed';
  return (
    <Sheet title={t('at', { table })} isOpen isWide onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.why}>
          <Refused why={why} />
        </div>
        {summary !== undefined && isOpen && (
          <Facts
            of={[
              [
                t('tables.game'),
                <span key="game" lang="en">
                  {summary.gameName}
                </span>,
              ],
              [t('award.state'), t(`tables.states.${summary.state}`)],
            ]}
          />
        )}
        {isOpen && <Seats table={table} seats={parts.seats ?? []} onAct={onAct} />}
        {isOpen && <RoundKeys table={table} parts={parts} isPending={isPending} onAct={onAct} />}
        <Managing table={table} parts={parts} isPending={isPending} onAct={onAct} />
      </div>
    </Sheet>
  );
};

type ManagingProps = {
  readonly table: number;
  readonly parts: Partial<TableParts>;
  readonly isPending: boolean;
  readonly onAct: (command: HouseCommand) => void;
};

const Managing = ({ table, parts: { summary, round }, isPending, onAct }: ManagingProps) => {
  const t = useTranslations('floor.tables');
  const isClosed = summary === undefined || summary.state === 'closed';
  const [step, setStep] = useState<'keys' | 'take-out' | 'fees'>('keys');
  if (step === 'take-out') {
    return (
      <section className={styles.part}>
        <h3>{t('takeOutTitle')}</h3>
        <Reason
          label={t('takeOutTitle')}
          usual={(['sensor', 'tablet', 'cards'] as const).map(reason => t(`reasons.${reason}`))}
          action={t('takeOut')}
          isPending={isPending}
          onReason={reason => {
            onAct({ type: 'TakeOutOfService', table, reason });
            setStep('keys');
          }}
        />
      </section>
    );
  }
  if (step === 'fees' && round?.type === 'on') {
    return <FeesBack table={table} round={round.round} onClose={() => setStep('keys')} />;
  }
  return (
    <section className={styles.part}>
      <GameKeys table={table} summary={summary} isPending={isPending} onAct={onAct} />
      <div className={styles.keys}>
        {!isClosed && <ActKey onPress={() => onAct({ type: 'CloseTable', table })}>{t('close')}</ActKey>}
        {summary?.state === 'out-of-service' && (
          <ActKey tone="main" onPress={() => onAct({ type: 'ReturnToService', table })}>
            {t('putBack')}
          </ActKey>
        )}
        {summary?.state === 'open' && (
          <ActKey tone="danger" onPress={() => setStep('take-out')}>
            {t('takeOut')}
          </ActKey>
        )}
        {round?.type === 'on' && round.fees.length > 0 && (
          <ActKey tone="danger" onPress={() => setStep('fees')}>
            {t('backOutFees')}
          </ActKey>
        )}
      </div>
    </section>
  );
};

type GameKeysProps = Omit<ManagingProps, 'parts'> & { readonly summary: TableParts['summary'] | undefined };

const GameKeys = ({ table, summary, isPending, onAct }: GameKeysProps) => {
  const t = useTranslations('floor.tables');
  const [game, setGame] = useState(summary?.game ?? GAME_SLUGS[0]!);
  const [isLive, setLive] = useState(summary?.isLive ?? true);
  const slugs = [...new Set([game, ...GAME_SLUGS.toSorted()])];
  const isOpen = summary !== undefined && summary.state !== 'closed';
  const type: CommandOf<'OpenTable' | 'ChangeGame'>['type'] = isOpen ? 'ChangeGame' : 'OpenTable';
  const plays = { game, isLive, isTournament: summary?.isTournament ?? false };
  return (
    <div className={styles.game}>
      <Choose label={t('game')} value={game} options={slugs.map(slug => [slug, nameOfGame(slug)])} onChange={setGame} />
      <Tick isOn={isLive} onChange={setLive}>
        {t('live')}
      </Tick>
      <ActKey
        tone={isOpen ? 'plain' : 'main'}
        isPending={isPending}
        onPress={() => onAct({ type, table, plays: { ...plays, ...limitsOf(summary) } })}
      >
        {isOpen ? t('change') : t('open')}
      </ActKey>
    </div>
  );
};

/** What is posted at the table stays posted. */
const limitsOf = (summary: TableParts['summary'] | undefined) => ({
  ...(summary?.betMin === undefined ? {} : { betMin: summary.betMin }),
  ...(summary?.betMax === undefined ? {} : { betMax: summary.betMax }),
});

type FeesBackProps = { readonly table: number; readonly round: number; readonly onClose: () => void };

const FeesBack = ({ table, round, onClose }: FeesBackProps) => {
  const t = useTranslations('floor');
  const [reason, setReason] = useState<string>();
  if (reason === undefined) {
    return (
      <section className={styles.part}>
        <h3>{t('tables.backOutFees')}</h3>
        <Reason
          label={t('reason')}
          usual={(['misdeal', 'mistake'] as const).map(one => t(`tables.feesReasons.${one}`))}
          action={t('tables.backOutFees')}
          onReason={setReason}
        />
        <ActKey onPress={onClose}>{t('cancel')}</ActKey>
      </section>
    );
  }
  return (
    <SecondSheet
      title={t('tables.backOutFees')}
      command={{ type: 'BackOutFees', table, reason }}
      review={
        <>
          <p>{t('tables.backOutFeesReview', { round, table })}</p>
          <p>
            {t('reason')}: {reason}
          </p>
        </>
      }
      action={t('tables.backOutFees')}
      onClose={onClose}
    />
  );
};
