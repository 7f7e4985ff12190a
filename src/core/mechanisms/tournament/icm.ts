import { assert } from '#core/base';
import { type Cents, cents, NOTHING, plus, total } from '#core/money';

/** More players would need a table of more than a million sets. */
export const ICM_PLAYERS_MAX = 20;

/**
 * What each stack is worth by the independent chip model, not sampled: the chance of the next place is the share of
 * the chips still in. It is advice for a deal and binds nobody. To the cent, together all the prizes. TRN-9
 */
export const icm = (stacks: readonly number[], prizes: readonly Cents[]): readonly Cents[] => {
  assert(stacks.length > 0 && stacks.length <= ICM_PLAYERS_MAX, `icm takes 1 to ${ICM_PLAYERS_MAX} players`);
  assert(
    stacks.every(stack => stack > 0),
    'a player without chips is out',
  );
  return toCents(worths(stacks, prizes), total(prizes.slice(0, stacks.length)));
};

/**
 * `reached[set]` is the chance that exactly the players of a set (one bit each) take the first places, in any order.
 * Each set is entered after all its subsets, so one pass through the sets does it.
 */
const worths = (stacks: readonly number[], prizes: readonly Cents[]): Float64Array => {
  const players = stacks.length;
  const paid = Math.min(prizes.length, players);
  const reached = new Float64Array(2 ** players);
  const worth = new Float64Array(players);
  reached[0] = 1;
  for (let set = 0; set < reached.length - 1; set += 1) {
    const place = bitsIn(set);
    if (place >= paid || reached[set] === 0) continue;
    const left = chipsOutside(stacks, set);
    for (let player = 0; player < players; player += 1) {
      if ((set & (1 << player)) !== 0) continue;
      const chance = (reached[set]! * stacks[player]!) / left;
      reached[set | (1 << player)]! += chance;
      worth[player]! += chance * prizes[place]!;
    }
  }
  return worth;
};

const bitsIn = (set: number): number => {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

const chipsOutside = (stacks: readonly number[], set: number): number =>
  stacks.reduce((sum, stack, player) => ((set & (1 << player)) === 0 ? sum + stack : sum), 0);

/** Down to the cent; the cents left go to the largest parts of a cent, so that nothing is lost or made. */
const toCents = (worth: Float64Array, sum: Cents): readonly Cents[] => {
  const down = Array.from(worth, value => cents(Math.floor(value + 1e-6)));
  const left = sum - down.reduce(plus, NOTHING);
  const byPart = Array.from(worth, (value, player) => ({ player, part: value - down[player]! }));
  const lucky = new Set(
    byPart
      .toSorted((a, b) => b.part - a.part || a.player - b.player)
      .slice(0, Math.max(0, left))
      .map(({ player }) => player),
  );
  return down.map((amount, player) => (lucky.has(player) ? plus(amount, cents(1)) : amount));
};
