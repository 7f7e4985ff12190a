import {
  applyRate,
  type Carry,
  type Cents,
  cents,
  least,
  minus,
  NO_CARRY,
  NOTHING,
  partOf,
  percent,
  plus,
  type Rate,
} from '#core/money';

/** A progressive meter: what it shows, what it is reset to, and what waits in reserve for the next reset. */
export type ProgressiveMeter = {
  readonly posted: Cents;
  readonly reset: Cents;
  readonly reserve: Cents;
  readonly carry: Carry;
};

export const meterAt = (posted: Cents, reset: Cents, reserve: Cents = NOTHING): ProgressiveMeter => ({
  posted,
  reset,
  reserve,
  carry: NO_CARRY,
});

/** `each` is one winner's award; a reset takes `seeded` from the house and `fromReserve` from the reserve. */
export type MeterAward = {
  readonly each: Cents;
  readonly seeded: Cents;
  readonly fromReserve: Cents;
  readonly meter: ProgressiveMeter;
};

/**
 * Takes a percentage off the meter and divides it equally. What does not divide stays on the meter. TBL-5
 * If the whole meter is taken, it restarts at its reset amount plus what the reserve holds. TBL-6
 */
export const takeAward = (meter: ProgressiveMeter, percentage: number, sharers: number): MeterAward => {
  const award = partOf(meter.posted, percent(percentage));
  const each = cents(Math.floor(award / sharers));
  const left = minus(meter.posted, cents(each * sharers));
  if (percentage < 100) return { each, seeded: NOTHING, fromReserve: NOTHING, meter: { ...meter, posted: left } };
  const { reset: seeded, reserve: fromReserve } = meter;
  const posted = plus(left, plus(seeded, fromReserve));
  return { each, seeded, fromReserve, meter: { ...meter, posted, reserve: NOTHING } };
};

/** How a wager feeds its meter: a rate of the wagers, and of that the part kept in reserve. TBL-7 */
export type Progression = { readonly rate: Rate; readonly reserve: Rate };

/** Adds the meter's part of the wagers accepted; a part of a cent waits for the next round. */
export const contribute = (meter: ProgressiveMeter, wagers: Cents, progression: Progression): ProgressiveMeter => {
  const { part, carry } = applyRate({ rate: progression.rate, amount: wagers, carry: meter.carry });
  const toReserve = partOf(part, progression.reserve);
  const posted = plus(meter.posted, minus(part, toReserve));
  return { ...meter, posted, reserve: plus(meter.reserve, toReserve), carry };
};

/**
 * Takes out what `contribute` has put in for the same wagers. A meter that was won since keeps what it was reset to:
 * that part was paid to a winner and is the house's.
 */
export const takeBack = (meter: ProgressiveMeter, wagers: Cents, progression: Progression): ProgressiveMeter => {
  const less = minus(NOTHING, wagers);
  const { part, carry } = applyRate({ rate: progression.rate, amount: less, carry: meter.carry });
  const out = minus(NOTHING, part);
  const fromReserve = least(partOf(out, progression.reserve), meter.reserve);
  const floor = meter.posted >= meter.reset ? meter.reset : NOTHING;
  const fromPosted = least(minus(out, fromReserve), minus(meter.posted, floor));
  return {
    ...meter,
    posted: minus(meter.posted, fromPosted),
    reserve: minus(meter.reserve, fromReserve),
    carry,
  };
};
