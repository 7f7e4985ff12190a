import { divideRational, multiplyRational, type Rational, rational } from '#core/base';
import { decimal } from './exact.ts';
import { meanJackpot, meterAfter, roundsToHit } from './forecast-meter.ts';
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
} from './forecast-model.ts';
import { forecastReserve, type ReserveForecast, reserveRisk } from './forecast-reserve.ts';

/** What a jackpot means for the house, ready for JSON: amounts are dollars, all numbers strings of digits. */
export type Forecast = {
  readonly rounds: { readonly perDay: number; readonly feesPerDay: number };
  readonly prizes: readonly PrizeForecast[];
  /** What the prizes cost on average for each fee, and that as a share of the fee. */
  readonly prizesPerFee: string;
  readonly prizesPerDay: string;
  readonly shareOfFee: string;
  readonly meters: readonly MeterForecast[];
  readonly reserve: ReserveAnswer;
};

export type PrizeForecast = {
  readonly key: string;
  readonly chancePerRound: string;
  readonly hitsPerDay: string;
  /** The mean amount; undefined for part of a meter with a cap. */
  readonly meanPrize?: string;
  readonly perFee?: string;
};

export type MeterForecast = {
  readonly key: string;
  readonly meanJackpot?: string;
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

export type ReserveAnswer = {
  readonly method: ReserveForecast['method'];
  readonly days: number;
  readonly inPerDay: string;
  readonly meanOutPerDay: string;
  readonly chanceShort: string;
  readonly chanceShortError: string;
  /** What the house must expect to have advanced at the close of the last day. */
  readonly expectedAdvance: string;
  readonly expectedAdvanceError: string;
  readonly byDay: readonly { readonly day: number; readonly advance: string; readonly chanceShort: string }[];
};

export const QUANTILES = ['0.05', '0.25', '0.5', '0.75', '0.95'] as const;

/** Works out a jackpot at so many tables over so many days; the seed is for what must be simulated. */
export const forecast = (
  model: JackpotModel,
  play: Play,
  { days, seed }: { readonly days: number; readonly seed: number },
): Forecast => {
  const means = new Map(model.meters.map(meter => [meter.key, meanJackpot(model, meter, play)]));
  const prizes = model.prizes.map(prize => prizeForecast(model, play, prize, means));
  const costs = model.prizes.map(prize => costPerRound(prize, means) ?? rational(0));
  const perFee = divideRational(sumOf(costs), rational(play.feesPerRound));
  return {
    rounds: { perDay: roundsPerDay(play), feesPerDay: feesPerDay(play) },
    prizes,
    prizesPerFee: dollarsOf(perFee),
    prizesPerDay: dollarsOf(multiplyRational(perFee, rational(feesPerDay(play)))),
    shareOfFee: decimal(divideRational(perFee, rational(model.fee))),
    meters: model.meters.map(meter => meterForecast(model, meter, play, means.get(meter.key))),
    reserve: reserveAnswer(model, play, days, seed),
  };
};

type Means = ReadonlyMap<string, Rational | undefined>;

/** The mean amount of a prize, in cents. */
const meanPrize = ({ pays }: PrizeModel, means: Means): Rational | undefined => {
  if (pays.type === 'fixed') return rational(pays.amount);
  const mean = means.get(pays.meter);
  return mean === undefined ? undefined : multiplyRational(mean, rational(pays.percent, 100));
};

const costPerRound = (prize: PrizeModel, means: Means): Rational | undefined => {
  const mean = meanPrize(prize, means);
  return mean === undefined ? undefined : multiplyRational(mean, prize.chance);
};

const prizeForecast = (model: JackpotModel, play: Play, prize: PrizeModel, means: Means): PrizeForecast => {
  const mean = meanPrize(prize, means);
  const row = {
    key: prize.key,
    chancePerRound: decimal(prize.chance),
    hitsPerDay: decimal(multiplyRational(prize.chance, rational(roundsPerDay(play)))),
  };
  if (mean === undefined) return row;
  const perFee = divideRational(multiplyRational(mean, prize.chance), rational(play.feesPerRound));
  return { ...row, meanPrize: dollarsOf(mean), perFee: dollarsOf(perFee) };
};

const meterForecast = (
  model: JackpotModel,
  meter: MeterModel,
  play: Play,
  mean: Rational | undefined,
): MeterForecast => {
  const chance = wholeMeterChance(model, meter);
  const shown = mean === undefined ? {} : { meanJackpot: dollarsOf(mean) };
  if (chance.over === 0n) return { key: meter.key, ...shown, hitWithin: [] };
  const perDay = rational(roundsPerDay(play));
  const isOnlyWonWhole = model.prizes.every(prize => [0, 100].includes(takesOf(prize, meter)));
  const hitWithin = QUANTILES.map(quantile => {
    const rounds = roundsToHit(chance, rational(Math.round(Number(quantile) * 100), 100));
    return {
      chance: quantile,
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

const reserveAnswer = (model: JackpotModel, play: Play, days: number, seed: number): ReserveAnswer => {
  const risk = reserveRisk(model, play);
  const { method, byDay, ...last } = forecastReserve(risk, days, seed);
  const outPerDay = risk.payments.reduce((sum, { chance, cents }) => sum + chance * cents, 0) * risk.roundsPerDay;
  return {
    method,
    days,
    inPerDay: cents(risk.perDay),
    meanOutPerDay: cents(outPerDay),
    chanceShort: last.chanceShort.toFixed(12),
    chanceShortError: last.chanceShortError.toFixed(12),
    expectedAdvance: cents(last.advance),
    expectedAdvanceError: cents(last.advanceError),
    byDay: byDay.map(({ day, advance, chanceShort }) => ({
      day,
      advance: cents(advance),
      chanceShort: chanceShort.toFixed(12),
    })),
  };
};

const dollarsOf = (inCents: Rational): string => decimal(divideRational(inCents, rational(100)));

/** Estimates in dollars, to the hundredth of a cent. */
const cents = (amount: number): string => (amount / 100).toFixed(4);
