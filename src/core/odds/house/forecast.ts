import { assert, divideRational, multiplyRational, type Rational, rational } from '#core/base';
import { decimal } from '../answer/exact.ts';
import { meanJackpot, meterAfter, roundsToHit, simulateMeter } from './meter.ts';
import {
  feesPerDay,
  type JackpotModel,
  type MeterModel,
  type Play,
  type PrizeModel,
  roundsPerDay,
  sumOf,
  takesOf,
  wholeMeterChance,
} from './model.ts';
import { forecastReserve, reserveRisk } from './reserve.ts';

/** What a jackpot means for the house, ready for JSON: amounts are dollars, all numbers strings of digits. */
export type Forecast = {
  readonly rounds: { readonly perDay: number; readonly feesPerDay: number };
  readonly prizes: readonly ReturnType<typeof prizeForecast>[];
  /** What the prizes cost on average for each fee, and that as a share of the fee. */
  readonly prizesPerFee: string;
  readonly prizesPerDay: string;
  readonly shareOfFee: string;
  readonly meters: readonly MeterForecast[];
  readonly reserve: ReturnType<typeof reserveAnswer>;
};

type MeterForecast = {
  readonly key: string;
  /** What it shows on average when it is won from; absent when nothing is ever won from it. */
  readonly meanJackpot?: string;
  /** 0 but for a meter with a cap and prizes of part of it, which is played through instead of worked out. */
  readonly meanJackpotError?: string;
  readonly meanRounds?: string;
  readonly meanDays?: string;
  /** By when it is hit with such a chance, and what the meter then shows if only the whole of it is ever won. */
  readonly hitWithin: readonly {
    readonly chance: string;
    readonly rounds: string;
    readonly days: string;
    readonly meter?: string;
  }[];
};

/** In percent. */
const QUANTILES = [5, 25, 50, 75, 95];

/** Works out a jackpot at so many tables over so many days; the seed is for what must be simulated. */
export const forecast = (
  model: JackpotModel,
  play: Play,
  { days, seed }: { readonly days: number; readonly seed: number },
): Forecast => {
  const means = new Map(model.meters.map(meter => [meter.key, meanShown(model, meter, play, seed)]));
  const costs = model.prizes.map(prize => multiplyRational(meanPrize(prize, means), prize.chance));
  const perFee = divideRational(sumOf(costs), rational(play.feesPerRound));
  return {
    rounds: { perDay: roundsPerDay(play), feesPerDay: feesPerDay(play) },
    prizes: model.prizes.map(prize => prizeForecast(play, prize, means)),
    prizesPerFee: dollarsOf(perFee),
    prizesPerDay: dollarsOf(multiplyRational(perFee, rational(feesPerDay(play)))),
    shareOfFee: decimal(divideRational(perFee, rational(model.fee))),
    meters: model.meters.map(meter => meterForecast(model, meter, play, means.get(meter.key))),
    reserve: reserveAnswer(model, play, days, seed),
  };
};

/** What a meter shows on average when it is won from, in cents, and the error to expect of that. */
type Mean = { readonly amount: Rational; readonly error: number };
type Means = ReadonlyMap<string, Mean | undefined>;

const meanShown = (model: JackpotModel, meter: MeterModel, play: Play, seed: number): Mean | undefined => {
  if (model.prizes.every(prize => takesOf(prize, meter) === 0)) return undefined;
  const amount = meanJackpot(model, meter, play);
  if (amount !== undefined) return { amount, error: 0 };
  const played = simulateMeter(model, meter, play, { hits: 1_000_000, seed });
  return { amount: rational(Math.round(played.mean * 1e6), 1_000_000), error: played.error };
};

/** The mean amount of a prize, in cents. */
const meanPrize = ({ pays }: PrizeModel, means: Means): Rational => {
  if (pays.type === 'fixed') return rational(pays.amount);
  const mean = means.get(pays.meter);
  assert(mean !== undefined, `there is no meter ${pays.meter}`);
  return multiplyRational(mean.amount, rational(pays.percent, 100));
};

const prizeForecast = (play: Play, prize: PrizeModel, means: Means) => {
  const mean = meanPrize(prize, means);
  return {
    key: prize.key,
    chancePerRound: decimal(prize.chance),
    hitsPerDay: decimal(multiplyRational(prize.chance, rational(roundsPerDay(play)))),
    meanPrize: dollarsOf(mean),
    perFee: dollarsOf(divideRational(multiplyRational(mean, prize.chance), rational(play.feesPerRound))),
  };
};

const meterForecast = (model: JackpotModel, meter: MeterModel, play: Play, mean: Mean | undefined): MeterForecast => {
  const chance = wholeMeterChance(model, meter);
  const shown = mean && { meanJackpot: dollarsOf(mean.amount), meanJackpotError: inDollars(mean.error) };
  if (chance.over === 0n) return { key: meter.key, ...shown, hitWithin: [] };
  const perDay = rational(roundsPerDay(play));
  const isOnlyWonWhole = model.prizes.every(prize => [0, 100].includes(takesOf(prize, meter)));
  const hitWithin = QUANTILES.map(quantile => {
    const rounds = roundsToHit(chance, rational(quantile, 100));
    return {
      chance: `${quantile / 100}`,
      rounds: rounds.toString(),
      days: decimal(divideRational(rational(rounds), perDay)),
      ...(isOnlyWonWhole ? { meter: dollarsOf(meterAfter(meter, play, rounds)) } : {}),
    };
  });
  const meanRounds = divideRational(rational(1), chance);
  return {
    key: meter.key,
    ...shown,
    meanRounds: decimal(meanRounds),
    meanDays: decimal(divideRational(meanRounds, perDay)),
    hitWithin,
  };
};

/** The advance is what the house must expect to have out at the close of the last day. */
const reserveAnswer = (model: JackpotModel, play: Play, days: number, seed: number) => {
  const risk = reserveRisk(model, play);
  const { method, byDay, ...last } = forecastReserve(risk, days, seed);
  const outPerDay = risk.payments.reduce((sum, { chance, cents }) => sum + chance * cents, 0) * risk.roundsPerDay;
  return {
    method,
    days,
    inPerDay: inDollars(risk.perDay),
    meanOutPerDay: inDollars(outPerDay),
    chanceShort: last.chanceShort.toFixed(12),
    chanceShortError: last.chanceShortError.toFixed(12),
    expectedAdvance: inDollars(last.advance),
    expectedAdvanceError: inDollars(last.advanceError),
    byDay: byDay.map(({ day, advance, chanceShort }) => ({
      day,
      advance: inDollars(advance),
      chanceShort: chanceShort.toFixed(12),
    })),
  };
};

const dollarsOf = (inCents: Rational): string => decimal(divideRational(inCents, rational(100)));

/** Estimates in dollars, to the hundredth of a cent. */
const inDollars = (amount: number): string => (amount / 100).toFixed(4);
