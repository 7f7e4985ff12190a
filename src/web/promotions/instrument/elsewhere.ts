import { defined } from '#core/base';
import type { CommandIn, HouseCommand } from '#core/house';
import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { type Cents, NOTHING } from '#core/money';
import type { PlayedHere, PromotionView } from '#core/views';

type Command<Type extends CommandIn<'instrument'>['type']> = Extract<CommandIn<'instrument'>, { type: Type }>;
export type IssueInstruments = Command<'IssueInstruments'>;

/** Whether coupons or chips are had from it. */
export const hasInstruments = ({ mechanism }: Pick<PromotionView, 'mechanism'>): boolean => mechanism === 'instrument';

/** Something asked of a promotion with coupons or chips. */
export const askInstruments = (
  { promotion }: { readonly promotion: string },
  command: CommandIn<'instrument'>,
): HouseCommand => ({ type: 'RunPromotion', promotion, mechanism: 'instrument', command });

export type CouponBet = PlayedHere['wagers'][number] & { readonly promotion: string; readonly name: string };

/** Everything that is on a bet with coupons or chips, at one seat or at the whole table. */
export const couponBets = (played: readonly PlayedHere[], seat?: number): readonly CouponBet[] =>
  played.flatMap(({ promotion, name, wagers }) =>
    wagers.filter(one => seat === undefined || one.seat === seat).map(one => ({ ...one, promotion, name })),
  );

/** What a coupon or chip is, as far as the station knows it: one that was typed has no face yet. */
export type Coupon = {
  readonly promotion: string;
  readonly kind: InstrumentType;
  /** The live chips that go beside it. */
  readonly live: PlayedHere['kinds'][number]['live'];
  readonly bets: PlayedHere['bets'];
  readonly id: string;
  /** Others on the same bet, where several numbers were typed. */
  readonly also?: readonly string[];
  readonly position: number;
  readonly face?: Cents;
};

/** The coupons and chips that the members at a seat can put down. */
export const couponsAt = (played: readonly PlayedHere[], seat: number): readonly Coupon[] =>
  played.flatMap(({ promotion, kinds, bets, held }) =>
    held
      .filter(one => one.seat === seat)
      .flatMap(({ id, kind, face, position }) => {
        const live = kinds.find(one => one.kind === kind)?.live;
        return live === undefined ? [] : [{ promotion, kind, live, bets, id, position, face }];
      }),
  );

/** What a number that is typed or scanned can be at this table; several on one bet are parted by spaces or commas. */
export const couponsNumbered = (
  played: readonly PlayedHere[],
  typed: string,
  position: number,
): readonly (Coupon & { readonly name: string })[] => {
  const [id = '', ...also] = typed.split(/[\s,;]+/).filter(one => one !== '');
  const several = also.length === 0 ? {} : { also };
  return played.flatMap(({ promotion, name, kinds, bets }) =>
    kinds.map(({ kind, live }) => ({ promotion, name, kind, live, bets, id, ...several, position })),
  );
};

/** What a person says about the bet; what is not asked is left out. */
export type BetDraft = {
  readonly bet?: PlayedHere['bets'][number];
  /** Where the game has sides. */
  readonly side?: string;
  readonly live?: Cents;
};

/** The next thing to ask for a coupon on a bet. */
export const missingOf = (
  { bets, live, face }: Coupon,
  draft: BetDraft,
  hasSides: boolean,
): 'bet' | 'side' | 'live' | undefined => {
  if (bets.length > 1 && draft.bet === undefined) return 'bet';
  if (hasSides && draft.side === undefined) return 'side';
  const isKnown = live === 'none' || (live === 'equal' && face !== undefined);
  return isKnown || draft.live !== undefined ? undefined : 'live';
};

/** Puts a coupon or chip on a bet; the round, the holder and the face are the house's to know. */
export const placeCoupon = (
  coupon: Coupon,
  { bet = coupon.bets[0] ?? 'base', side, live }: BetDraft,
  { table, seat }: { readonly table: number; readonly seat: number },
): HouseCommand => {
  const beside = coupon.live === 'none' ? NOTHING : (live ?? coupon.face ?? NOTHING);
  const { id, also = [], position } = coupon;
  const place: Command<'PlaceWager'> = {
    type: 'PlaceWager',
    ids: [id, ...also],
    bet,
    live: beside,
    table,
    seat,
    position,
    ...defined({ side }),
  };
  return askInstruments(coupon, place);
};

/** How a bet with coupons or chips ended, and what it pays where that is not as much again. */
export type Ending = Pick<Command<'SettleWager'>, 'outcome' | 'odds'>;

/** Settles a bet; who has the bank is told only where the round is over. */
export const settleCoupon = (
  { promotion, wager }: Pick<CouponBet, 'promotion' | 'wager'>,
  ending: Ending,
  { table, playerDealer }: { readonly table: number; readonly playerDealer?: string | undefined },
): HouseCommand =>
  askInstruments({ promotion }, { type: 'SettleWager', wager, table, ...ending, ...defined({ playerDealer }) });

/** Whose face is paid by the odds of the bet. */
export const paysByOdds = ({ kind }: Pick<CouponBet, 'kind'>): boolean => kind === 'dead-chip';

/** `3:2`, `8`: so much for so much. */
export const oddsIn = (text: string): Ending['odds'] | undefined => {
  const [, pays, of] = /^\s*(\d{1,4})(?:\s*(?::|to)\s*(\d{1,3}))?\s*$/i.exec(text) ?? [];
  return pays === undefined || Number(of ?? 1) === 0 ? undefined : [Number(pays), Number(of ?? 1)];
};
