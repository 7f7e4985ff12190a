import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAYMENT_METHODS, type PaymentMethod, type PlaceDue, taxFormOfDue } from '#core/mechanisms/tournament';
import { formatAmount, plus } from '#core/money';
import {
  ActKey,
  Amount,
  Body,
  Check,
  Choose,
  calendarDayAt,
  Fact,
  Facts,
  HoldKey,
  Refused,
  Sheet,
  TwoPeople,
  useStation,
} from '../kit/index.ts';
import { titleOf } from './event.ts';
import type { Papers } from './papers.tsx';
import { useActs, useEvent } from './use-event.tsx';

type PaySheetProps = { readonly due: PlaceDue; readonly papers: Papers; readonly onClose: () => void };

/** How the house refuses to pay somebody who is kept out of it. TRN-39 */
const KEPT_OUT = 'member-may-not-take-part';

/** Who, what, from which pool, how much, and which tax form: everything once more before money moves. */
export const PaySheet = ({ due, papers, onClose }: PaySheetProps) => {
  const t = useTranslations('tournament.pay');
  const { event } = useEvent();
  const acts = useActs();
  const [showsId, setShowsId] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const { player, prize, bounties } = due;
  const action = t('action', { amount: formatAmount(plus(prize, bounties)), name: player });
  const onSent = useSlipOf(player, papers, onClose);
  const pay = () => {
    onSent();
    void acts.act({ type: 'PayPlayer', player, showsId, method }, { words: t('done', { name: player }) });
  };
  const withhold = async () => {
    const done = await acts.act({ type: 'WithholdPrize', player }, { words: t('withheld', { name: player }) });
    if (done !== undefined) onClose();
  };
  const review = <Review due={due} />;
  if (acts.second !== undefined) {
    return (
      <TwoPeople acting={acts} title={t('title')} action={action}>
        {review}
      </TwoPeople>
    );
  }
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <Body>
        <Facts>
          <Fact label={t('event')} lang="en">
            {titleOf(event)}
          </Fact>
          {review}
        </Facts>
        <Choose
          label={t('method')}
          value={method}
          options={PAYMENT_METHODS.map(one => [one, t(`methods.${one}`)] as const)}
          onChange={setMethod}
        />
        <Check label={t('showsId')} isOn={showsId} onChange={setShowsId} />
        <Refused why={acts.why} />
        {acts.refusedAs === KEPT_OUT ? (
          <HoldKey onHeld={() => void withhold()}>{t('withhold')}</HoldKey>
        ) : (
          <ActKey tone="main" isPending={acts.isPending} onPress={pay}>
            {action}
          </ActKey>
        )}
      </Body>
    </Sheet>
  );
};

/** Once the payment that was asked for here is made, by one person or by two: the sheet closes and its slip prints. */
const useSlipOf = (player: string, papers: Papers, onClose: () => void): (() => void) => {
  const { event } = useEvent();
  const isSent = useRef(false);
  const own = event.desk.paid.filter(one => one.player === player);
  const [before] = useState(own.length);
  const newest = own.length > before ? own.at(-1) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment is told of once.
  useEffect(() => {
    if (!isSent.current || newest === undefined) return;
    onClose();
    if (newest.slip !== undefined) void papers.printSlip(newest.slip);
  }, [newest]);
  return () => {
    isSent.current = true;
  };
};

const Review = ({ due }: { due: PlaceDue }) => {
  const t = useTranslations('tournament.pay');
  const { event } = useEvent();
  const { me, feed } = useStation();
  const { player, place, prize, bounties, hasItem } = due;
  const { money, structure } = event.desk;
  const thing = money?.things?.find(one => one.place === place)?.what;
  const what = thing ?? (structure.payout.type === 'item' ? structure.payout.what : undefined);
  const form = taxFormOfDue(me.taxes, due, calendarDayAt(feed.now(), me.zone));
  return (
    <>
      <Fact label={t('player')}>{player}</Fact>
      {place !== undefined && <Fact label={t('place')}>{place}</Fact>}
      <Fact label={t('prize')}>
        <Amount of={prize} />
      </Fact>
      {bounties > 0 && (
        <Fact label={t('bounties')}>
          <Amount of={bounties} />
        </Fact>
      )}
      {hasItem && (
        <Fact label={t('item')} lang="en">
          {what ?? t('itemUnnamed')}
        </Fact>
      )}
      <Fact label={t('fund')}>{t('pool')}</Fact>
      <Fact label={t('tax')}>{form === 'none' ? t('noForm') : t('form', { form })}</Fact>
    </>
  );
};
