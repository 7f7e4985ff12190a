import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import type { Activity, Offering } from '#core/rulebook';

/** What can be opened at the desk under an offering, with what is to be posted for it. Gambling up follows a draw. */
export type Opens = OpensOfMechanism;

/** In the order of the list of mechanisms: what is drawn for comes before what follows a draw. */
export const opensUnder = (activity: Activity, offering: Offering): readonly Opens[] =>
  MECHANISM_NAMES.flatMap(name => {
    const opens = mechanismOf(name).opensUnder?.(activity, offering) as Opens | undefined; // By its mechanism.
    return opens ?? [];
  });
