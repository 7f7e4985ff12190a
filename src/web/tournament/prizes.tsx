import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlaceDue, PrizeMoney } from '#core/mechanisms/tournament';
import { type Cents, formatAmount, plus } from '#core/money';
import {
  ActKey,
  Amount,
  amountIfAny,
  FactList,
  Keys,
  Refused,
  Section,
  Sheet,
  Soft,
  Table,
  TwoPeople,
  useHouseTime,
  usePreview,
} from '../kit/index.ts';
import { DealForm } from './deal.tsx';
import { isIn } from './event.ts';
import { usePrinter } from './papers.tsx';
import { WithReason } from './parts.tsx';
import { PaySheet } from './pay-sheet.tsx';
import styles from './prizes.module.css';
import { happened, runEvent, useActs, useEvent, useUndoReason } from './use-event.tsx';

/** The money of the event: what there is to win, who has it, and paying it. */
export const PrizesPanel = () => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
  const { stage } = event.board;
  const { money } = event.desk;
  if (stage === 'planned') return <Soft>{t('notYet')}</Soft>;
  return (
    <div className={styles.prizes}>
      <div>
        {money === undefined ? <BeforeClosing /> : <Money money={money} isFinal />}
        {stage === 'closed' && <DealForm />}
        {event.desk.agreed !== undefined && (
          <WayBack label={t('cancelDeal')} done={t('didCancelDeal')} command="CancelDeal" />
        )}
        {stage !== 'open for sign-ups' && event.desk.cancelled === undefined && (
          <WayBack label={t('reopen')} done={t('didReopen')} command="ReopenEntries" />
        )}
      </div>
      <div>
        <DueList />
        <PaidList />
      </div>
    </div>
  );
};

/** What it would be if entries were closed now, as the house works it out; and the key that does it. */
const BeforeClosing = () => {
  const t = useTranslations('tournament.prizes');
  const undoReason = useUndoReason();
  const { event } = useEvent();
  const acts = useActs();
  const preview = usePreview(runEvent(event, { type: 'CloseEntries' }), '');
  const closing = preview.type === 'would' ? happened(preview).find(one => one.type === 'EntriesClosed') : undefined;
  const close = () =>
    acts.act(
      { type: 'CloseEntries' },
      { words: t('didClose'), undo: () => ({ type: 'ReopenEntries', reason: undoReason }) },
    );
  return (
    <>
      {preview.type === 'refused' && <Refused why={preview.message} />}
      <Refused why={acts.why} />
      <Keys>
        <ActKey tone="main" isOff={closing === undefined} isPending={acts.isPending} onPress={close}>
          {t('close')}
        </ActKey>
      </Keys>
      {closing !== undefined && <Money money={closing.money} isFinal={false} />}
    </>
  );
};

const Money = ({ money, isFinal }: { money: PrizeMoney; isFinal: boolean }) => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
  const { prizes, pool, houseAdds, toCharity, bounties, fees, items, itemsCost, things = [] } = money;
  const ifAny = (amount: Cents) => amountIfAny(amount > 0 ? amount : undefined);
  const thingAt = (place: number) => things.find(one => one.place === place)?.what;
  const amounts = isFinal ? (event.board.prizes ?? prizes) : prizes;
  return (
    <Section title={isFinal ? t('title') : t('ifClosed')}>
      <FactList
        of={[
          [t('pool'), amountIfAny(pool)],
          [t('houseAdds'), ifAny(houseAdds)],
          [t('charity'), ifAny(toCharity)],
          [t('bounties'), ifAny(bounties)],
          [t('itemsCost'), ifAny(itemsCost)],
          [t('fees'), ifAny(fees)],
          [t('items'), items || undefined],
        ]}
      />
      <Table
        className={styles.places}
        caption={t('places')}
        rows={amounts}
        keyOf={(_, before) => before + 1}
        columns={[
          [t('place'), (_, before) => before + 1],
          [t('prize'), (amount, before) => <Prize amount={amount} thing={thingAt(before + 1)} />],
          [t('who'), (_, before) => (isFinal ? namesAt(event.desk.entrants, before + 1) : '')],
        ]}
      />
    </Section>
  );
};

