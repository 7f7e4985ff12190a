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
import { momentFrom } from '../moments.ts';
import type { Mechanism, Told } from './promotion.ts';

export type InstrumentTypes = {
  readonly rules: InstrumentRule;
  readonly posted: Readonly<Record<never, never>>;
  readonly state: Instruments;
  readonly command: Told<InstrumentCommand>;
  readonly event: InstrumentEvent;
};

/** Coupons, promotional chips and certificates from the issue to the cage. INS-1 to INS-9 */
export const INSTRUMENT: Mechanism<InstrumentTypes> = {
  rules: ({ activity, offering }) => instrumentRule(activity, offering),
  begins: noInstruments,
  decide: ({ rules, state, house, context }, command) => {
    const decided = decideInstruments(rules, state, commandOf(command), {
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

const commandOf = (told: Told<InstrumentCommand>): InstrumentCommand => {
  if (told.type !== 'IssueInstruments') return told;
  const { expires, ...issue } = told;
  return expires === undefined ? issue : { ...issue, expires: momentFrom(expires) };
};
