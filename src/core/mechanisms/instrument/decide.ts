import { accept, assert, type Decision } from '#core/base';
import { total } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { momentFrom } from '#core/state';
import { isInTime } from '#core/time';
import { issueInstruments } from './issue.ts';
import { placeWager } from './place.ts';
import { refuse } from './refusals.ts';
import type { Asked, AtInstruments, InstrumentRule } from './rule.ts';
import { becomes, settleStakes } from './settle.ts';
import type { Instrument, InstrumentCommand, InstrumentEvent, Instruments } from './shape.ts';

export const decideInstruments = (at: AtInstruments, command: InstrumentCommand): Decision<InstrumentEvent> => {
  const { rules, state, context } = at;
  switch (command.type) {
    case 'IssueInstruments':
      return issueInstruments(at, command);
    case 'SwapVoucher':
      return state.byId.get(command.id)?.where.type === 'voucher'
        ? accept({ type: 'VoucherSwapped', id: command.id, by: context.actor.id })
        : refuse('no-voucher', { id: command.id }, clause(rules));
    case 'PlaceWager':
      return placeWager(at, command);
    case 'SettleWager':
      return settleWager(rules, state, command);
    case 'RedeemAtCage':
      return redeem(at, command);
    case 'ExpireInstruments':
      return expire(state, context.now);
  }
};

const settleWager = (
  rule: InstrumentRule,
  state: Instruments,
  { wager, outcome, odds, playerDealer }: Asked<'SettleWager'>,
): Decision<InstrumentEvent> => {
  const placed = state.wagers.get(wager);
  if (placed === undefined) return refuse('unknown-wager', { wager }, clause(rule));
  if (playerDealer === placed.holder) return refuse('own-player-dealer', { holder: placed.holder }, clause(rule));
  const instruments = placed.ids.map(id => state.byId.get(id)).filter(one => one !== undefined);
  const kind = rule.terms.kinds.find(({ type }) => type === instruments[0]?.type);
  assert(kind !== undefined && instruments.length === placed.ids.length, `wager ${wager} has lost its coupons`);
  const faces = total(instruments.map(({ face }) => face));
  const after = instruments.map(({ id, face, isKeptOnWin }) => ({
    id,
    face,
    after: becomes(kind, isKeptOnWin, outcome),
  }));
  const settled = settleStakes(kind, { faces, live: placed.live }, { outcome, odds });
  return accept({ type: 'WagerSettled', wager, outcome, ...settled, instruments: after, playerDealer });
};

/** Only the player-dealer who took it has its face, once. INS-6 */
const redeem = ({ rules, state, context }: AtInstruments, { id }: Asked<'RedeemAtCage'>): Decision<InstrumentEvent> => {
  const instrument = state.byId.get(id);
  if (instrument?.where.type !== 'owed') return refuse('nothing-to-redeem', { id }, clause(rules));
  const { face: amount, where } = instrument;
  return accept({ type: 'InstrumentRedeemed', id, to: where.to, amount, by: context.actor.id });
};

/** What was not played in time is worth nothing; what is on a wager is played out. INS-8 */
const expire = ({ byId }: Instruments, now: Temporal.Instant): Decision<InstrumentEvent> => {
  const isOver = ({ where, expires }: Instrument): boolean =>
    (where.type === 'held' || where.type === 'voucher') && expires !== undefined && !isInTime(now, momentFrom(expires));
  const instruments = [...byId.values()].filter(isOver).map(({ id, face }) => ({ id, face }));
  return instruments.length === 0 ? accept() : accept({ type: 'InstrumentsExpired', instruments });
};

const clause = ({ activity, terms }: InstrumentRule): string => clauseOf(activity, terms.clause);
