import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';
import { entriesOf } from './sold.ts';
import type { Tournament } from './state-shape.ts';

/** A seat is won where the thing of a satellite was handed over, and brings one entry to one event. TRN-16 */
export const satelliteObjection = (
  player: string,
  satellite: { readonly name: string; readonly state: Tournament | undefined },
  others: readonly Tournament[],
): Refusal | undefined => {
  const isWon = satellite.state?.payments.some(one => one.player === player && one.hasItem) === true;
  const entries = others.flatMap(({ entrants }) => (entrants.has(player) ? entriesOf(entrants.get(player)!) : []));
  const isUsed = entries.some(({ from }) => from === satellite.name);
  return isWon && !isUsed ? undefined : refuse('no-seat-won', { player, satellite: satellite.name }, 'TRN-16');
};
