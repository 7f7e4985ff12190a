import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism, shapesOf } from '#core/house';
import type { Activity, Offering } from '#core/rulebook';
import { branded, named, toldBy } from '#core/shape';

/** What can be opened at the desk under an offering, with what is to be posted for it. Gambling up follows a draw. */
export const Opens = named('Opens', branded<OpensOfMechanism>(toldBy('mechanism', shapesOf('opens'))));
export type Opens = OpensOfMechanism;

/** In the order of the list of mechanisms: what is drawn for comes before what follows a draw. */
export const opensUnder = (activity: Activity, offering: Offering): readonly Opens[] =>
  MECHANISM_NAMES.flatMap(name => {
    const opens = mechanismOf(name).opensUnder?.(activity, offering) as Opens | undefined; // By its mechanism.
    return opens ?? [];
  });
