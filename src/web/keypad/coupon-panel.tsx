import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmount, formatAmountShort } from '#core/money';
import { guestAt } from '#core/people';
import { layoutOf } from '#core/qualifying';
import {
  type BetDraft,
  type Coupon,
  type CouponBet,
  couponBets,
  couponsAt,
  couponsNumbered,
  type Ending,
  missingOf,
  oddsIn,
  paysByOdds,
  placeCoupon,
  settleCoupon,
} from '../promotions/instrument/elsewhere.ts';
import { DigitKeys } from './digit-keys.tsx';
import styles from './panel.module.css';
import { asks, type KeyRow, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

export type CouponPanelProps = {
  readonly desk: Desk;
  /** Absent: what is on the bets of the whole table. */
  readonly seat?: number;
  /** The seat that the dealer marked as bank. */
  readonly bank?: number | undefined;
  readonly onBack: () => void;
};

/** Coupons and promotional chips: put down at a seat before the deal, settled after it. */
export const CouponPanel = (props: CouponPanelProps) => {
  const [coupon, setCoupon] = useState<Coupon>();
  const [isTyping, setTyping] = useState(false);
  const [settling, setSettling] = useState<CouponBet>();
  const { desk, seat } = props;
  // Once it is settled, the other bets are next.
  if (settling !== undefined && couponBets(desk.parts.played).some(({ wager }) => wager === settling.wager)) {
    return <OddsKeys {...props} bet={settling} onBack={() => setSettling(undefined)} />;
  }
  if (seat !== undefined && coupon !== undefined) {
    const placed = () => {
      setCoupon(undefined);
      setTyping(false);
    };
    return <PlacePanel {...{ desk, seat, coupon }} onBack={placed} />;
  }
  if (seat !== undefined && isTyping) {
    return <NumberPanel {...{ desk, seat }} onCoupon={setCoupon} onBack={() => setTyping(false)} />;
  }
  return <Bets {...props} onCoupon={setCoupon} onType={() => setTyping(true)} onWin={setSettling} />;
};

type BetsProps = CouponPanelProps & {
  readonly onCoupon: (coupon: Coupon) => void;
  readonly onType: () => void;
  readonly onWin: (bet: CouponBet) => void;
};

/** What is on the bets, each with its three ends; then what can still be put down at this seat. */
const Bets = ({ desk, seat, bank, onBack, onCoupon, onType, onWin }: BetsProps) => {
  const t = useTranslations('keypad.coupons');
  const kinds = useTranslations('kit.coupons');
  const { parts, table } = desk;
  const isIdle = parts.round.type === 'idle';
  const bets = couponBets(parts.played, seat);
  const ends = (bet: CouponBet): readonly KeyRow[] =>
    ENDS.map(outcome => {
      const where = seat === undefined ? `${t('seat', { seat: String(bet.seat) })} · ` : '';
      const note = `${where}${bet.ids.join(', ')} · ${formatAmount(bet.face)}`;
      const key = { id: `${bet.wager}.${outcome}`, label: t(outcome), note };
      if (outcome === 'win' && paysByOdds(bet)) return { ...key, onPress: () => onWin(bet) };
      return { ...key, ...asks(desk, settleCoupon(bet, { outcome }, { table, playerDealer: bankOf(desk, bank) })) };
    });
  const canPlace = isIdle && seat !== undefined;
  const free = canPlace ? couponsAt(parts.played, seat) : [];
  return (
    <Panel
      title={t('title')}
      onBack={onBack}
      refusal={desk.refusal('RunPromotion')}
      about={<p>{bets.length > 0 ? t('settle') : canPlace ? t('how') : t('none')}</p>}
    >
      <Keys
        rows={[
          ...bets.flatMap(ends),
          ...free.map(coupon => ({
            id: coupon.id,
            label: coupon.face === undefined ? kinds(coupon.kind) : formatAmountShort(coupon.face),
            note: `${kinds(coupon.kind)} · ${coupon.id}`,
            onPress: () => onCoupon(coupon),
          })),
          canPlace && { id: 'number', label: t('number'), onPress: onType },
        ]}
      />
    </Panel>
  );
};

const ENDS = ['win', 'push', 'lose'] as const satisfies readonly Ending['outcome'][];

/** While the round is on the house knows who has the bank. After it the dealer's own mark says so. */
const bankOf = ({ parts, table }: Desk, bank: number | undefined): string | undefined => {
  if (parts.round.type === 'on' || bank === undefined) return undefined;
  const player = parts.seats.find(({ seat, position }) => seat === bank && position === 1)?.player;
  return player?.type === 'member' ? player.id : guestAt(table, bank);
};

type AtSeatProps = { readonly desk: Desk; readonly seat: number; readonly onBack: () => void };

/** A number that no card at this seat brought: typed here, or scanned. */
const NumberPanel = ({ desk, seat, onCoupon, onBack }: AtSeatProps & Pick<BetsProps, 'onCoupon'>) => {
  const t = useTranslations('keypad.coupons');
  const kinds = useTranslations('kit.coupons');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<ReturnType<typeof couponsNumbered>>([]);
  const positions = desk.parts.seats.filter(one => one.seat === seat).map(({ position }) => position);
  const done = () => {
    const can = positions.flatMap(position => couponsNumbered(desk.parts.played, typed.trim(), position));
    if (can.length === 1) onCoupon(can[0]!);
    else setFound(can);
  };
  if (found.length > 0) {
    const rows = found.map(coupon => ({
      id: `${coupon.promotion}.${coupon.kind}.${coupon.position}`,
      label: kinds(coupon.kind),
      note: coupon.position === 1 ? coupon.name : t('behind', { position: coupon.position }),
      onPress: () => onCoupon(coupon),
    }));
    return (
      <Panel title={t('which')} onBack={() => setFound([])}>
        <Keys rows={rows} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('number')}
      onBack={onBack}
      about={
        <input
          className={styles.typed}
          aria-label={t('number')}
          value={typed}
          maxLength={80}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && typed.trim() !== '' && done()}
        />
      }
    >
      <DigitKeys typed={typed} max={80} isOff={typed.trim() === ''} onTyped={setTyped} onDone={done} />
    </Panel>
  );
};

