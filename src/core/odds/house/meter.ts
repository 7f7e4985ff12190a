import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  seeded,
  subtractRational,
  toNumber,
} from '#core/base';
import {
  gainPerRound,
  type JackpotModel,
  type MeterModel,
  type Play,
  sumOf,
  takesOf,
  wholeMeterChance,
} from './model.ts';

/**
 * OFC-1, OFC-2: the mean of what a meter shows when it is hit, in cents: seed + gain / chance, the hitting round's own
 * gain included. A prize of part of the meter lets it go on from the rest: in the long run what comes in by gains and
 * reseeds goes out by prizes, mean x (chance x part, over all prizes) = gain + chance of the whole x seed.
 */
export const meanJackpot = (model: JackpotModel, meter: MeterModel, play: Play): Rational | undefined => {
  const whole = wholeMeterChance(model, meter);
  const taken = sumOf(model.prizes.map(prize => multiplyRational(prize.chance, rational(takesOf(prize, meter), 100))));
  if (taken.over === 0n) return undefined;
  const gain = gainPerRound(meter, play);
  if (meter.cap === undefined) {
    return divideRational(addRational(gain, multiplyRational(whole, rational(meter.seed))), taken);
  }
  return compareRational(taken, whole) === 0 ? meanUnderCap(meter.seed, meter.cap, gain, whole) : undefined;
};

/** Gains of the first rounds count until the cap is reached: sum of gain x (1 - p)^k, and a last part of a gain. */
const meanUnderCap = (seed: number, cap: number, gain: Rational, chance: Rational): Rational => {
  const room = rational(cap - seed);
  if (gain.over === 0n) return rational(seed);
  const rounds = divideRational(room, gain);
  const whole = rounds.over / rounds.under;
  const left = chanceOfNone(chance, whole);
  const full = divideRational(multiplyRational(gain, subtractRational(rational(1), left)), chance);
  const rest = multiplyRational(subtractRational(room, multiplyRational(gain, rational(whole))), left);
  return addRational(rational(seed), addRational(full, rest));
};

/** OFC-3: the least number of rounds within which the meter is hit with at least this chance. */
export const roundsToHit = (chance: Rational, atLeast: Rational): bigint => {
  const isReached = (rounds: bigint): boolean =>
    compareRational(subtractRational(rational(1), chanceOfNone(chance, rounds)), atLeast) >= 0;
  let high = 1n;
  while (!isReached(high)) high *= 2n;
  let low = high / 2n;
  // Never reached in `low` rounds, but for 0; always in `high`.
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** What the meter shows after so many rounds without a hit, in cents. */
export const meterAfter = (meter: MeterModel, play: Play, rounds: bigint): Rational => {
  const shown = addRational(rational(meter.seed), multiplyRational(gainPerRound(meter, play), rational(rounds)));
  return meter.cap !== undefined && compareRational(shown, rational(meter.cap)) > 0 ? rational(meter.cap) : shown;
};

/**
 * Plays a meter through so many hits; the mean of what it shows at them, in cents. Hits that leave part of the meter
 * hang together, so the error is taken from the means of a hundred stretches.
 */
export const simulateMeter = (
  model: JackpotModel,
  meter: MeterModel,
  play: Play,
  { hits, seed }: { readonly hits: number; readonly seed: number },
): { readonly mean: number; readonly error: number } => {
  const next = meterPlayer(model, meter, play, seed);
  const perStretch = Math.ceil(hits / STRETCHES);
  const means = Array.from({ length: STRETCHES }, () => {
    let sum = 0;
    for (let hit = 0; hit < perStretch; hit++) sum += next();
    return sum / perStretch;
  });
  const mean = means.reduce((sum, each) => sum + each, 0) / STRETCHES;
  const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (STRETCHES - 1) / STRETCHES) };
};

const STRETCHES = 100;

/** Goes on to the next hit and says what the meter shows then; the rounds between hits are geometric. */
const meterPlayer = (model: JackpotModel, meter: MeterModel, play: Play, seed: number): (() => number) => {
  const random = seeded(seed);
  const prizes = model.prizes
    .map(prize => ({ chance: toNumber(prize.chance), part: takesOf(prize, meter) / 100 }))
    .filter(({ part }) => part > 0);
  const chance = prizes.reduce((sum, prize) => sum + prize.chance, 0);
  const gain = toNumber(gainPerRound(meter, play));
  const cap = meter.cap ?? Number.POSITIVE_INFINITY;
  let left: number = meter.seed;
  return () => {
    const rounds = 1 + Math.floor(Math.log1p(-random.unit()) / Math.log1p(-chance));
    const shown = Math.min(cap, left + gain * rounds);
    const part = partWon(prizes, random.unit() * chance);
    left = part === 1 ? meter.seed : shown * (1 - part);
    return shown;
  };
};

/** Which prize a hit is: the chances laid end to end, `drawn` falls on one of them. */
const partWon = (prizes: readonly { readonly chance: number; readonly part: number }[], drawn: number): number => {
  let end = 0;
  for (const { chance, part } of prizes) {
    end += chance;
    if (drawn < end) return part;
  }
  return prizes.at(-1)?.part ?? 0;
};

/** (1 - chance)^rounds, right to forty digits: the exact fraction would have as many digits as there are rounds. */
export const chanceOfNone = (chance: Rational, rounds: bigint): Rational => {
  let [power, square] = [ONE, (ONE * (chance.under - chance.over)) / chance.under];
  for (let left = rounds; left > 0n; left >>= 1n) {
    if (left & 1n) power = (power * square) / ONE;
    square = (square * square) / ONE;
  }
  return rational(power, ONE);
};

const ONE = 10n ** 60n;
