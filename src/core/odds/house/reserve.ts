import { assert, seeded, toNumber } from '#core/base';
import { feesPerDay, type JackpotModel, type Play, roundsPerDay } from './model.ts';

/** What a reserve pays for each hit of a prize, and how likely a round is to bring one. */
export type ReserveRisk = {
  /** What the reserve has at the start, in cents, less what it owes the house. */
  readonly opening: number;
  /** What each day adds after the administrative fee and the daily increases, in cents. */
  readonly perDay: number;
  readonly roundsPerDay: number;
  readonly payments: readonly { readonly chance: number; readonly cents: number }[];
};

/** OFC-5: the reserve day by day; what it lacks at a day's close the house has advanced. */
export type ReserveForecast = {
  readonly method: 'dynamic-program' | 'simulated';
  readonly days: number;
  /** That at the close of at least one of the days the reserve has fallen short. */
  readonly chanceShort: number;
  readonly chanceShortError: number;
  /** What the house has out on average at the close of the last day, in cents. */
  readonly advance: number;
  readonly advanceError: number;
  /** The same for each day, and the chance that the reserve has fallen short by then. */
  readonly byDay: readonly { readonly day: number; readonly advance: number; readonly chanceShort: number }[];
};

/** OFC-4: the reserve pays fixed prizes and the seed after a whole meter; part of a meter costs it nothing. */
export const reserveRisk = (model: JackpotModel, play: Play): ReserveRisk => ({
  opening: model.openingReserve,
  perDay:
    feesPerDay(play) * model.toReserve -
    play.tables * play.hoursPerDay * model.adminFeePerTableHour -
    model.meters.reduce((sum, meter) => sum + meter.dailyIncrease, 0),
  roundsPerDay: roundsPerDay(play),
  payments: model.prizes
    .map(({ chance, pays }) => ({ chance: toNumber(chance), cents: costToReserve(model, pays) }))
    .filter(payment => payment.cents > 0 && payment.chance > 0),
});

const costToReserve = (model: JackpotModel, pays: JackpotModel['prizes'][number]['pays']): number => {
  if (pays.type === 'fixed') return pays.amount;
  return pays.percent === 100 ? (model.meters.find(meter => meter.key === pays.meter)?.seed ?? 0) : 0;
};

/** OFC-6: exact day by day where the sums that can be paid are few enough to follow, otherwise by simulation. */
export const forecastReserve = (risk: ReserveRisk, days: number, seed: number): ReserveForecast => {
  const unit = unitOf(risk);
  const most = risk.payments.map(({ chance, cents }) => (cents / unit) * binomial(risk.roundsPerDay, chance).length);
  const steps = days * paidStates(risk, days) * most.reduce((sum, units) => sum + units, 1);
  return steps <= MOST_STEPS ? reserveByStates(risk, days) : simulateReserve(risk, days, { paths: 20_000, seed });
};

const MOST_STEPS = 200_000_000;

/**
 * The state is the sum paid so far, in units that divide all payments; what came in is known. One run of states drops
 * those that have fallen short, another keeps all. In the second, the mean of what is lacking is the mean paid, less
 * what came in, plus the mean of what is left over, which needs only the states that the reserve can pay.
 */
export const reserveByStates = (risk: ReserveRisk, days: number): ReserveForecast => {
  const unit = unitOf(risk);
  const paid = dayPayments(risk);
  const meanPerDay = risk.payments.reduce((sum, { chance, cents }) => sum + chance * cents, 0) * risk.roundsPerDay;
  const states = paidStates(risk, days);
  let [alive, all] = [start(states), start(states)];
  const byDay = Array.from({ length: days }, (_, i) => {
    const cameIn = risk.opening + (i + 1) * risk.perDay;
    alive = afterDay(alive, paid);
    all = afterDay(all, paid);
    alive.fill(0, Math.max(0, Math.floor(cameIn / unit) + 1));
    const leftOver = all.reduce((sum, chance, state) => sum + chance * Math.max(0, cameIn - state * unit), 0);
    const advance = Math.max(0, meanPerDay * (i + 1) - cameIn + leftOver);
    return { day: i + 1, advance, chanceShort: Math.max(0, 1 - alive.reduce((sum, chance) => sum + chance, 0)) };
  });
  const last = byDay.at(-1);
  assert(last !== undefined, 'a forecast needs a day');
  const { advance, chanceShort } = last;
  return { method: 'dynamic-program', days, chanceShort, chanceShortError: 0, advance, advanceError: 0, byDay };
};

