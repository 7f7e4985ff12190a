import { type Answer, answer, assert, type Refusal } from '#core/base';
import {
  type Cents,
  cents,
  formatAmount,
  minus,
  most,
  NOTHING,
  plus,
  share,
  shareEvenly,
  times,
  total,
} from '#core/money';
import { clauseOf } from '#core/rulebook';
import type { TournamentRule } from './check-structure.ts';
import { refuse } from './refusals.ts';
import type { PrizeMoney } from './state-shape.ts';
import type { Structure, Thing } from './structure-shape.ts';

/** What was sold. Entries that were won or given bring a buy-in, but no fee. */
export type Sold = {
  readonly entries: number;
  readonly withoutFee: number;
  readonly rebuys: number;
  readonly addOns: number;
  /** Fewer than entries where some came in again; absent, as many. */
  readonly players?: number;
};

/** The money of an event: pool and what the house adds are exactly prizes, things, bounties and charity. TRN-3 */
export const prizeMoney = (rule: TournamentRule, posted: Structure, sold: Sold): Answer<PrizeMoney> => {
  const structure = forEntries(posted, sold.entries);
  const objection = soldObjection(rule, structure, sold);
  if (objection !== undefined) return objection;
  const { bounties: offered, charity } = structure;
  const pool = poolOf(structure, sold);
  const toCharity = charity === undefined ? NOTHING : hundredthsOf(pool, charity.percent);
  const bounties = total(Object.values(offered?.on ?? {}));
  const inPool = offered?.from === 'house' ? NOTHING : bounties;
  const left = minus(pool, plus(toCharity, inPool));
  if (left < 0) {
    const facts = { bounties: formatAmount(bounties), pool: formatAmount(pool) };
    return refuse('bounties-beyond-pool', facts, clauseOf(rule.activity, rule.terms.clause));
  }
  const players = sold.players ?? sold.entries;
  const things = (structure.things ?? []).filter(({ place }) => place <= players);
  const added = structure.added ?? NOTHING;
  const topUp = most(NOTHING, minus(promised(structure, things, players), plus(left, added)));
  const paid = withThings(structure, things, { money: total([left, added, topUp]), players });
  const houseAdds = total([added, topUp, minus(bounties, inPool)]);
  const fees = times(structure.entryFee, sold.entries - sold.withoutFee);
  const outgoing = total([toCharity, bounties, paid.itemsCost, ...paid.prizes]);
  assert(sold.entries === 0 || outgoing === plus(pool, houseAdds), 'a tournament pays out what it took in');
  return answer({ pool, fees, toCharity, bounties, houseAdds, ...paid });
};

/** The row of the posted prizes for so many entries. TRN-5 */
const forEntries = (structure: Structure, entries: number): Structure => {
  const { payout } = structure;
  const row = payout.type === 'percent' ? payout.byEntries?.findLast(one => one.entriesMin <= entries) : undefined;
  return row === undefined ? structure : { ...structure, payout: { type: 'percent', percents: row.percents } };
};

/** A thing that the pool buys is in place of cash, so that the posted shares begin after it. TRN-16 */
const withThings = (
  structure: Structure,
  things: readonly Thing[],
  { money, players }: { readonly money: Cents; readonly players: number },
): Parted => {
  if (things.length === 0) return parted(structure, money, players);
  const instead = insteadOfCash(things).map(({ place }) => place);
  const cost = costOf(things);
  if (instead.length === players) {
    return { prizes: [minus(money, cost)], items: 0, itemsCost: cost, things };
  }
  const rest = parted(structure, minus(money, cost), players - instead.length);
  const prizes = [...rest.prizes];
  for (const place of instead.toSorted((a, b) => a - b)) prizes.splice(place - 1, 0, NOTHING);
  return { ...rest, prizes, itemsCost: plus(rest.itemsCost, cost), things };
};

const insteadOfCash = (things: readonly Thing[]): readonly Thing[] => things.filter(({ from }) => from === 'pool');

