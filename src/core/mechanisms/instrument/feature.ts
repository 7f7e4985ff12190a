import { answer } from '#core/base';
import { formatAmount } from '#core/money';
import { idsOf } from '#core/people';
import { bookingsOf, type HouseView, type Mechanism, may, momentFrom, prizeObjection, type Told } from '#core/state';
import type { Span } from '#core/time';
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
  type PostedInstruments,
  transferOfInstruments,
} from './index.ts';

export type InstrumentTypes = {
  readonly name: 'instrument';
  readonly rules: InstrumentRule;
  readonly posted: Told<PostedInstruments>;
  readonly state: Instruments;
  readonly command: Asked;
  readonly event: InstrumentEvent;
};

/** Who does it is not for the one who asks to say: the house knows. */
type Asked = Unsigned<Told<InstrumentCommand>>;
type Unsigned<Command> = Command extends { readonly by: string } ? Omit<Command, 'by'> : Command;

/** Coupons, promotional chips and certificates from the issue to the cage. INS-1 to INS-9 */
export const INSTRUMENT: Mechanism<InstrumentTypes> = {
  name: 'instrument',
  may: may(['promotions', 'cage', 'supervisor'], ['promotions', 'cage', 'office']),
  rules: ({ activity, offering }, { sells, plays, ...posted }) =>
    instrumentRule(activity, offering, {
      ...posted,
      ...(sells === undefined ? {} : { sells: spanFrom(sells) }),
      ...(plays === undefined ? {} : { plays: spanFrom(plays) }),
    }),
  begins: noInstruments,
  decide: ({ rules, state, house, context }, command) => {
    const holder = command.type === 'SwapVoucher' ? state.byId.get(command.id)?.holder : undefined;
    const objection = prizeObjection(house, holder);
    if (objection !== undefined) return objection;
    const asked = commandOf(asOnePerson(house, state, command), context.actor.id);
    const decided = decideInstruments(rules, state, asked, {
      now: context.now,
      clock: house.settings.clock,
    });
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
};

/** What was given to a card that was merged since is played by the same person. CLB-4 */
const asOnePerson = ({ members }: HouseView, { byId }: Instruments, command: Asked): Asked => {
  if (command.type !== 'PlaceWager') return command;
  const holder = byId.get(command.ids[0] ?? '')?.holder;
  const isOwn = holder !== undefined && idsOf(members, command.holder).includes(holder);
  return isOwn ? { ...command, holder } : command;
};

const spanFrom = ({ from, to }: Told<Span>): Span => ({ from: momentFrom(from), to: momentFrom(to) });

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
