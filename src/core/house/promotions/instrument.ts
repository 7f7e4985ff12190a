import { answer } from '#core/base';
import {
  decideInstruments,
  evolveInstruments,
  type InstrumentCommand,
  type InstrumentEvent,
  type InstrumentRule,
  type Instruments,
  instrumentRule,
  noInstruments,
  outstanding,
  transferOfInstruments,
} from '#core/mechanisms/instrument';
import { formatAmount } from '#core/money';
import { bookingsOf } from '../books.ts';
import { prizeObjection } from '../club/taking-part.ts';
import { momentFrom } from '../moments.ts';
import type { Mechanism, Told } from './promotion.ts';

export type InstrumentTypes = {
  readonly rules: InstrumentRule;
  readonly posted: Readonly<Record<never, never>>;
  readonly state: Instruments;
  readonly command: Asked;
  readonly event: InstrumentEvent;
};

/** Who does it is not for the one who asks to say: the house knows. */
type Asked = Unsigned<Told<InstrumentCommand>>;
type Unsigned<Command> = Command extends { readonly by: string } ? Omit<Command, 'by'> : Command;

/** Coupons, promotional chips and certificates from the issue to the cage. INS-1 to INS-9 */
export const INSTRUMENT: Mechanism<InstrumentTypes> = {
  rules: ({ activity, offering }) => instrumentRule(activity, offering),
  begins: noInstruments,
  decide: ({ rules, state, house, context }, command) => {
    const holder = command.type === 'SwapVoucher' ? state.byId.get(command.id)?.holder : undefined;
    const objection = prizeObjection(house, holder);
    if (objection !== undefined) return objection;
    const decided = decideInstruments(rules, state, commandOf(command, context.actor.id), {
      now: context.now,
      clock: house.settings.clock,
    });
    if (!decided.ok) return decided;
    const { events } = decided;
    return answer({ events, bookings: events.flatMap(event => bookingsOf(transferOfInstruments(rules, event))) });
  },
  evolve: evolveInstruments,
  passes: () => [{ type: 'ExpireInstruments' }],
  unfinished: state => {
    const out = outstanding(state);
    return out === 0 ? undefined : `${formatAmount(out)} in coupons or chips are still out`;
  },
};

const commandOf = (asked: Asked, by: string): InstrumentCommand => {
  switch (asked.type) {
    case 'IssueInstruments': {
      const { expires, ...issue } = asked;
      return expires === undefined ? { ...issue, by } : { ...issue, by, expires: momentFrom(expires) };
    }
    case 'SwapVoucher':
    case 'RedeemAtCage':
      return { ...asked, by };
    default: // Nobody is named with the others.
      return asked;
  }
};
