import { defined } from '#core/base';
import { cents, formatAmount } from '#core/money';
import { bookingsOf, type Mechanism, may, prizeObjection, type Spoken, withPin } from '#core/state';
import { atCage } from './at-cage.ts';
import { decideInstruments } from './decide.ts';
import { evolveInstruments, noInstruments, outstanding } from './evolve.ts';
import { speak } from './refusals.ts';
import { type InstrumentRule, instrumentRule, postedObjection } from './rule.ts';
import { SHAPES } from './shape.ts';
import { instrumentTermsOf, TERMS } from './terms.ts';
import { transferOfInstruments } from './transfer-of.ts';
import { atTable, couponsOf, idsIn, pieceOf } from './view.ts';

/** Put down and settled at the table by its dealer, or by the people who hand them out. */
const AT_ANY_TABLE = may(
  ['dealer', 'floor', 'promotions', 'cage', 'supervisor'],
  ['keypad', 'floor', 'promotions', 'cage', 'office'],
  { isOfTable: true },
);

const HANDING_OUT = may(['promotions', 'cage', 'supervisor'], ['promotions', 'cage', 'office']);

/** Coupons, promotional chips and certificates from the issue to the cage. INS-1 to INS-9 */
export const INSTRUMENT: Mechanism<Spoken<'instrument', InstrumentRule, typeof SHAPES>> = {
  name: 'instrument',
  shapes: SHAPES,
  terms: TERMS,
  may: HANDING_OUT,
  mayBy: { PlaceWager: AT_ANY_TABLE, SettleWager: AT_ANY_TABLE, RedeemAtCage: withPin(HANDING_OUT) },
  rules: instrumentRule,
  opens: ({ rules }) => postedObjection(rules),
  begins: noInstruments,
  decide: (at, command) => {
    const holder = command.type === 'SwapVoucher' ? at.state.byId.get(command.id)?.holder : undefined;
    return prizeObjection(at.house, holder) ?? decideInstruments(at, command);
  },
  books: ({ rules }, event) => bookingsOf(transferOfInstruments(rules, event)),
  evolve: evolveInstruments,
  isOut: outstanding,
  atCage,
  passes: () => [{ type: 'ExpireInstruments' }],
  unfinished: state => {
    const out = outstanding(state);
    return out === 0 ? undefined : speak('unfinished.coupons', { amount: formatAmount(out) });
  },
  opensUnder: activity => {
    const kinds = instrumentTermsOf(activity)?.kinds;
    if (kinds === undefined) return undefined;
    return {
      mechanism: 'instrument',
      isSold: kinds.some(({ isSold }) => isSold),
      hasNotices: kinds.some(({ chart }) => chart !== undefined),
    };
  },
  desk: ({ offerings }, { state, activity, posted: { buyIns = [], games, plays } }) => {
    const [fee] = offerings.get(activity)?.offering.settings['redemptionFee'] ?? [];
    return {
      type: 'instrument',
      issued: state.byId.size,
      outstanding: outstanding(state),
      buyIns,
      ...defined({ games, plays, fee: fee === undefined ? undefined : cents(fee) }),
    };
  },
  pieces: { ids: ({ byId }) => byId.keys(), piece: pieceOf, ofEvent: idsIn },
  atTable,
  account: (_, { state }, { ids }) => couponsOf(state, ids),
};
