import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount, parseAmount } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { gamesToDeal, type TableDraft, tableCommand, tableDraft } from '#entry';
import { ActKey, Choose, FactList, Field, Refused, SaidWords, Sheet, useSaid } from '../kit/index.ts';
import { Coupons } from './coupons.tsx';
import { GameRoundKeys } from './game-round-keys.tsx';
import { GameRounds } from './game-rounds.tsx';
import { CloseTable, Collections } from './later.ts';
import { BackOut, Reasoned, Tick } from './parts.tsx';
import { RoundKeys } from './round-keys.tsx';
import { Seats } from './seats.tsx';
import styles from './table-sheet.module.css';
import { type AtTable, useAtTable } from './use-at-table.ts';

/** Everything that can be done at one table, as its own keypad would do it. */
export const TableSheet = ({ table, onClose }: { table: number; onClose: () => void }) => {
  const t = useTranslations('floor');
  const stateName = useTranslations('kit.tableStates');
  const at = useAtTable(table);
  if (at === undefined) return null;
  const { summary, why } = at;
  const isOpen = summary !== undefined && summary.state !== 'closed';
  return (
    <Sheet title={t('at', { table: String(table) })} isOpen isWide onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.why}>
          <Refused why={why} />
        </div>
        {isOpen && (
          <FactList
            of={[
              [t('tables.game'), summary.gameName, 'en'],
              [t('award.state'), stateName(summary.state)],
              summary.reason !== undefined && [t('reason'), summary.reason],
            ]}
          />
        )}
        {isOpen && <Seats {...at} />}
        {isOpen && at.played.length > 0 && <Coupons {...at} />}
        {isOpen && at.collections.length > 0 && <Collections {...at} />}
        {isOpen && (at.game === 'none' ? <RoundKeys {...at} /> : <GameRoundKeys {...at} game={at.game} />)}
        {isOpen && at.game !== 'none' && <GameRounds table={table} game={at.game} />}
        {isOpen && at.noFees.length > 0 && <NoFees of={at.noFees} />}
        <Managing {...at} />
      </div>
    </Sheet>
  );
};

/** What runs in the house and takes no fee here, and why. */
const NoFees = ({ of }: { of: AtTable['noFees'] }) => {
  const t = useTranslations('floor.tables');
  return (
    <section className={styles.part}>
      <ul className={styles.noFees}>
        {of.map(why => (
          <li key={why.message}>
            {t('noFee')} <SaidWords of={why} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Managing = (at: AtTable) => {
  const t = useTranslations('floor.tables');
  const { table, summary, round } = at;
  const isClosed = summary === undefined || summary.state === 'closed';
  const [step, setStep] = useState<Step>('keys');
  const back = () => setStep('keys');
  if (step === 'take-out') {
    return (
      <section className={styles.part}>
        <h3>{t('takeOutTitle')}</h3>
        <Reasoned
          label={t('takeOutTitle')}
          usual={(['sensor', 'tablet', 'cards'] as const).map(reason => t(`reasons.${reason}`))}
          action={t('takeOut')}
          command={reason => ({ type: 'TakeOutOfService', table, reason })}
          onDone={back}
        />
      </section>
    );
  }
  if (step === 'fees' && round?.type === 'on') {
    return (
      <section className={styles.part}>
        <BackOut
          title={t('backOutFees')}
          usual={(['misdeal', 'mistake'] as const).map(one => t(`feesReasons.${one}`))}
          action={t('backOutFees')}
          command={reason => ({ type: 'BackOutFees', table, reason })}
          review={t('backOutFeesReview', { round: String(round.round), table: String(table) })}
          onClose={back}
        />
      </section>
    );
  }
  return (
    <section className={styles.part}>
      {isClosed && summary?.tray !== undefined && (
        <FactList of={[[t('trayWas'), formatAmount(summary.tray), 'main']]} />
      )}
      <GameKeys {...at} />
      {step === 'close' && !isClosed && <CloseTable table={table} seats={at.seats} onClose={back} />}
      <ManagingKeys at={at} onStep={setStep} />
    </section>
  );
};

type Step = 'keys' | 'take-out' | 'fees' | 'close';

/** Closing, service and fees, as far as they can be done now. */
const ManagingKeys = ({ at, onStep }: { at: AtTable; onStep: (step: Step) => void }) => {
  const t = useTranslations('floor.tables');
  const { table, summary, round, press } = at;
  const isClosed = summary === undefined || summary.state === 'closed';
  return (
    <div className={styles.keys}>
      {!isClosed && <ActKey onPress={() => onStep('close')}>{t('close')}</ActKey>}
      {summary?.state === 'out-of-service' && (
        <ActKey tone="main" onPress={() => press({ type: 'ReturnToService', table })}>
          {t('putBack')}
        </ActKey>
      )}
      {summary?.state === 'open' && (
        <ActKey tone="danger" onPress={() => onStep('take-out')}>
          {t('takeOut')}
        </ActKey>
      )}
      {round?.type === 'on' && round.fees.length > 0 && (
        <ActKey tone="danger" onPress={() => onStep('fees')}>
          {t('backOutFees')}
        </ActKey>
      )}
    </div>
  );
};

const GameKeys = ({ table, summary, isPending, press }: AtTable) => {
  const t = useTranslations('floor.tables');
  const [draft, setDraft] = useState<TableDraft>(() => tableDraft(summary));
  const change = (part: Partial<TableDraft>): void => setDraft({ ...draft, ...part });
  const isOpen = summary !== undefined && summary.state !== 'closed';
  return (
    <div className={styles.game}>
      <Choose
        label={t('game')}
        lang="en"
        value={draft.game}
        options={gamesToDeal(draft.game).map(slug => [slug, nameOfGame(slug)])}
        onChange={game => change({ game })}
      />
      <Tick isOn={draft.isLive} onChange={isLive => change({ isLive })}>
        {t('live')}
      </Tick>
      <Tick isOn={draft.isTournament} onChange={isTournament => change({ isTournament })}>
        {t('tournament')}
      </Tick>
      <Limit label={t('betMin')} value={draft.betMin} onChange={betMin => change({ betMin })} />
      <Limit label={t('betMax')} value={draft.betMax} onChange={betMax => change({ betMax })} />
      <ActKey
        tone={isOpen ? 'plain' : 'main'}
        isPending={isPending}
        onPress={() => press(tableCommand(table, draft, isOpen))}
      >
        {isOpen ? t('change') : t('open')}
      </ActKey>
    </div>
  );
};

type LimitProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

/** A posted limit of the table; a table without one says nothing. */
const Limit = ({ label, value, onChange }: LimitProps) => {
  const said = useSaid();
  const read = parseAmount(value);
  const wrong = value.trim() === '' || read.ok ? undefined : said(read);
  return <Field label={label} isNumber isShort value={value} wrong={wrong} onChange={onChange} />;
};
