import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, read } from '#api';
import {
  ActKey,
  Amount,
  amountIfAny,
  Body,
  FactList,
  Field,
  HoldKey,
  Keys,
  Refused,
  SaidWords,
  Section,
  useActing,
  useAsked,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { titleOf } from './event.ts';
import { LogPeople } from './log-people.tsx';
import { usePrinter } from './papers.tsx';
import styles from './prizes.module.css';
import { useGameNames } from './use-approved.ts';
import { useActs, useEvent } from './use-event.tsx';

type Log = ReadAnswers['tournamentLog'];

/** What is kept for seven years: as the house has it, printed, signed; and the end of the event. */
export const LogPanel = () => {
  const t = useTranslations('tournament.log');
  const { event } = useEvent();
  const papers = usePrinter();
  const named = { promotion: event.promotion, form: 'json' };
  const answer = useAsked(line => read(line, 'tournamentLog', named), [event]);
  return (
    <div className={styles.prizes}>
      <div>
        <Keys>
          <ActKey tone="main" onPress={() => void papers.printLog()}>
            {t('print')}
          </ActKey>
        </Keys>
        <Refused why={papers.why || (answer?.ok === false ? answer.message : '')} />
        {answer?.ok === true && <LogFacts log={answer.value} />}
        {answer?.ok === true && <LogPeople log={answer.value} />}
      </div>
      <div>
        <Signing />
        <Ending />
      </div>
    </div>
  );
};

/** Words of the house that the screens have too. */
const FEES = new Map([
  ['buy-in', 'buyIn'],
  ['entry fee', 'entryFee'],
  ['re-buy', 'rebuy'],
  ['add-on', 'addOn'],
] as const);

const LogFacts = ({ log }: { log: Log }) => {
  const [t, posted] = [useTranslations('tournament.log'), useTranslations('tournament.structure')];
  const { event } = useEvent();
  const gameNames = useGameNames(event.activity);
  const { moment } = useHouseTime();
  const { startedAt } = event.board;
  return (
    <Section title={t('title')}>
      <FactList
        of={[
          [t('house'), log.establishment, 'en'],
          [t('started'), startedAt === undefined ? '–' : moment(startedAt)],
          [t('tables'), log.tables.join(', ') || '–'],
          [t('games'), gameNames(log.games) || '–', 'en'],
          [t('participants'), log.participants.length],
          ...log.fees.map(fee => [feeWords(posted, fee.name), <Fee key={fee.name} fee={fee} />] as const),
          [t('pool'), amountIfAny(log.pool)],
          ...log.deductions.map(
            ({ reason, what, amount }) =>
              [`${t(`deducted.${reason}`)} ${what ?? ''}`.trim(), amountIfAny(amount)] as const,
          ),
        ]}
      />
    </Section>
  );
};

const Fee = ({ fee: { count, amount, total } }: { fee: Log['fees'][number] }) => (
  <>
    {count} × <Amount of={amount} /> = <Amount of={total} />
  </>
);

const feeWords = (posted: ReturnType<typeof useTranslations<'tournament.structure'>>, name: string): string => {
  const known = [...FEES].find(([fee]) => fee === name)?.[1];
  return known === undefined ? name : posted(known);
};

/** For the event and for the cage. TRN-40 */
const SIGNATURES = 2;

const Signing = () => {
  const t = useTranslations('tournament.log');
  const { event } = useEvent();
  const { day, moment } = useHouseTime();
  const acts = useActs();
  const { signatures } = event.desk;
  const { me } = useStation();
  const isSigned = signatures.some(({ by }) => by === me.person?.id);
  return (
    <Section title={t('signatures')}>
      {signatures.map(({ by, at, keptUntil, atHandUntil }) => (
        <p key={by}>
          <strong>{by}</strong>, {moment(at)}
          <br />
          {t('kept', { date: day(atHandUntil), until: day(keptUntil) })}
        </p>
      ))}
      {event.board.stage !== 'over' && <p>{t('signLater')}</p>}
      {event.board.stage === 'over' && isSigned && signatures.length < SIGNATURES && <p>{t('signMore')}</p>}
      {event.board.stage === 'over' && !isSigned && (
        <HoldKey onHeld={() => acts.act({ type: 'SignLog' }, { words: t('didSign') })}>
          {t('sign', { name: me.person?.name ?? '' })}
        </HoldKey>
      )}
      <Refused why={acts.why} />
    </Section>
  );
};

/** Two ends: everything is paid and it leaves the list; or it is canceled and everybody has everything back. */
const Ending = () => {
  const t = useTranslations('tournament.log');
  const { event } = useEvent();
  const acts = useActs();
  const ending = useActing(useTranslations('tournament')('offline'));
  const [reason, setReason] = useState('');
  const isOver = event.board.stage === 'over' || event.desk.cancelled !== undefined;
  const mayEnd = isOver && event.unfinished === undefined;
  const { promotion } = event;
  return (
    <Section title={t('ending')}>
      {event.desk.cancelled !== undefined && (
        <p>
          {t('canceled')} <span lang="en">{event.desk.cancelled}</span>
        </p>
      )}
      {event.unfinished !== undefined && (
        <p>
          {t('unfinished')} <SaidWords of={event.unfinished} />
        </p>
      )}
      <Body>
        <Field label={t('reason')} how={t('reasonHow')} value={reason} onChange={setReason} />
        <Refused why={acts.why || ending.why} />
        {mayEnd && (
          <HoldKey onHeld={() => void ending.act({ type: 'EndPromotion', promotion, reason })}>
            {t('end', { name: titleOf(event) })}
          </HoldKey>
        )}
        {!isOver && (
          <HoldKey onHeld={() => acts.act({ type: 'CancelTournament', reason }, { words: t('didCancel') })}>
            {t('cancel', { name: titleOf(event) })}
          </HoldKey>
        )}
      </Body>
    </Section>
  );
};
