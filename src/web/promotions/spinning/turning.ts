import type { Spot } from '#core/mechanisms/wheel';
import { formatAmount } from '#core/money';
import { cameOut, type Over } from '../draws/shown.ts';

/** Where the wheel came to rest, as the journal has it; nothing where it was stuck on a peg. */
export const restOf = (draw: Over): number | undefined => {
  const found = /^(?:spot )?(\d+)$/.exec(cameOut(draw));
  return found === null ? undefined : Number(found[1]);
};

/** How far the wheel is turned, clockwise in degrees, when the middle of a spot is under the pointer. */
export const angleOf = (spot: number, spots: number): number => (360 - (spot * 360) / spots) % 360;

const TURNS = 5;

/** From where it is through whole turns to the spot, never backward. */
export const turnTo = (from: number, spot: number, spots: number): number => {
  const least = from + TURNS * 360;
  const rest = angleOf(spot, spots);
  return least + ((((rest - least) % 360) + 360) % 360);
};

/** As painted on the wheel. */
export const spotWords = (spot: Spot, double: string): string => {
  if (spot.type === 'double') return double;
  return spot.type === 'cash' ? formatAmount(spot.amount).replace(/\.00$/, '') : spot.what;
};

/** The spots of a wheel as they are painted, neighbors never alike. */
export const sectionsOf = (spots: readonly Spot[], double: string) =>
  spots.map((spot, place) => ({
    words: spotWords(spot, double),
    tone: spot.type === 'double' ? ('double' as const) : place % 3,
  }));

/** The outline of a spot of a wheel with this radius around 0, its middle at the top. */
export const sectorPath = (spots: number, radius: number): string => {
  if (spots === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const half = Math.PI / spots;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius].map(length => Number(length.toFixed(3)));
  return `M0 0L${-x!} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
};
