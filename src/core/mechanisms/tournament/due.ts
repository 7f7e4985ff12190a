import { type Cents, minus, NOTHING, share, total } from '#core/money';
import { bountyMoney, dealMoney } from './bounties.ts';
import type { Finish, Tournament } from './event.ts';
import type { Bounties } from './structure.ts';

/** Who is still in. */
export const stillIn = ({ entrants }: Tournament): readonly string[] =>
  [...entrants.values()].filter(({ finish }) => finish === undefined).map(({ player }) => player);

/** The prizes by place as they stand, a deal worked in. */
export const prizesByPlace = (tournament: Tournament): readonly Cents[] => {
  const { money, deal, eliminations } = tournament;
  const prizes = money?.prizes ?? [];
  if (deal === undefined) return prizes;
  const { open } = bountyMoney(bountiesIn(tournament), eliminations, { isDeal: true });
  return dealMoney(prizes, deal.length, open);
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
  if (finish !== undefined) return [...entrants.values()].filter(other => isBetter(other.finish, finish)).length + 1;
  const place = (deal ?? stillIn(tournament)).indexOf(player) + 1;
  return stage === 'over' && place > 0 ? place : undefined;
};

const isBetter = (one: Finish | undefined, than: Finish): boolean =>
  one === undefined || one.hand > than.hand || (one.hand === than.hand && one.chips > than.chips);

export type Earned = {
  readonly prize: Cents;
  readonly bounties: Cents;
  /** One of the things that the pool bought. */
  readonly hasItem: boolean;
  readonly place?: number;
};

/** What a player has won so far: the prize of the place, and bounties. Nothing before entries are closed. */
export const earnedBy = (tournament: Tournament, player: string): Earned => {
  const place = placeOf(tournament, player);
  const bounties = bountiesOf(tournament, player);
  if (place === undefined) return { prize: NOTHING, bounties, hasItem: false };
  const sharing = sharingWith(tournament, player);
  const rank = place + sharing.indexOf(player);
  const hasItem = rank <= (tournament.money?.items ?? 0);
  return { prize: prizeOf(tournament, { place, rank }, sharing.length), bounties, hasItem, place };
};

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

/** Who went out in one hand with equal chips share their prizes; odd cents go to the first by name. TRN-11 */
const prizeOf = (
  tournament: Tournament,
  { place, rank }: { readonly place: number; readonly rank: number },
  sharedBy: number,
): Cents => {
  const prizes = prizesByPlace(tournament).slice(place - 1, place - 1 + sharedBy);
  const shares = share(
    total(prizes),
    Array.from({ length: sharedBy }, () => 1),
  );
  return shares[rank - place]!;
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
