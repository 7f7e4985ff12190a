import type { CommandIn, House } from '#core/house';
import { guestAt } from '#core/people';
import { layoutOf } from '#core/qualifying';
import { type PlayedHere, viewOf } from '#core/views';
import { type SaleDraft, saleOf } from '../../../web/cage/sale.ts';
import {
  couponBets,
  couponsAt,
  couponsNumbered,
  missingOf,
  oddsIn,
  paysByOdds,
  placeCoupon,
  settleCoupon,
} from '../../../web/promotions/instrument/elsewhere.ts';
import { FORM } from '../../../web/promotions/instrument/form.ts';
import { CannotBeEntered, NoSuchKey } from '../cannot.ts';
import { type AtDesk, amount, type Desk, deskOf, lines, wall } from './desk.ts';

type Command<Type extends CommandIn<'instrument'>['type']> = Extract<CommandIn<'instrument'>, { type: Type }>;

/** Given or sold at the cage, put down and settled at the table, swapped and redeemed at the cage. */
export const INSTRUMENT: Desk<'instrument'> = {
  form: FORM,
  drafted: ({ games = [], sells, plays, buyIns = [], notices = [] }, zone) => {
    const tablesOf = (kind: string): string => (notices.find(one => one.kind === kind)?.tables ?? []).join(', ');
    return {
      playGames: lines(games),
      sellsFrom: wall(sells?.from, zone),
      sellsTo: wall(sells?.to, zone),
      playsFrom: wall(plays?.from, zone),
      playsTo: wall(plays?.to, zone),
      buyIns: lines(buyIns.map(({ face, price }) => `${amount(face)} = ${amount(price)}`)),
      matchTables: tablesOf('match-play'),
      freeTables: tablesOf('free-play'),
    };
  },
  run: (command, at) => {
    switch (command.type) {
      case 'IssueInstruments':
        return issued(command, at);
      case 'PlaceWager':
        return placed(command, at);
      case 'SettleWager':
        return settled(command, at);
      case 'SwapVoucher':
      case 'RedeemAtCage':
        return command; // A key beside each piece.
      default:
        throw new CannotBeEntered(command.type, 'cage: coupons and chips');
    }
  },
};

const issued = (command: Command<'IssueInstruments'>, at: AtDesk): Command<'IssueInstruments'> => {
  const { kind, ids, face, holder, isMultiPlay, price, expires } = command;
  const isSold = at.promotion.kinds?.some(one => one.type === kind && one.isSold) === true;
  const { buyIns } = deskOf(at, 'instrument');
  const place = buyIns.findIndex(one => one.face === face * ids.length && one.price === price);
  const draft: SaleDraft = {
    kind,
    ids: ids.join(' '),
    face: isSold ? '' : amount(face),
    buyIn: String(place),
    holder,
    role: 'player',
    isMultiPlay,
  };
  const sale = saleOf(draft, isSold ? buyIns : undefined);
  if (sale.type !== 'ready') throw new CannotBeEntered(`${kind} of ${amount(face)}`, 'cage: coupons and chips');
  // What is printed on them is until when they are played.
  if (expires !== undefined && !isEndOfPlay(at, expires))
    throw new CannotBeEntered('a last day of its own', 'cage: coupons and chips');
  return sale.command;
};

const isEndOfPlay = ({ house, promotion }: AtDesk, expires: string): boolean => {
  const one = house.promotions.get(promotion.promotion);
  const end = one?.mechanism === 'instrument' ? one.posted.plays?.to : undefined;
  return end !== undefined && Temporal.Instant.compare(end, expires) === 0;
};

const playedAt = (house: House, table: number): readonly PlayedHere[] =>
  (viewOf(`table.${table}`).part(house, 'played') ?? []) as readonly PlayedHere[];

const placed = (command: Command<'PlaceWager'>, { house, written }: AtDesk): Command<'PlaceWager'> => {
  const { ids, bet, side, live, table, seat, position = 1, wager = '', liveOn = [] } = command;
  const played = playedAt(house, table);
  const [known] = ids.length === 1 ? couponsAt(played, seat).filter(({ id }) => id === ids[0]) : [];
  const kind = known?.kind ?? kindOf(house, ids[0] ?? '');
  const coupon = known ?? couponsNumbered(played, ids.join(' '), position).find(one => one.kind === kind);
  if (coupon === undefined) throw new NoSuchKey(`a ${kind} at table ${table}`, AT_TABLE);
  if (!coupon.bets.includes(bet)) throw new NoSuchKey(`a coupon on the ${bet} bet`, AT_TABLE);
  if (coupon.live === 'none' && live > 0) throw new NoSuchKey('live chips beside it', AT_TABLE);
  if (liveOn.length > 0) throw new NoSuchKey('live chips on another side', AT_TABLE);
  const hasSides = layoutOf(house.tables.get(table)?.plays.game ?? '').coup > 0;
  const chosen = hasSides ? { side: side ?? 'player' } : {};
  const draft = { bet, live, ...chosen };
  const missing = missingOf(coupon, draft, hasSides);
  if (missing !== undefined) throw new CannotBeEntered(`the ${missing} of a coupon`, AT_TABLE);
  written.bets.set(wager, ids);
  return inside(placeCoupon(coupon, draft, { table, seat }), 'PlaceWager');
};

const AT_TABLE = 'keypad and floor: coupons and chips';

const kindOf = (house: House, id: string): string => {
  for (const one of house.promotions.values())
    if (one.mechanism === 'instrument' && one.state.byId.has(id)) return one.state.byId.get(id)!.type; // Just looked.
  return '';
};

/** The bank sits in the other seat of the table. */
const BANK = 2;

const settled = (command: Command<'SettleWager'>, { house, written }: AtDesk): Command<'SettleWager'> => {
  const ids = written.bets.get(command.wager) ?? [];
  const tables = [...house.tables.keys()];
  const found = tables
    .flatMap(table => couponBets(playedAt(house, table)).map(bet => ({ table, bet })))
    .find(({ bet }) => bet.ids.some(id => ids.includes(id)));
  if (found === undefined) throw new CannotBeEntered('the end of a bet that is not down', AT_TABLE);
  const { table, bet } = found;
  const { outcome, odds: [pays, of] = [1, 1] } = command;
  const odds = paysByOdds(bet) && outcome === 'win' ? oddsIn(`${pays}:${of}`) : undefined;
  const ending = { outcome, ...(odds === undefined ? {} : { odds }) };
  return inside(settleCoupon(bet, ending, { table, playerDealer: guestAt(table, BANK) }), 'SettleWager');
};

/** What is asked of the promotion. */
const inside = <Type extends CommandIn<'instrument'>['type']>(asked: object, _: Type): Command<Type> =>
  (asked as { readonly command: Command<Type> }).command; // It was put together just before.
