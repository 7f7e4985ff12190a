import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseEvent } from '#core/house';
import {
  ActKey,
  Body,
  FactList,
  HoldKey,
  Keys,
  SecondSheet,
  Section,
  Sheet,
  Soft,
  useHouseTime,
  useLink,
  usePreview,
  useStation,
  useView,
} from '../kit/index.ts';
import { type PageProps, useAct, useCount, Why } from './parts.tsx';

/** The gaming day: what is still open, what closing books, and the key. */
export const Day = ({ onDone }: PageProps) => {
  const t = useTranslations('office.day');
  const { day: dayWords } = useHouseTime();
  const { feed } = useStation();
  const { gamingDay } = useLink(feed);
  const clock = useView(feed, 'clock')?.['house'];
  const [isClosing, setClosing] = useState(false);
  const day = clock?.openDay;
  return (
    <>
      <FactList
        of={[
          [t('open'), day === undefined ? t('none') : dayWords(day), 'main'],
          [t('now'), gamingDay === undefined ? undefined : dayWords(gamingDay)],
          [t('tables'), useCount('tables', ({ openedAt }) => openedAt !== undefined)],
          [t('waiting'), useCount('calls', () => true)],
          [t('unpaid'), useCount('awards', ({ claim }) => claim.state === 'payable')],
          [t('boxes'), useCount('drops', ({ counted }) => counted === undefined)],
        ]}
      />
      {clock?.heldAt !== undefined && clock.heldWall !== undefined && (
        <HeldClock at={clock.heldAt} wall={clock.heldWall} />
      )}
      <p>{t('how')}</p>
      <Keys>
        <ActKey tone="main" isOff={day === undefined} onPress={() => setClosing(true)}>
          {t('close')}
        </ActKey>
      </Keys>
      {isClosing && day !== undefined && (
        <CloseSheet
          day={dayWords(day)}
          onClose={() => setClosing(false)}
          onDone={() => {
            setClosing(false);
            onDone(t('closed', { day: dayWords(day) }));
          }}
        />
      )}
    </>
  );
};

/** The clock of the server has jumped: two people say that it is right, or somebody sets it. TIM-14 */
const HeldClock = ({ at, wall }: { at: string; wall: string }) => {
  const t = useTranslations('office.day');
  const { moment } = useHouseTime();
  const [isAsked, setAsked] = useState(false);
  const facts = (
    <FactList
      of={[
        [t('houseTime'), moment(at)],
        [t('serverTime'), moment(wall), 'main'],
      ]}
    />
  );
  return (
    <Section title={t('clockHeld')}>
      <p role="alert">{t('clockHow')}</p>
      {facts}
      <Keys>
        <ActKey onPress={() => setAsked(true)}>{t('acceptClock')}</ActKey>
      </Keys>
      {isAsked && (
        <SecondSheet
          title={t('clockHeld')}
          command={{ type: 'AcceptClock' }}
          action={t('acceptClock')}
          isHeld
          review={facts}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
};

type CloseProps = { readonly day: string; readonly onClose: () => void; readonly onDone: () => void };

/** Everything that closing would book, from the house itself, before it is done. */
const CloseSheet = ({ day, onClose, onDone }: CloseProps) => {
  const t = useTranslations('office.day');
  const preview = usePreview({ type: 'CloseGamingDay' }, useTranslations('office')('offline'));
  const { press, why } = useAct();
  return (
    <Sheet title={t('closeTitle', { day })} isOpen onClose={onClose}>
      <Body>
        {preview.type === 'asking' && <Soft role="status">{t('looking')}</Soft>}
        {preview.type === 'refused' && <Why why={preview.message} />}
        {preview.type === 'would' && <Booked events={preview.events} />}
        <Why why={why} />
        {preview.type === 'would' && (
          <HoldKey onHeld={() => press({ type: 'CloseGamingDay' }, onDone)}>{t('closeKey', { day })}</HoldKey>
        )}
      </Body>
    </Sheet>
  );
};

const WHYS = ['admin-fee', 'reimbursement', 'daily-increase', 'unclaimed'] as const;

/** How many funds move for each reason. */
const Booked = ({ events }: { events: readonly HouseEvent[] }) => {
  const t = useTranslations('office.day');
  const moved = events.flatMap(event => (event.type === 'FundMoved' ? [event] : []));
  const rows = WHYS.map(why => [why, moved.filter(({ cause }) => cause.why === why).length] as const);
  const some = rows.filter(([, count]) => count > 0);
  if (some.length === 0) return <Soft>{t('booksNothing')}</Soft>;
  return <FactList of={some.map(([why, count]) => [t(`books.${why}`), t('funds', { count })] as const)} />;
};
