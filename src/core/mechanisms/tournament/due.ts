import { type Cents, minus, NOTHING, plus, shareEvenly, total } from '#core/money';
import { bountyMoney, dealMoney } from './bounties.ts';
import { ICM_PLAYERS_MAX, icm } from './icm.ts';
import type { Finish, Payment, Tournament } from './state-shape.ts';
import type { Bounties, Thing } from './structure-shape.ts';
import type { Earned } from './view-shape.ts';

/** Players who are still in. */
export const stillIn = ({ entrants }: Tournament): readonly string[] =>
  [...entrants.values()].filter(({ finish }) => finish === undefined).map(({ player }) => player);

/** The prizes by place, with a deal applied. */
export const prizesByPlace = (tournament: Tournament): readonly Cents[] => {
  const { money, deal, dealAmounts } = tournament;
  const prizes = money?.prizes ?? [];
  if (deal === undefined) return prizes;
  if (dealAmounts !== undefined) return [...dealAmounts, ...prizes.slice(deal.length)];
  return dealMoney(prizes, deal.length, openBounties(tournament));
};

/** What so many players have to share in a deal: the prizes of their places, and the bounties still open. TRN-8 */
export const dealPot = (tournament: Tournament, players: number): Cents =>
  plus(total((tournament.money?.prizes ?? []).slice(0, players)), openBounties(tournament));

const openBounties = (tournament: Tournament): Cents =>
  bountyMoney(bountiesIn(tournament), tournament.eliminations, { isDeal: true }).open;

/** What the stacks that were last counted are worth, as advice for a deal; absent where they are not known. TRN-9 */
export const dealAdvice = (tournament: Tournament): Readonly<Record<string, Cents>> | undefined => {
  const { counted, money, stage } = tournament;
  const left = stillIn(tournament);
  const stacks = left.map(player => counted?.stacks[player] ?? 0);
  const isKnown = money !== undefined && stage === 'closed' && stacks.every(stack => stack > 0);
  if (!isKnown || left.length > ICM_PLAYERS_MAX || left.length === 0) return undefined;
  const prizes = money.prizes.map((prize, place) => (place === 0 ? plus(prize, openBounties(tournament)) : prize));
  const worth = icm(stacks, prizes);
  return Object.fromEntries(left.map((player, place) => [player, worth[place]!]));
};

/** The bounties on players who are in the event; one on somebody who never came is not offered. TRN-7 */
export const bountiesIn = ({ structure: { bounties }, entrants }: Tournament): Bounties => ({
  from: bounties?.from ?? 'pool',
  on: Object.fromEntries(Object.entries(bounties?.on ?? {}).filter(([target]) => entrants.has(target))),
});

/**
 * The place of a player, once nobody can come back or in: after all who are left, who went out later, or who went out
 * in the same hand with more chips. At the end the players left take the first places, as they agreed. TRN-11
 */
export const placeOf = (tournament: Tournament, player: string): number | undefined => {
  const { stage, entrants, deal, money } = tournament;
  const finish = entrants.get(player)?.finish;
  if (money === undefined) return undefined;
  if (finish !== undefined) return betterThan(finish, entrants) + 1;
  if (stage !== 'over') return undefined;
  const place = (deal ?? stillIn(tournament)).indexOf(player) + 1;
  return place > 0 ? place : undefined;
};

/** Asked for everybody after every hand: it makes no list. */
const betterThan = (finish: Finish, entrants: Tournament['entrants']): number => {
  let better = 0;
  for (const other of entrants.values()) if (isBetter(other.finish, finish)) better += 1;
  return better;
};

/** Who is in, or went out later, or in the same hand with more chips. TRN-11 */
export const isBetter = (one: Finish | undefined, than: Finish): boolean =>
  one === undefined || one.hand > than.hand || (one.hand === than.hand && one.chips > than.chips);

