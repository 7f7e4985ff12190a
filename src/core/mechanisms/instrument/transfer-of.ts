import { ACCOUNT, type Movement, type Transfer, transfer } from '#core/ledger';
import { NOTHING, total } from '#core/money';
import type { InstrumentRule } from './rule.ts';
import type { InstrumentEvent } from './shape.ts';

/**
 * The same facts as bookings. The house sets the face aside when it gives a coupon or chip out; from there the cage
 * pays the player-dealer, and what can no longer be played goes back. Players pay each other outside these books. INS-9
 */
export const transferOfInstruments = (rule: InstrumentRule, event: InstrumentEvent): Transfer =>
  transfer(event.type, movementsOf(rule, event));

const movementsOf = ({ activity }: InstrumentRule, event: InstrumentEvent): readonly Movement[] => {
  const { house, players } = ACCOUNT;
  const float = ACCOUNT.promotionalChips(activity.id);
  switch (event.type) {
    case 'InstrumentsIssued':
      return [
        { from: house, to: float, amount: total(event.instruments.map(({ face }) => face)) },
        { from: players, to: house, amount: event.price ?? NOTHING },
      ];
    case 'WagerPlaced':
      return [{ from: players, to: house, amount: event.redemptionFee }];
    case 'WagerSettled': {
      const voided = event.instruments.filter(({ after }) => after === 'voided');
      return [{ from: float, to: house, amount: total(voided.map(({ face }) => face)) }];
    }
    case 'InstrumentRedeemed':
      return [{ from: float, to: players, amount: event.amount }];
    case 'InstrumentsExpired':
      return [{ from: float, to: house, amount: total(event.instruments.map(({ face }) => face)) }];
    case 'VoucherSwapped':
      return [];
  }
};
