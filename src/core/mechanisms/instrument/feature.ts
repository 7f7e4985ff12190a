import { formatAmount } from '#core/money';
import { bookingsOf, type Mechanism, may, prizeObjection, type Spoken } from '#core/state';
import { decideInstruments } from './decide.ts';
import { evolveInstruments, noInstruments, outstanding } from './evolve.ts';
import { speak } from './refusals.ts';
import { type InstrumentRule, instrumentRule } from './rule.ts';
import { SHAPES } from './shape.ts';
import { instrumentTermsOf, TERMS } from './terms.ts';
import { transferOfInstruments } from './transfer-of.ts';
import { couponsOf, idsIn, pieceOf } from './view.ts';

/** Coupons, promotional chips and certificates from the issue to the cage. INS-1 to INS-9 */
export const INSTRUMENT: Mechanism<Spoken<'instrument', InstrumentRule, typeof SHAPES>> = {
  name: 'instrument',
  shapes: SHAPES,
  terms: TERMS,
  may: may(['promotions', 'cage', 'supervisor'], ['promotions', 'cage', 'office']),
  rules: instrumentRule,
  begins: noInstruments,
  decide: (at, command) => {
    const holder = command.type === 'SwapVoucher' ? at.state.byId.get(command.id)?.holder : undefined;
    return prizeObjection(at.house, holder) ?? decideInstruments(at, command);
  },
  books: ({ rules }, event) => bookingsOf(transferOfInstruments(rules, event)),
  evolve: evolveInstruments,
  isOut: outstanding,
  passes: () => [{ type: 'ExpireInstruments' }],
  unfinished: state => {
    const out = outstanding(state);
    return out === 0 ? undefined : speak('unfinished.coupons', { amount: formatAmount(out) });
  },
  opensUnder: activity => instrumentTermsOf(activity) && { mechanism: 'instrument' },
  desk: (_, { state }) => ({ type: 'instrument', issued: state.byId.size, outstanding: outstanding(state) }),
  pieces: { ids: ({ byId }) => byId.keys(), piece: pieceOf, ofEvent: idsIn },
  account: (_, { state }, { ids }) => couponsOf(state, ids),
};