/** What a player has won so far: the prize of the place, and bounties. Nothing before entries are closed. */
export const earnedBy = (tournament: Tournament, player: string): Earned => {
  const place = placeOf(tournament, player);
  const collected = bountiesOf(tournament, player);
  if (place === undefined) return { prize: NOTHING, bounties: collected, hasItem: false };
  if (place > paidPlaces(tournament)) return { prize: NOTHING, bounties: collected, hasItem: false, place };
  const sharing = sharingWith(tournament, player);
  const rank = place + sharing.indexOf(player);
  const hasItem = rank <= (tournament.money?.items ?? 0) || thingAt(tournament, rank) !== undefined;
  const bounties = rank === 1 ? plus(collected, lostBounties(tournament)) : collected;
  return { prize: prizeOf(tournament, { place, rank }, sharing.length), bounties, hasItem, place };
};

/** The last place that has anything; the first always counts, for bounties that were lost. */
const paidPlaces = ({ money, deal = [] }: Tournament): number => {
  const things = money?.things ?? [];
  return Math.max(1, deal.length, money?.prizes.length ?? 0, money?.items ?? 0, ...things.map(({ place }) => place));
};

/** The thing that a place has. TRN-16 */
export const thingAt = ({ money }: Tournament, place: number): Thing | undefined =>
  money?.things?.find(thing => thing.place === place);

/** What the thing of a place is called, its own or the one that the event is played for. */
export const thingNameAt = (tournament: Tournament, place: number | undefined): string | undefined => {
  const { payout } = tournament.structure;
  const own = place === undefined ? undefined : thingAt(tournament, place)?.what;
  return own ?? (payout.type === 'item' ? payout.what : undefined);
};

export const isAnything = ({ prize, bounties, hasItem }: Earned): boolean => prize > 0 || bounties > 0 || hasItem;

/** What of it is not yet paid. TRN-10 */
export const dueTo = (tournament: Tournament, player: string): Earned => {
  const paid = tournament.payments.filter(payment => payment.player === player);
  const earned = earnedBy(tournament, player);
  return {
    ...earned,
    prize: minus(earned.prize, total(paid.map(({ prize }) => prize))),
    bounties: minus(earned.bounties, total(paid.map(({ bounties }) => bounties))),
    hasItem: earned.hasItem && !paid.some(({ hasItem }) => hasItem),
  };
};

/** Players who went out in one hand with equal chips share their prizes; odd cents go to the first by name. TRN-11 */
const prizeOf = (
  tournament: Tournament,
  { place, rank }: { readonly place: number; readonly rank: number },
  sharedBy: number,
): Cents => {
  const prizes = prizesByPlace(tournament).slice(place - 1, place - 1 + sharedBy);
  return shareEvenly(total(prizes), sharedBy)[rank - place]!;
};

const sharingWith = ({ entrants }: Tournament, player: string): readonly string[] => {
  const finish = entrants.get(player)?.finish;
  if (finish === undefined) return [player];
  return [...entrants.values()]
    .filter(other => other.finish?.hand === finish.hand && other.finish.chips === finish.chips)
    .map(other => other.player)
    .toSorted();
};

/** Collected bounties at any time; the own one of a target who was never eliminated only at the end. */
const bountiesOf = (tournament: Tournament, player: string): Cents => {
  const { eliminations, stage, deal, money } = tournament;
  if (money === undefined) return NOTHING;
  const isDeal = stage !== 'over' || deal !== undefined;
  return bountyMoney(bountiesIn(tournament), eliminations, { isDeal }).collected[player] ?? NOTHING;
};

/** On targets whom nobody has put out, because they were disqualified: the best finisher has them. TRN-30 */
const lostBounties = (tournament: Tournament): Cents => {
  if (tournament.stage !== 'over' || tournament.deal !== undefined) return NOTHING;
  const { on } = bountiesIn(tournament);
  // However often a target comes back, the first time decides.
  const isLost = (target: string) => tournament.eliminations.find(({ player }) => player === target)?.by.length === 0;
  return total(Object.entries(on).map(([target, amount]) => (isLost(target) ? amount : NOTHING)));
};

/** What payments come to: paid out, and held for the state. TRN-39 */
export const paidIn = (payments: readonly Payment[]): { readonly paid: Cents; readonly withheld: Cents } => {
  const sum = (some: readonly Payment[]): Cents => total(some.map(({ prize, bounties }) => plus(prize, bounties)));
  const [held, given] = [payments.filter(one => one.isWithheld), payments.filter(one => !one.isWithheld)];
  return { paid: sum(given), withheld: sum(held) };
};
