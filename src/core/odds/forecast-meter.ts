import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '#core/base';
import {
  gainPerRound,
  type JackpotModel,
  type MeterModel,
  type Play,
  sumOf,
  takesOf,
  wholeMeterChance,
} from './forecast-model.ts';

/**
 * The mean of what a meter shows when it is hit, in cents: seed + gain / chance, the hitting round's own gain included.
 * A prize of part of the meter lets it go on from the rest: in the long run what comes in by gains and reseeds goes
 * out by prizes, mean x (chance x part, over all prizes) = gain + chance of the whole x seed.
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

/** The least number of rounds within which the meter is hit with at least this chance. */
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
