import { soldIn } from './sold.ts';
import type { Tournament } from './state-shape.ts';

/** All tournament chips in play; absent where none are posted. They only pass from one player to another. TRN-24 */
export const chipsInPlay = (tournament: Tournament): number | undefined => {
  const { structure, colourUps = [], chipsRemoved = [] } = tournament;
  if (structure.chips === undefined) return undefined;
  const { entries, rebuys, addOns } = soldIn(tournament);
  const { rebuy, addOn, chips } = structure;
  const sold = entries * chips + rebuys * (rebuy?.chips ?? chips) + addOns * (addOn?.chips ?? chips);
  const added = colourUps.reduce((sum, one) => sum + one.added, 0);
  const removed = chipsRemoved.reduce((sum, one) => sum + one.chips, 0);
  return sold + added - removed;
};