/** What the pool pays for them. */
const costOf = (things: readonly Thing[]): Cents => total(insteadOfCash(things).map(({ value }) => value));

/** Nothing is sold that is not posted, nor more often. */
const soldObjection = (rule: TournamentRule, { rebuy, addOn }: Structure, sold: Sold): Refusal | undefined => {
  const clause = clauseOf(rule.activity, rule.terms.clause);
  const kinds = [
    { what: 're-buy', count: sold.rebuys, offered: rebuy },
    { what: 'add-on', count: sold.addOns, offered: addOn },
  ];
  const unknown = kinds.find(({ count, offered }) => count > 0 && offered === undefined);
  if (unknown !== undefined) return refuse('none-offered', { what: unknown.what }, clause);
  const mostOf = (limit: number | undefined): number => (limit ?? Number.POSITIVE_INFINITY) * sold.entries;
  const beyond = kinds.find(({ count, offered }) => count > 0 && count > mostOf(offered?.limit));
  if (beyond === undefined) return undefined;
  const facts = { what: beyond.what, sold: beyond.count, most: mostOf(beyond.offered?.limit) };
  return refuse('sold-beyond-limit', facts, clause);
};

/** All buy-ins, re-buys and add-ons. TRN-3 */
export const poolOf = ({ buyIn, rebuy, addOn }: Structure, { entries, rebuys, addOns }: Sold): Cents =>
  total([times(buyIn, entries), times(rebuy?.price ?? NOTHING, rebuys), times(addOn?.price ?? NOTHING, addOns)]);

/** What the house guarantees whatever comes in: the guarantee, or all that was posted by name and amount. TRN-4 */
const promised = (structure: Structure, things: readonly Thing[], players: number): Cents => {
  const inCash = players - insteadOfCash(things).length;
  return most(structure.guarantee ?? NOTHING, plus(costOf(things), postedCash(structure, inCash)));
};

const postedCash = ({ guarantee, payout }: Structure, players: number): Cents => {
  switch (payout.type) {
    case 'flat':
      return total(payout.amounts.slice(0, players));
    case 'item':
      return guarantee === undefined ? NOTHING : payout.value;
    case 'percent':
    case 'double':
      return NOTHING;
  }
};

type Parted = Pick<PrizeMoney, 'prizes' | 'items' | 'itemsCost' | 'things'>;

/** By place; odd cents, and what a posted amount leaves, go to the best finisher. TRN-5 */
const parted = ({ payout, buyIn }: Structure, money: Cents, entries: number): Parted => {
  const inCash = (prizes: readonly Cents[]): Parted => ({ prizes, items: 0, itemsCost: NOTHING });
  if (entries === 0) return inCash([]);
  switch (payout.type) {
    case 'percent': {
      // With fewer players than paid places, those that are there share it by the same percentages.
      const weights = payout.percents.slice(0, entries).map(percent => Math.round(percent * 100));
      return inCash(share(money, weights));
    }
    case 'flat': {
      const amounts = payout.amounts.slice(0, entries);
      const left = minus(money, total(amounts));
      return inCash(amounts.map((amount, place) => (place === 0 ? plus(amount, left) : amount)));
    }
    case 'item':
      return itemsFor(money, payout.value, entries);
    case 'double': {
      const half = Math.floor(entries / 2);
      return inCash(Array.from({ length: half }, () => times(buyIn, 2)));
    }
  }
};

/** As many as the money buys, and what is left in equal parts; not even one: the money goes to the first. TRN-6 */
const itemsFor = (money: Cents, value: Cents, entries: number): Parted => {
  const items = Math.min(entries, Math.floor(money / value));
  if (items === 0) return { prizes: [money], items, itemsCost: NOTHING };
  const itemsCost = times(value, items);
  return { prizes: shareEvenly(minus(money, itemsCost), items), items, itemsCost };
};

const hundredthsOf = (amount: Cents, percent: number): Cents =>
  cents(Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n));
