import type { Activity, Offering } from '#core/rulebook';
import type { Wheel } from './spots.ts';

/** The offering with amounts and number of the spots among its settings, so that they are checked with it. WHL-1 */
export const withWheel = ({ settings }: Activity, offering: Offering, { spots, jackpot }: Wheel): Offering => {
  const known = settings.map(({ key }) => key);
  const given = Object.entries({
    sections: spots.flatMap(spot => (spot.type === 'cash' ? [spot.amount] : [])),
    spots: [spots.length],
    doubleSpot: jackpot?.type === 'cash' ? [jackpot.amount] : [],
  });
  const own = given.filter(([key, values]) => known.includes(key) && values.length > 0);
  return { ...offering, settings: { ...offering.settings, ...Object.fromEntries(own) } };
};
