import type { Activity, Offering } from '#core/rulebook';
import type { Spot, Wheel } from './shape.ts';

/** The offering with amounts, values and number of the spots, so that they are checked with it. WHL-1 */
export const withWheel = ({ settings }: Activity, offering: Offering, { spots, jackpot }: Wheel): Offering => {
  const known = settings.map(({ key }) => key);
  const given = Object.entries({
    sections: spots.flatMap(worthOf),
    spots: [spots.length],
    doubleSpot: jackpot === undefined ? [] : worthOf(jackpot),
  });
  const own = given.filter(([key, values]) => known.includes(key) && values.length > 0);
  return { ...offering, settings: { ...offering.settings, ...Object.fromEntries(own) } };
};

/** Money and things alike; of a thing that is not valued nothing is known. */
const worthOf = (spot: Spot): readonly number[] => {
  switch (spot.type) {
    case 'cash':
      return [spot.amount];
    case 'goods':
      return spot.value === undefined ? [] : [spot.value];
    case 'double':
      return [];
  }
};
