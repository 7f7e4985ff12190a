import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlaceDue, PrizeMoney } from '#core/mechanisms/tournament';
import { type Cents, formatAmount, plus } from '#core/money';
import {
  ActKey,
  Amount,
  Body,
  Fact,
  Facts,
  Field,
  Keys,
  Refused,
  Section,
  Sheet,
  Soft,
  TwoPeople,
  useHouseTime,
  usePreview,
} from '../kit/index.ts';
import { DealForm } from './deal.tsx';
import { isIn } from './event.ts';
import type { Papers } from './papers.tsx';
import { PaySheet } from './pay-sheet.tsx';
import styles from './prizes.module.css';
import { happened, runEvent, UNDONE, useActs, useEvent } from './use-event.tsx';

/** The money of the event: what there is to win, who has it, and paying it. */
export const PrizesPanel = ({ papers }: { papers: Papers }) => {
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
        {event.desk.agreed !== undefined && <CancelDeal />}
        {stage !== 'open for sign-ups' && event.desk.cancelled === undefined && <Reopen />}
      </div>
      <div>
        <DueList papers={papers} />
        <PaidList papers={papers} />
      </div>
    </div>
  );
};

/** What it would be if entries were closed now, as the house works it out; and the key that does it. */
const BeforeClosing = () => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
  const acts = useActs();
  const preview = usePreview(runEvent(event, { type: 'CloseEntries' }), '');
  const closing = preview.type === 'would' ? happened(preview).find(one => one.type === 'EntriesClosed') : undefined;
  const close = () =>
    void acts.act(
      { type: 'CloseEntries' },
      { words: t('didClose'), undo: () => ({ type: 'ReopenEntries', reason: UNDONE }) },
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
  const shown: readonly (readonly [string, Cents])[] = [
    [t('pool'), pool],
    [t('houseAdds'), houseAdds],
    [t('charity'), toCharity],
    [t('bounties'), bounties],
    [t('itemsCost'), itemsCost],
    [t('fees'), fees],
  ];
  const amounts = isFinal ? (event.board.prizes ?? prizes) : prizes;
  return (
    <Section title={isFinal ? t('title') : t('ifClosed')}>
      <Facts>
        {shown
          .filter(([, amount], place) => place === 0 || amount > 0)
          .map(([label, amount]) => (
            <Fact key={label} label={label}>
              <Amount of={amount} />
            </Fact>
          ))}
        {items > 0 && <Fact label={t('items')}>{items}</Fact>}
      </Facts>
      <table className={styles.places}>
        <caption className="unseen">{t('places')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('who')}</th>
          </tr>
        </thead>
        <tbody>
          {amounts.map((amount, before) => {
            const place = before + 1;
            const thing = things.find(one => one.place === place);
            return (
              <tr key={place}>
                <td>{place}</td>
                <td>
                  <Amount of={amount} />
                  {thing !== undefined && <span lang="en"> + {thing.what}</span>}
                </td>
                <td>{isFinal ? namesAt(event.desk.entrants, place) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
};

const namesAt = (entrants: ReturnType<typeof useEvent>['event']['desk']['entrants'], place: number): string =>
  entrants
    .filter(one => one.place === place)
    .map(({ player }) => player)
    .join(', ');

/** The ways back, each with its reason. */
const CancelDeal = () => {
  const t = useTranslations('tournament.prizes');
  return (
    <WayBack label={t('cancelDeal')} done={t('didCancelDeal')} command={reason => ({ type: 'CancelDeal', reason })} />
  );
};

const Reopen = () => {
  const t = useTranslations('tournament.prizes');
  return <WayBack label={t('reopen')} done={t('didReopen')} command={reason => ({ type: 'ReopenEntries', reason })} />;
};

type WayBackProps = {
  readonly label: string;
  readonly done: string;
  readonly command: (reason: string) => Parameters<ReturnType<typeof useActs>['act']>[0];
};

const WayBack = ({ label, done, command }: WayBackProps) => {
  const t = useTranslations('tournament.prizes');
  const acts = useActs();
  const [reason, setReason] = useState('');
  return (
    <details className={styles.back}>
      <summary>{label} …</summary>
      <Body>
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Refused why={acts.why} />
        <ActKey
          tone="danger"
          isOff={reason.trim() === ''}
          isPending={acts.isPending}
          onPress={() => void acts.act(command(reason), { words: done })}
        >
          {label}
        </ActKey>
      </Body>
    </details>
  );
};

const DueList = ({ papers }: { papers: Papers }) => {
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
      {paying !== undefined && <PaySheet due={paying} papers={papers} onClose={() => setPaying(undefined)} />}
    </Section>
  );
};

const PaidList = ({ papers }: { papers: Papers }) => {
  const t = useTranslations('tournament.prizes');
  const { event } = useEvent();
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
              {slip !== undefined && <ActKey onPress={() => void papers.printSlip(slip)}>{t('slip', { slip })}</ActKey>}
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
  const [reason, setReason] = useState('');
  const title = t('backOutTitle', { name: player });
  const back = async () => {
    const told = { words: t('didBackOut', { name: player }) };
    if ((await acts.act({ type: 'BackOutPayment', player, reason }, told)) !== undefined) onClose();
  };
  if (acts.second !== undefined) {
    return (
      <TwoPeople acting={acts} title={title} action={t('backOutAction', { name: player })}>
        <Fact label={t('reason')}>{reason}</Fact>
      </TwoPeople>
    );
  }
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Body>
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Refused why={acts.why} />
        <ActKey tone="danger" isOff={reason.trim() === ''} isPending={acts.isPending} onPress={() => void back()}>
          {t('backOutAction', { name: player })}
        </ActKey>
      </Body>
    </Sheet>
  );
};