const Prize = ({ amount, thing }: { amount: Cents; thing: string | undefined }) => (
  <>
    <Amount of={amount} />
    {thing !== undefined && <span lang="en"> + {thing}</span>}
  </>
);

const namesAt = (entrants: ReturnType<typeof useEvent>['event']['desk']['entrants'], place: number): string =>
  entrants
    .filter(one => one.place === place)
    .map(({ player }) => player)
    .join(', ');

type WayBackProps = {
  readonly label: string;
  readonly done: string;
  readonly command: 'CancelDeal' | 'ReopenEntries';
};

/** A way back, with its reason. */
const WayBack = ({ label, done, command }: WayBackProps) => {
  const t = useTranslations('tournament.prizes');
  const acts = useActs();
  const back = (reason: string) => acts.act({ type: command, reason }, { words: done });
  return (
    <details className={styles.back}>
      <summary>{label}…</summary>
      <WithReason acting={acts} label={t('reason')} action={label} onGiven={back} />
    </details>
  );
};

const DueList = () => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
  const [paying, setPaying] = useState<PlaceDue>();
  const { due, entrants } = event.desk;
  const isDueNow = ({ player }: PlaceDue) =>
    event.board.stage === 'over' || entrants.some(one => one.player === player && !isIn(one));
  const ordered = due.filter(isDueNow).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return (
    <Section title={t('due')}>
      {ordered.length === 0 && <Soft>{t('nothingDue')}</Soft>}
      <ul className={styles.rows}>
        {ordered.map(one => (
          <li key={one.player}>
            <span>
              <strong>{one.player}</strong>{' '}
              {one.place !== undefined && <small>{t('placed', { place: one.place })}</small>}
            </span>
            <ActKey tone="main" onPress={() => setPaying(one)}>
              {t('pay', { amount: formatAmount(plus(one.prize, one.bounties)) })}
            </ActKey>
          </li>
        ))}
      </ul>
      {paying !== undefined && <PaySheet due={paying} onClose={() => setPaying(undefined)} />}
    </Section>
  );
};

const PaidList = () => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
  const papers = usePrinter();
  const { time } = useHouseTime();
  const [backingOut, setBackingOut] = useState<string>();
  const { paid } = event.desk;
  if (paid.length === 0) return null;
  return (
    <Section title={t('paid')}>
      <ul className={styles.rows}>
        {paid.map(({ player, prize, bounties, at, slip, place, isWithheld }) => (
          <li key={`${player} ${at}`}>
            <span>
              <strong>{player}</strong> {place !== undefined && <small>{t('placed', { place })}</small>}{' '}
              <Amount of={plus(prize, bounties)} /> {at !== undefined && <small>{time(at)}</small>}{' '}
              {isWithheld === true && <small>{t('isWithheld')}</small>}
            </span>
            <Keys>
              {slip !== undefined && (
                <ActKey onPress={() => void papers.printSlip(slip)}>{t('slip', { slip: String(slip) })}</ActKey>
              )}
              {isWithheld !== true && <ActKey onPress={() => setBackingOut(player)}>{t('backOut')}</ActKey>}
            </Keys>
          </li>
        ))}
      </ul>
      {backingOut !== undefined && <BackOutSheet player={backingOut} onClose={() => setBackingOut(undefined)} />}
    </Section>
  );
};

/** What large payments take to be made, they take to be backed out. */
const BackOutSheet = ({ player, onClose }: { player: string; onClose: () => void }) => {
  const t = useTranslations('tournament.prizes');
  const acts = useActs();
  const [given, setGiven] = useState('');
  const [title, action] = [t('backOutTitle', { name: player }), t('backOutAction', { name: player })];
  const back = (reason: string) => {
    setGiven(reason);
    acts.act({ type: 'BackOutPayment', player, reason }, { words: t('didBackOut', { name: player }), onDone: onClose });
  };
  if (acts.second !== undefined) {
    return <TwoPeople acting={acts} title={title} action={action} facts={[[t('reason'), given]]} />;
  }
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <WithReason acting={acts} label={t('reason')} action={action} onGiven={back} />
    </Sheet>
  );
};
