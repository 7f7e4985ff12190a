import { assert } from '#core/base';
import { type Cents, total } from '#core/money';
import type { After, Instrument, InstrumentEvent, Instruments, PlacedWager, Where } from './shape.ts';

export const noInstruments = (): Instruments => ({ byId: new Map(), wagers: new Map(), sales: 0 });

/** Applies what was decided. The two maps are changed in place: a coupon costs the same however many are out. */
export const evolveInstruments = (state: Instruments, event: InstrumentEvent): Instruments => {
  // The maps are readonly to everybody else.
  const byId = state.byId as Map<string, Instrument>;
  const wagers = state.wagers as Map<string, PlacedWager>;
  const put = (id: string, change: Partial<Instrument>): void => {
    const instrument = byId.get(id);
    assert(instrument !== undefined, `no coupon or chip ${id} was issued`);
    byId.set(id, { ...instrument, ...change });
  };
  switch (event.type) {
    case 'InstrumentsIssued':
      for (const instrument of event.instruments) byId.set(instrument.id, instrument);
      return event.price === undefined ? state : { ...state, sales: state.sales + 1 };
    case 'VoucherSwapped':
      put(event.id, { where: { type: 'held' } });
      return state;
    case 'WagerPlaced': {
      const { type: _, redemptionFee: __, ...placed } = event;
      wagers.set(event.wager, placed);
      for (const id of event.ids) put(id, { isFeePaid: true, where: { type: 'wagered', wager: event.wager } });
      return state;
    }
    case 'WagerSettled':
      wagers.delete(event.wager);
      for (const { id, after } of event.instruments) {
        put(id, { where: whereAfter(after, event.playerDealer), isFeePaid: event.outcome === 'push' });
      }
      return state;
    case 'InstrumentRedeemed':
      put(event.id, { where: { type: 'gone', why: 'redeemed' } });
      return state;
    case 'InstrumentsExpired':
      for (const { id } of event.instruments) put(id, { where: { type: 'gone', why: 'expired' } });
      return state;
  }
};

const whereAfter = (after: After, playerDealer: string): Where => {
  switch (after) {
    case 'kept':
      return { type: 'held' };
    case 'owed':
      return { type: 'owed', to: playerDealer };
    case 'voided':
      return { type: 'gone', why: 'voided' };
  }
};

/** The face of all that may still cost the house its money. INS-9 */
export const outstanding = ({ byId }: Instruments): Cents =>
  total([...byId.values()].filter(({ where }) => where.type !== 'gone').map(({ face }) => face));
