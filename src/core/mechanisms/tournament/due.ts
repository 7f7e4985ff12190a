import { type Cents, minus, NOTHING, shareOddTo, total } from '#core/money';
import { bountyMoney, dealMoney } from './bounties.ts';
import type { Tournament } from './event.ts';

/** Who is still in. */
export const stillIn = ({ entrants }: Tournament): readonly string[] =>
  [...entrants.values()].filter(({ finish }) => finish === undefined).map(({ player }) => player);

/** The prizes by place as they stand, a deal worked in. */
export const prizesByPlace = (tournament: Tournament): readonly Cents[] => {
  const { money, deal, structure, eliminations } = tournament;
  const prizes = money?.prizes ?? [];
  if (deal === undefined) return prizes;
  const open = structure.bounties === undefined ? NOTHING : bountyMoney(structure.bounties, eliminations, DEAL).open;
  return dealMoney(prizes, deal.length, open);
};

const DEAL = { isDeal: true };

/** The place of a player: fixed when going out; at the end the players left take the first places, as they agreed. */
export const placeOf = (tournament: Tournament, player: string): number | undefined => {
  const { stage, entrants, deal } = tournament;
  const finish = entrants.get(player)?.finish;
  if (finish !== undefined) return finish.place;
  const place = (deal ?? stillIn(tournament)).indexOf(player) + 1;
  return stage === 'over' && place > 0 ? place : undefined;
};

/** What is due to a player and not yet paid: the prize of the place, and the bounties. TRN-10 */
export const dueTo = (
  tournament: Tournament,
  player: string,
): { readonly prize: Cents; readonly bounties: Cents; readonly place?: number } => {
  const paid = tournament.payments.filter(payment => payment.player === player);
  const place = placeOf(tournament, player);
  const prize = minus(prizeOf(tournament, player, place), total(paid.map(payment => payment.prize)));
  const bounties = minus(bountiesOf(tournament, player), total(paid.map(payment => payment.bounties)));
  return { prize, bounties, ...(place === undefined ? {} : { place }) };
};

/** Who went out with equal chips share the prizes of their places; the odd cents to the first by name. TRN-11 */
const prizeOf = (tournament: Tournament, player: string, place: number | undefined): Cents => {
  if (place === undefined || tournament.money === undefined) return NOTHING;
  const sharing = [...tournament.entrants.values()]
    .filter(({ finish }) => finish?.place === place)
    .map(entrant => entrant.player)
    .toSorted();
  const prizes = prizesByPlace(tournament).slice(place - 1, place - 1 + Math.max(1, sharing.length));
  if (sharing.length < 2) return total(prizes);
  const shares = shareOddTo(
    total(prizes),
    sharing.map(() => 1),
    0,
  );
  return shares[sharing.indexOf(player)] ?? NOTHING;
};

/** Collected bounties at any time; the own one of a target who was never eliminated only at the end. */
const bountiesOf = (tournament: Tournament, player: string): Cents => {
  const { structure, eliminations, stage, deal } = tournament;
  if (structure.bounties === undefined) return NOTHING;
  const isDeal = stage !== 'over' || deal !== undefined;
  return bountyMoney(structure.bounties, eliminations, { isDeal }).collected[player] ?? NOTHING;
};
