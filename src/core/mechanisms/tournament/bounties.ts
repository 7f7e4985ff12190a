import { type Cents, NOTHING, plus, shareEvenly, total } from '#core/money';
import type { Elimination } from './state-shape.ts';
import type { Bounties } from './structure-shape.ts';

export type BountyMoney = {
  /** What each player has collected, or kept. */
  readonly collected: Readonly<Record<string, Cents>>;
  /** Bounties that nobody has collected: the target never went out, or nobody is on record for it. */
  readonly open: Cents;
};

/**
 * The winner of the hand has the bounty; equal hands share it, the odd cents to the first. A target who was never
 * eliminated keeps their own, unless the players agreed on a deal, which it joins. TRN-7, TRN-8
 */
export const bountyMoney = (
  { on }: Bounties,
  eliminations: readonly Elimination[],
  { isDeal }: { readonly isDeal: boolean },
): BountyMoney => {
  const collected: Record<string, Cents> = {};
  const give = (player: string, amount: Cents): void => {
    collected[player] = plus(collected[player] ?? NOTHING, amount);
  };
  const open: Cents[] = [];
  for (const [target, amount] of Object.entries(on)) {
    const elimination = eliminations.find(({ player }) => player === target);
    const by = elimination?.by ?? [];
    if (by.length === 0) open.push(amount);
    else for (const [place, part] of shareEvenly(amount, by.length).entries()) give(by[place]!, part);
    if (elimination === undefined && !isDeal) give(target, amount);
  }
  return { collected, open: total(open) };
};

/** The last players share what their places and the open bounties are worth, evenly; odd cents to the first. TRN-8 */
export const dealMoney = (prizes: readonly Cents[], players: number, openBounties: Cents): readonly Cents[] => {
  const rest = plus(total(prizes.slice(0, players)), openBounties);
  return [...shareEvenly(rest, players), ...prizes.slice(players)];
};
