import { answer } from '#core/base';
import { formatAmount } from '#core/money';
import { bookingsOf, type Mechanism, may, prizeObjection, type Spoken } from '#core/state';
import { decideInstruments } from './decide.ts';
import { evolveInstruments, noInstruments, outstanding } from './evolve.ts';
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
    const { rules, state, house } = at;
    const holder = command.type === 'SwapVoucher' ? state.byId.get(command.id)?.holder : undefined;
    const objection = prizeObjection(house, holder);
    if (objection !== undefined) return objection;
    const decided = decideInstruments(at, command);
    if (!decided.ok) return decided;
    const { events } = decided;
    return answer({ events, bookings: events.flatMap(event => bookingsOf(transferOfInstruments(rules, event))) });
  },
  evolve: evolveInstruments,
  isOut: outstanding,
  passes: () => [{ type: 'ExpireInstruments' }],
  unfinished: state => {
    const out = outstanding(state);
    return out === 0 ? undefined : `${formatAmount(out)} in coupons or chips are still out`;
  },
  opensUnder: activity => instrumentTermsOf(activity) && { mechanism: 'instrument' },
  desk: (_, { state }) => ({ type: 'instrument', issued: state.byId.size, outstanding: outstanding(state) }),
  pieces: { ids: ({ byId }) => byId.keys(), piece: pieceOf, ofEvent: idsIn },
  account: (_, { state }, { ids }) => couponsOf(state, ids),
};
