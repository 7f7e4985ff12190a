import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { defined } from '#core/base';
import { formatAmount, parseAmount } from '#core/money';
import { layoutOf } from '#core/qualifying';
import { ActKey, Choose, Field } from '../kit/index.ts';
import {
  type CouponBet,
  couponBets,
  couponsNumbered,
  missingOf,
  oddsIn,
  paysByOdds,
  placeCoupon,
  settleCoupon,
} from '../promotions/instrument/elsewhere.ts';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

/** Coupons and promotional chips at a table: put down before the deal, settled after it. */
export const Coupons = (at: AtTable) => {
  const t = useTranslations('floor.coupons');
  const bets = couponBets(at.played);
  return (
    <section className={styles.part}>
      <h3>{t('title')}</h3>
      {bets.map(bet => (
        <Bet key={bet.wager} at={at} bet={bet} />
      ))}
      {at.round?.type === 'idle' && <Place {...at} />}
    </section>
  );
};

const ENDS = ['win', 'push', 'lose'] as const;

const Bet = ({ at: { table, isPending, press }, bet }: { readonly at: AtTable; readonly bet: CouponBet }) => {
  const t = useTranslations('floor.coupons');
  const kinds = useTranslations('kit.coupons');
  const [pays, setPays] = useState('1:1');
  const odds = paysByOdds(bet) ? oddsIn(pays) : undefined;
  const words = { seat: String(bet.seat), kind: kinds(bet.kind), amount: formatAmount(bet.face) };
  const name = bet.ids.join(', ');
  return (
    <fieldset className={styles.game} aria-label={name}>
      <p>
        {name} · {t('on', words)}
      </p>
      {paysByOdds(bet) && <Field label={t('odds')} value={pays} onChange={setPays} isShort />}
      {ENDS.map(outcome => (
        <ActKey
          key={outcome}
          isPending={isPending}
          isOff={paysByOdds(bet) && odds === undefined}
          onPress={() => press(settleCoupon(bet, { outcome, ...defined({ odds }) }, { table }))}
        >
          {t(outcome)}
        </ActKey>
      ))}
    </fieldset>
  );
};

const Place = ({ table, summary, seats, played, isPending, press }: AtTable) => {
  const t = useTranslations('floor.coupons');
  const kinds = useTranslations('kit.coupons');
  const [number, setNumber] = useState('');
  const [place, setPlace] = useState('');
  const [what, setWhat] = useState('0');
  const [live, setLive] = useState('');
  const [bet, setBet] = useState('');
  const [side, setSide] = useState('');
  const [seat = 0, position = 1] = (place || placeOf(seats[0])).split('.').map(Number);
  const can = couponsNumbered(played, number.trim(), position);
  const coupon = can[Number(what)] ?? can[0];
  if (coupon === undefined || seats.length === 0) return null;
  const amount = live.trim() === '' ? undefined : parseAmount(live);
  const draft = {
    ...defined({ bet: coupon.bets.find(one => one === bet), side: side === '' ? undefined : side }),
    ...(amount?.ok === true ? { live: amount.value } : {}),
  };
  const hasSides = layoutOf(summary?.game ?? '').coup > 0;
  const isReady = number.trim() !== '' && missingOf(coupon, draft, hasSides) === undefined && amount?.ok !== false;
  const put = (): void => {
    press(placeCoupon(coupon, draft, { table, seat }));
    setNumber('');
  };
  return (
    <div className={styles.game}>
      <Field label={t('number')} value={number} onChange={setNumber} />
      <Choose
        label={t('seat')}
        value={place || placeOf(seats[0])}
        options={seats.map(one => [placeOf(one), one.position === 1 ? String(one.seat) : placeOf(one)])}
        onChange={setPlace}
      />
      {can.length > 1 && (
        <Choose
          label={t('kind')}
          value={what}
          options={can.map(({ kind }, place) => [String(place), kinds(kind)])}
          onChange={setWhat}
        />
      )}
      {coupon.live !== 'none' && <Field label={t('live')} value={live} onChange={setLive} isNumber isShort />}
      {coupon.bets.length > 1 && (
        <Choose
          label={t('bet')}
          value={bet}
          options={[['', '–'], ...coupon.bets.map(one => [one, t(`bets.${one}`)] as const)]}
          onChange={setBet}
        />
      )}
      {hasSides && <Side side={side} onChange={setSide} />}
      <ActKey isPending={isPending} isOff={!isReady} onPress={put}>
        {t('place')}
      </ActKey>
    </div>
  );
};

const SIDES = ['player', 'banker', 'tie'] as const;

const Side = ({ side, onChange }: { readonly side: string; readonly onChange: (side: string) => void }) => {
  const t = useTranslations('floor.coupons');
  const options = SIDES.map(one => [one, t(`sides.${one}`)] as const);
  return <Choose label={t('side')} value={side} options={[['', '–'], ...options]} onChange={onChange} />;
};

/** A place at the table: its seat, and the position behind it. */
const placeOf = (one: { readonly seat: number; readonly position: number } | undefined): string =>
  one === undefined ? '' : `${one.seat}.${one.position}`;
