import { addRational, type Rational, rational } from '#core/base';
import type { Cents } from '#core/money';

/** A jackpot as far as its money goes: what comes in, what is paid and how often. An offering makes one. */
export type JackpotModel = {
  /** What a player (or the pot) pays; what goes neither to a meter nor to the reserve is the house's. */
  readonly fee: Cents;
  readonly toReserve: Cents;
  readonly meters: readonly MeterModel[];
  readonly prizes: readonly PrizeModel[];
  readonly openingReserve: Cents;
  readonly adminFeePerTableHour: Cents;
};

export type MeterModel = {
  readonly key: string;
  /** Where it starts and, from the reserve, starts again. */
  readonly seed: Cents;
  readonly perFee: Cents;
  /** Added each day out of the reserve. */
  readonly dailyIncrease: Cents;
  /** Where the meter stops; undefined for one without a cap. */
  readonly cap: Cents | undefined;
};

export type PrizeModel = {
  readonly key: string;
  /** The chance that one round at one table hits it. */
  readonly chance: Rational;
  readonly pays:
    | { readonly type: 'fixed'; readonly amount: Cents }
    | { readonly type: 'meter'; readonly meter: string; readonly percent: number };
};

/** How the house plays, in whole numbers: rounds go on alike at all tables, so many hours a day. */
export type Play = {
  readonly tables: number;
  readonly roundsPerHour: number;
  readonly feesPerRound: number;
  readonly hoursPerDay: number;
};

export const roundsPerDay = (play: Play): number => play.tables * play.roundsPerHour * play.hoursPerDay;
export const feesPerDay = (play: Play): number => roundsPerDay(play) * play.feesPerRound;

/** What a meter gains in a round, in cents; the daily increase is spread over the day's rounds. */
export const gainPerRound = (meter: MeterModel, play: Play): Rational =>
  addRational(rational(meter.perFee * play.feesPerRound), rational(meter.dailyIncrease, roundsPerDay(play)));

/** The chance that a round takes the whole meter. */
export const wholeMeterChance = (model: JackpotModel, meter: MeterModel): Rational =>
  sumOf(model.prizes.filter(prize => takesOf(prize, meter) === 100).map(prize => prize.chance));

/** What percentage of this meter a prize takes; 0 for other prizes. */
export const takesOf = ({ pays }: PrizeModel, meter: MeterModel): number =>
  pays.type === 'meter' && pays.meter === meter.key ? pays.percent : 0;

export const sumOf = (parts: readonly Rational[]): Rational => parts.reduce(addRational, rational(0));
