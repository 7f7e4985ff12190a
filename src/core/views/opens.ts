import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import { secondStageOf } from '#core/mechanisms/car-giveaway/terms';
import { mayBeThing } from '#core/mechanisms/drawing';
import { drawingTermsOf } from '#core/mechanisms/drawing/terms';
import type { Activity, Offering } from '#core/rulebook';

/** What can be opened at the desk under an offering, with what is to be posted for it. Gambling up follows a draw. */
export type Opens =
  | {
      readonly mechanism: 'drawing';
      /** The approval leaves it to the house whether the drum is kept. */
      readonly isDrumAsPosted: boolean;
      /** Points of tracked play are always in the computer. */
      readonly isAlwaysByComputer: boolean;
      /** What is won may be a thing, of the posted value. */
      readonly mayBeThing: boolean;
    }
  | { readonly mechanism: 'car-giveaway' | 'high-hand' }
  | { readonly mechanism: 'squares' | 'instrument' | 'car-giveaway' }
  | OpensOfMechanism;

export const opensUnder = (activity: Activity, offering: Offering): readonly Opens[] =>
  [...READERS, ...BY_MECHANISM].flatMap(read => read(activity, offering) ?? []);

const BY_MECHANISM: readonly Reader[] = MECHANISM_NAMES.map(name => {
  const { opensUnder: read } = mechanismOf(name);
  return (activity, offering) => read?.(activity, offering) as Opens | undefined; // By its mechanism.
});

type Reader = (activity: Activity, offering: Offering) => Opens | undefined;

const READERS: readonly Reader[] = [
  (activity, offering) => {
    const terms = drawingTermsOf(activity, offering);
    return (
      terms && {
        mechanism: 'drawing',
        isDrumAsPosted: terms.drum === 'as-posted',
        isAlwaysByComputer: terms.entries.some(({ type }) => type === 'hour'),
        mayBeThing: mayBeThing(activity, terms),
      }
    );
  },
  activity => secondStageOf(activity) && { mechanism: 'car-giveaway' },
];