const start = (states: number): Float64Array =>
  Float64Array.from({ length: states }, (_, state) => (state === 0 ? 1 : 0));

/** Sums beyond the last state are more than the reserve can have: they leave the table. */
const afterDay = (chances: Float64Array, paid: Float64Array): Float64Array => {
  const after = new Float64Array(chances.length);
  for (const [state, chance] of chances.entries()) {
    if (chance === 0) continue;
    const end = Math.min(paid.length, chances.length - state);
    for (let units = 0; units < end; units++) after[state + units]! += chance * paid[units]!;
  }
  return after;
};

const paidStates = (risk: ReserveRisk, days: number): number =>
  Math.max(0, Math.floor(Math.max(risk.opening, risk.opening + days * risk.perDay) / unitOf(risk))) + 1;

const unitOf = (risk: ReserveRisk): number =>
  risk.payments.reduce((unit, { cents }) => commonDivisor(unit, cents), 0) || 1;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** The chances of what one day pays, in units: each prize is hit a binomial number of times. */
const dayPayments = (risk: ReserveRisk): Float64Array =>
  risk.payments.reduce((sum, { chance, cents }) => {
    const hits = binomial(risk.roundsPerDay, chance);
    const units = cents / unitOf(risk);
    const together = new Float64Array(sum.length + units * (hits.length - 1));
    for (const [k, share] of hits.entries()) {
      for (const [paid, other] of sum.entries()) together[paid + k * units]! += share * other;
    }
    return together;
  }, Float64Array.of(1));

/** The chances of 0, 1, 2 ... hits, from the likeliest number outwards until nothing is left that a double can hold. */
export const binomial = (rounds: number, chance: number): Float64Array => {
  const likeliest = Math.min(rounds, Math.floor((rounds + 1) * chance));
  const ratio = (k: number): number => (((rounds - k) / (k + 1)) * chance) / (1 - chance);
  const up: number[] = [];
  for (let [k, share] = [likeliest, 1]; share > NEGLIGIBLE && k <= rounds; k++) {
    up.push(share);
    share *= ratio(k);
  }
  const down: number[] = [];
  for (let [k, share] = [likeliest, 1]; k > 0; k--) {
    share /= ratio(k - 1);
    down.push(share);
  }
  const shares = Float64Array.from([...down.reverse(), ...up]);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / total);
};

const NEGLIGIBLE = 1e-20;

/** The same by playing the days through so many times. */
export const simulateReserve = (
  risk: ReserveRisk,
  days: number,
  { paths, seed }: { readonly paths: number; readonly seed: number },
): ReserveForecast => {
  const random = seeded(seed);
  const payments = risk.payments.map(({ chance, cents }) => ({ cents, hits: hitsSampler(risk.roundsPerDay, chance) }));
  const sums = Array.from({ length: days }, () => ({ short: 0, advance: 0, squares: 0 }));
  for (let path = 0; path < paths; path++) {
    let balance = risk.opening;
    let hasFallenShort = false;
    for (const sum of sums) {
      balance += risk.perDay;
      for (const { cents, hits } of payments) balance -= cents * hits(random.unit());
      hasFallenShort ||= balance < 0;
      const advance = Math.max(0, -balance);
      sum.short += hasFallenShort ? 1 : 0;
      sum.advance += advance;
      sum.squares += advance * advance;
    }
  }
  const byDay = sums.map(({ short, advance }, i) => ({
    day: i + 1,
    advance: advance / paths,
    chanceShort: short / paths,
  }));
  const last = byDay.at(-1);
  assert(last !== undefined, 'a forecast needs a day');
  const { advance, chanceShort } = last;
  const meanSquare = sums.at(-1)!.squares / paths;
  return {
    method: 'simulated',
    days,
    chanceShort,
    chanceShortError: Math.sqrt((chanceShort * (1 - chanceShort)) / paths),
    advance,
    advanceError: Math.sqrt(Math.max(0, meanSquare - advance * advance) / paths),
    byDay,
  };
};

/** How many hits a day brings: the number at which the chances, added up from none, pass what was drawn. */
const hitsSampler = (rounds: number, chance: number): ((drawn: number) => number) => {
  let sum = 0;
  const upTo = binomial(rounds, chance).map(share => (sum += share));
  return drawn => {
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};
