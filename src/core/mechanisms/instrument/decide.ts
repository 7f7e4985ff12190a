import { type Answer, accept, answer, assert, type Decision } from '#core/base';
import { total } from '#core/money';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { isInTime } from '#core/time';
import type {
  Instrument,
  InstrumentCommand,
  InstrumentContext,
  InstrumentEvent,
  InstrumentRule,
  Instruments,
  PostedInstruments,
} from './instrument.ts';
import { issueInstruments } from './issue.ts';
import { placeWager } from './place.ts';
import { refuse } from './refusals.ts';
import { becomes, settleStakes } from './settle.ts';
import { instrumentTermsOf } from './terms.ts';

/** The rules of an activity's coupons and chips, or that it has none. INS-1 */
export const instrumentRule = (
  activity: Activity,
  offering: Offering,
  posted: PostedInstruments,
): Answer<InstrumentRule> => {
  const terms = instrumentTermsOf(activity);
  if (terms !== undefined) return answer({ activity, offering, terms, posted });
  return refuse('no-such-instrument', { kind: 'coupon', activity: activity.name }, clauseOf(activity, 'Offering'));
};

export const decideInstruments = (
  rule: InstrumentRule,
  state: Instruments,
  command: InstrumentCommand,
  context: InstrumentContext,
): Decision<InstrumentEvent> => {
  switch (command.type) {
    case 'IssueInstruments':
      return issueInstruments(rule, state, command, context);
    case 'SwapVoucher':
      return state.byId.get(command.id)?.where.type === 'voucher'
        ? accept({ type: 'VoucherSwapped', id: command.id, by: command.by })
        : refuse('no-voucher', { id: command.id }, clause(rule));
    case 'PlaceWager':
      return placeWager(rule, state, command, context);
    case 'SettleWager':
      return settleWager(rule, state, command);
    case 'RedeemAtCage':
      return redeem(rule, state, command);
    case 'ExpireInstruments':
      return expire(state, context);
  }
};

const settleWager = (
  rule: InstrumentRule,
  state: Instruments,
  { wager, outcome, odds, playerDealer }: Extract<InstrumentCommand, { type: 'SettleWager' }>,
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
const redeem = (
  rule: InstrumentRule,
  { byId }: Instruments,
  { id, by }: Extract<InstrumentCommand, { type: 'RedeemAtCage' }>,
): Decision<InstrumentEvent> => {
  const instrument = byId.get(id);
  if (instrument?.where.type !== 'owed') return refuse('nothing-to-redeem', { id }, clause(rule));
  return accept({ type: 'InstrumentRedeemed', id, to: instrument.where.to, amount: instrument.face, by });
};

/** What was not played in time is worth nothing; what lies on a wager is played out. INS-8 */
const expire = ({ byId }: Instruments, { now }: InstrumentContext): Decision<InstrumentEvent> => {
  const isOver = ({ where, expires }: Instrument): boolean =>
    (where.type === 'held' || where.type === 'voucher') &&
    expires !== undefined &&
    !isInTime(now, Temporal.Instant.from(expires));
  const instruments = [...byId.values()].filter(isOver).map(({ id, face }) => ({ id, face }));
  return instruments.length === 0 ? accept() : accept({ type: 'InstrumentsExpired', instruments });
};

const clause = ({ activity, terms }: InstrumentRule): string => clauseOf(activity, terms.clause);
