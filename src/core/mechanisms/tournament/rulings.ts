import { assert } from '#core/base';

/** One pot: the chips in it, and the seats whose hands are equal and the best in it. */
export type Pot = { readonly chips: number; readonly winners: readonly number[] };

/** Shares each pot by itself; odd chips go one each to the winners first to the left of the button. DON 2, DON 3 */
export const splitPots = (
  pots: readonly Pot[],
  { button, seats }: { readonly button: number; readonly seats: number },
): ReadonlyMap<number, number> => {
  const won = new Map<number, number>();
  for (const { chips, winners } of pots) {
    assert(winners.length > 0, 'somebody wins each pot');
    const each = Math.floor(chips / winners.length);
    const odd = chips - each * winners.length;
    const leftOf = (seat: number): number => (seat - button - 1 + seats) % seats;
    for (const [place, seat] of winners.toSorted((a, b) => leftOf(a) - leftOf(b)).entries()) {
      won.set(seat, (won.get(seat) ?? 0) + each + (place < odd ? 1 : 0));
    }
  }
  return won;
};

/** What chips put in without a word come to, facing a bet; in no limit. */
export type Ruling = { readonly type: 'call' | 'raise'; readonly to: number; readonly reopens: boolean };

/**
 * At least double is a raise as it is; half of the bet or more above it is made up to exactly double; less is a call.
 * An all-in player adds nothing, and less than a full raise doesn't reopen the betting. DON 10, DON 12
 */
export const raiseRuling = (bet: number, put: number, { isAllIn }: { readonly isAllIn: boolean }): Ruling => {
  assert(bet > 0 && put > 0, 'chips were put in against a bet');
  if (put >= 2 * bet) return { type: 'raise', to: put, reopens: true };
  if (isAllIn) return { type: put > bet ? 'raise' : 'call', to: put, reopens: false };
  const isRaise = 2 * (put - bet) >= bet;
  return isRaise ? { type: 'raise', to: 2 * bet, reopens: true } : { type: 'call', to: bet, reopens: false };
};

/** One chip larger than needed: with the word raise it is the most it allows, without it a call. DON 13 */
export const oversizedChip = (bet: number, chip: number, { saysRaise }: { readonly saysRaise: boolean }): Ruling =>
  saysRaise && chip >= 2 * bet ? { type: 'raise', to: chip, reopens: true } : { type: 'call', to: bet, reopens: false };
