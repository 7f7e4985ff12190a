import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import { secondStageOf } from '#core/mechanisms/car-giveaway/terms';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import { mayBeThing } from '#core/mechanisms/drawing';
import { drawingTermsOf } from '#core/mechanisms/drawing/terms';
import { tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import { wheelTermsOf } from '#core/mechanisms/wheel/terms';
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
  | {
      readonly mechanism: 'wheel';
      readonly hasDouble: boolean;
      readonly hasGoods: boolean;
      readonly hasGuarantee: boolean;
    }
  | { readonly mechanism: 'card-wheel' | 'table-drawing'; readonly valueAwards: number; readonly hasHands: boolean }
  | { readonly mechanism: 'car-giveaway' | 'high-hand' }
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
  (activity, offering) => {
    const terms = wheelTermsOf(activity, offering);
    if (terms === undefined) return undefined;
    const { double, goods, guarantee } = terms;
    return { mechanism: 'wheel', hasDouble: double !== undefined, hasGoods: goods, hasGuarantee: guarantee };
  },
  (activity, offering) => {
    const terms = cardWheelTermsOf(activity, offering);
    // Where a drawn table spins, the spin belongs to the draw of the table.
    const isOfTable = tableDrawTermsOf(activity, offering) !== undefined;
    if (terms === undefined || isOfTable) return undefined;
    return { mechanism: 'card-wheel', valueAwards: terms.valueAwards, hasHands: true };
  },
  (activity, offering) => {
    const terms = tableDrawTermsOf(activity, offering);
    if (terms === undefined) return undefined;
    const wheel = terms.gives.type === 'spin' ? cardWheelTermsOf(activity, offering) : undefined;
    const valueAwards = wheel?.valueAwards ?? 0;
    return { mechanism: 'table-drawing', valueAwards, hasHands: terms.gives.type === 'spin' };
  },
  activity => secondStageOf(activity) && { mechanism: 'car-giveaway' },
  ({ settlement }) => (settlement.period === undefined ? undefined : { mechanism: 'high-hand' }),
];
