import { accept, assert, type Decision } from '#core/base';
import { total } from '#core/money';
import { guestAt } from '#core/people';
import { clauseOf } from '#core/rulebook';
import { isSame, momentFrom } from '#core/state';
import { isInTime } from '#core/time';
import { issueInstruments } from './issue.ts';
import { placeWager } from './place.ts';
import { refuse } from './refusals.ts';
import type { Asked, AtInstruments, InstrumentRule } from './rule.ts';
import { becomes, settleStakes } from './settle.ts';
import type { Instrument, InstrumentCommand, InstrumentEvent, Instruments, Odds, PlacedWager } from './shape.ts';

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
      return settleWager(at, command);
    case 'RedeemAtCage':
      return redeem(at, command);
    case 'ExpireInstruments':
      return expire(state, context.now);
  }
};

const EVEN: Odds = [1, 1];

const settleWager = (at: AtInstruments, asked: Asked<'SettleWager'>): Decision<InstrumentEvent> => {
  const { rules: rule, state } = at;
  const { wager, outcome, odds = EVEN } = asked;
  const placed = state.wagers.get(wager);
  const isElsewhere = asked.table !== undefined && asked.table !== placed?.table;
  if (placed === undefined || isElsewhere) return refuse('unknown-wager', { wager }, clause(rule));
  const playerDealer = asked.playerDealer ?? bankAt(at, placed);
  if (playerDealer === undefined) return refuse('bank-not-known', { table: placed.table ?? '–' }, clause(rule));
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

/** Who has the bank in the round that is on: the member, or the seat of a guest. */
const bankAt = ({ house }: AtInstruments, { table: number = 0 }: PlacedWager): string | undefined => {
  const table = house.tables.get(number);
  const bank = table?.round?.bettors.find(({ isPlayerDealer }) => isPlayerDealer);
  const sits = bank && table?.seated.find(one => isSame(one, bank));
  if (bank === undefined || sits === undefined) return undefined;
  return sits.player.type === 'member' ? sits.player.id : guestAt(number, sits.seat);
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
