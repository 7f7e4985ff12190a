import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAYMENT_METHODS, type PaymentMethod, type PlaceDue, taxFormOfDue } from '#core/mechanisms/tournament';
import { formatAmount, plus } from '#core/money';
import {
  AskKey,
  amountIfAny,
  Body,
  Check,
  Choose,
  calendarDayAt,
  FactList,
  type FactRow,
  Sheet,
  TwoPeople,
  useStation,
} from '../kit/index.ts';
import { titleOf } from './event.ts';
import { usePrinter } from './papers.tsx';
import { useActs, useEvent } from './use-event.tsx';

type PaySheetProps = { readonly due: PlaceDue; readonly onClose: () => void };

/** How the house refuses to pay an excluded person. TRN-39 */
const KEPT_OUT = 'member-may-not-take-part';

/** Who, what, from which pool, how much, and which tax form: everything once more before money moves. */
export const PaySheet = ({ due, onClose }: PaySheetProps) => {
  const t = useTranslations('tournament.pay');
  const { event } = useEvent();
  const acts = useActs();
  const [showsId, setShowsId] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const { player, prize, bounties } = due;
  const action = t('action', { amount: formatAmount(plus(prize, bounties)), name: player });
  const onSent = useSlipOf(player, onClose);
  const pay = () => {
    onSent();
    acts.act({ type: 'PayPlayer', player, showsId, method }, { words: t('done', { name: player }) });
  };
  const withhold = () =>
    acts.act({ type: 'WithholdPrize', player }, { words: t('withheld', { name: player }), onDone: onClose });
  const isKeptOut = acts.refusedAs === KEPT_OUT;
  const facts = useDueFacts(due);
  if (acts.second !== undefined) {
    return <TwoPeople acting={acts} title={t('title')} action={action} facts={facts} />;
  }
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <Body>
        <FactList of={[[t('event'), titleOf(event), 'en'], ...facts]} />
        <Choose
          label={t('method')}
          value={method}
          options={PAYMENT_METHODS.map(one => [one, t(`methods.${one}`)] as const)}
          onChange={setMethod}
        />
        <Check label={t('showsId')} isOn={showsId} onChange={setShowsId} />
        <AskKey acting={acts} isHeld={isKeptOut} onPress={isKeptOut ? withhold : pay}>
          {isKeptOut ? t('withhold') : action}
        </AskKey>
      </Body>
    </Sheet>
  );
};

/** Once the payment that was asked for here is made, by one person or by two: the sheet closes and its slip prints. */
const useSlipOf = (player: string, onClose: () => void): (() => void) => {
  const { event } = useEvent();
  const papers = usePrinter();
  const isSent = useRef(false);
  const own = event.desk.paid.filter(one => one.player === player);
  const [before] = useState(own.length);
  const newest = own.length > before ? own.at(-1) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment is announced once.
  useEffect(() => {
    if (!isSent.current || newest === undefined) return;
    onClose();
    if (newest.slip !== undefined) void papers.printSlip(newest.slip);
  }, [newest]);
  return () => {
    isSent.current = true;
  };
};

const useDueFacts = (due: PlaceDue): readonly FactRow[] => {
  const t = useTranslations('tournament.pay');
  const { event } = useEvent();
  const { me, feed } = useStation();
  const { player, place, prize, bounties, hasItem } = due;
  const { money, structure } = event.desk;
  const thing = money?.things?.find(one => one.place === place)?.what;
  const what = thing ?? (structure.payout.type === 'item' ? structure.payout.what : undefined);
  const form = taxFormOfDue(me.taxes, due, calendarDayAt(feed.now(), me.zone));
  return [
    [t('player'), player],
    [t('place'), place],
    [t('prize'), amountIfAny(prize)],
    [t('bounties'), amountIfAny(bounties > 0 ? bounties : undefined)],
    [t('item'), hasItem ? (what ?? t('itemUnnamed')) : undefined, 'en'],
    [t('fund'), t('pool')],
    [t('tax'), form === 'none' ? t('noForm') : t('form', { form })],
  ];
};