/** What the house cannot know: the bet, its side, and the live chips beside it. */
const PlacePanel = ({ desk, seat, coupon, onBack }: AtSeatProps & { readonly coupon: Coupon }) => {
  const t = useTranslations('keypad.coupons');
  const [draft, setDraft] = useState<BetDraft>({});
  const [typed, setTyped] = useState('');
  const { table, parts } = desk;
  const missing = missingOf(coupon, draft, layoutOf(parts.summary.game).coup > 0);
  const say = (change: BetDraft) => setDraft({ ...draft, ...change });
  const place = placeCoupon(coupon, draft, { table, seat });
  const isDown = couponBets(parts.played, seat).some(({ ids }) => ids.includes(coupon.id));
  const title = coupon.face === undefined ? coupon.id : `${coupon.id} · ${formatAmountShort(coupon.face)}`;
  const refusal = desk.refusal('RunPromotion');
  if (missing === 'live') {
    const face = coupon.face;
    return (
      <Panel
        title={t('live')}
        onBack={onBack}
        about={
          <>
            <p>{face === undefined ? title : t('liveAtLeast', { amount: formatAmount(face) })}</p>
            <output className={styles.typed}>{formatAmountShort(dollars(Number(typed)))}</output>
          </>
        }
      >
        <DigitKeys
          typed={typed}
          max={5}
          isOff={typed === ''}
          onTyped={setTyped}
          onDone={() => say({ live: dollars(Number(typed)) })}
        />
      </Panel>
    );
  }
  const choices: readonly KeyRow[] =
    missing === 'bet'
      ? coupon.bets.map(bet => ({ id: bet, label: t(`bets.${bet}`), onPress: () => say({ bet }) }))
      : missing === 'side'
        ? SIDES.map(side => ({ id: side, label: t(`sides.${side}`), onPress: () => say({ side }) }))
        : [{ id: 'place', label: t('place'), tone: 'main', isOff: isDown, ...asks(desk, place) }];
  return (
    <Panel title={title} onBack={onBack} refusal={refusal} about={<p>{isDown ? t('down') : t(missing ?? 'ready')}</p>}>
      <Keys rows={choices} />
    </Panel>
  );
};

const SIDES = ['player', 'banker', 'tie'] as const;

/** What a winning chip is paid by. */
const ODDS = ['1:1', '19:20', '3:2', '6:5', '2:1', '3:1', '5:1', '8:1', '11:1', '25:1', '40:1'];

const OddsKeys = ({ desk, bank, bet, onBack }: CouponPanelProps & { readonly bet: CouponBet }) => {
  const t = useTranslations('keypad.coupons');
  const { table } = desk;
  const rows = ODDS.flatMap((label): readonly KeyRow[] => {
    const odds = oddsIn(label);
    if (odds === undefined) return [];
    const ending = { outcome: 'win', odds } as const;
    return [
      { id: label, label, ...asks(desk, settleCoupon(bet, ending, { table, playerDealer: bankOf(desk, bank) })) },
    ];
  });
  return (
    <Panel title={t('odds')} onBack={onBack} refusal={desk.refusal('RunPromotion')}>
      <Keys rows={rows} />
    </Panel>
  );
};
