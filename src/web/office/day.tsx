import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseEvent } from '#core/house';
import { dayBooks } from '#core/views/on-screen';
import {
  ActKey,
  Amount,
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
  useListed,
  useNameOf,
  useOwnFeed,
  usePreview,
  useStation,
  useView,
} from '../kit/index.ts';
import { OfficeTable, type PageProps, useAct, useCount, Why } from './parts.tsx';

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
      <CashOpen />
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

/** Fund by fund: what for, and how much. */
const Booked = ({ events }: { events: readonly HouseEvent[] }) => {
  const t = useTranslations('office.day');
  const feed = useOwnFeed(['offerings']);
  const offerings = useView(feed, 'offerings') ?? {};
  return (
    <OfficeTable
      empty={t('booksNothing')}
      rows={dayBooks(events)}
      keyOf={({ activity, why }) => `${why} ${activity}`}
      columns={[
        [t('what'), ({ why }) => t(`books.${why}`), 'name'],
        [t('fund'), ({ activity }) => offerings[activity]?.name ?? activity, 'en'],
        [t('amount'), ({ amount }) => <Amount of={amount} />, 'number'],
      ]}
    />
  );
};

/** Drawers stay open over the end of a day; whoever closes it sees where cash still lies, and which counts are open. */
const CashOpen = () => {
  const t = useTranslations('office.day');
  const feed = useOwnFeed(['cash', 'drops']);
  const known = useView(feed, 'cash');
  const drops = Object.values(useView(feed, 'drops') ?? {});
  const nameOf = useNameOf();
  const listed = useListed();
  if (known === undefined) return null;
  const cash = Object.values(known);
  const drawers = cash.flatMap(({ drawer }) => (drawer === undefined ? [] : [drawer]));
  const open = drops.filter(({ count, reason }) => count !== undefined && count.variance !== 0 && reason === undefined);
  const vault = cash.find(one => one.vault !== undefined)?.vault;
  const isVaultOpen = vault !== undefined && vault.variance !== 0 && vault.reason === undefined;
  return (
    <FactList
      of={[
        [
          t('drawers'),
          drawers.length === 0 ? '0' : listed(drawers.map(({ station, holder }) => `${station} (${nameOf(holder)})`)),
        ],
        [t('variances'), String(open.length + (isVaultOpen ? 1 : 0))],
      ]}
    />
  );
};
