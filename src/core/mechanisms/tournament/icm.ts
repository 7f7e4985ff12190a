import { assert } from '#core/base';
import { type Cents, cents, NOTHING, plus, total } from '#core/money';

/** More players would need a table of more than a million sets. */
export const ICM_PLAYERS_MAX = 20;

/**
 * What each stack is worth by the independent chip model, not sampled: the chance of the next place is the share of
 * the chips still in. It is advice for a deal and binds nobody. The chances are doubles, good to about twelve digits,
 * so that every amount is right to the cent; together they are all the prizes. TRN-9
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
  const { chips, sizes } = setsOf(stacks);
  const worth = new Float64Array(players);
  const everybody = reached.length - 1;
  reached[0] = 1;
  for (let set = 0; set < everybody; set += 1) {
    const place = sizes[set]!;
    if (place >= paid) continue;
    const perChip = reached[set]! / chips[everybody ^ set]!;
    const prize = prizes[place]!;
    for (let others = everybody ^ set; others !== 0; others &= others - 1) {
      const player = 31 - Math.clz32(others & -others);
      const chance = perChip * stacks[player]!;
      reached[set | (1 << player)]! += chance;
      worth[player]! += chance * prize;
    }
  }
  return worth;
};

/** For every set of players: their chips together, and how many they are. Each is a smaller set and one player more. */
const setsOf = (stacks: readonly number[]): { readonly chips: Float64Array; readonly sizes: Uint8Array } => {
  const [chips, sizes] = [new Float64Array(2 ** stacks.length), new Uint8Array(2 ** stacks.length)];
  for (let set = 1; set < chips.length; set += 1) {
    const smaller = set & (set - 1);
    chips[set] = chips[smaller]! + stacks[31 - Math.clz32(set ^ smaller)]!;
    sizes[set] = sizes[smaller]! + 1;
  }
  return { chips, sizes };
};

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
