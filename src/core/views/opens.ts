import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import { mayBeThing } from '#core/mechanisms/drawing';
import { type Activity, type Offering, termsInForce } from '#core/rulebook';

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
    const terms = termsInForce(activity.drawings, offering);
    return (
      terms && {
        mechanism: 'drawing',
        isDrumAsPosted: terms.drum === 'as-posted',
        isAlwaysByComputer: terms.entries.some(({ type }) => type === 'hour'),
        mayBeThing: mayBeThing(activity, terms),
      }
    );
  },
  ({ wheels, tableDraws }, offering) => {
    const terms = termsInForce(wheels, offering);
    if (terms?.type === 'spots') {
      const { double, goods, guarantee } = terms;
      return { mechanism: 'wheel', hasDouble: double !== undefined, hasGoods: goods, hasGuarantee: guarantee };
    }
    // Where a drawn table spins, the spin belongs to the draw of the table.
    const isOfTable = termsInForce(tableDraws, offering) !== undefined;
    if (terms === undefined || isOfTable) return undefined;
    return { mechanism: 'card-wheel', valueAwards: terms.valueAwards, hasHands: true };
  },
  ({ wheels, tableDraws }, offering) => {
    const terms = termsInForce(tableDraws, offering);
    if (terms === undefined) return undefined;
    const wheel = terms.gives.type === 'spin' ? termsInForce(wheels, offering) : undefined;
    const valueAwards = wheel?.type === 'cards' ? wheel.valueAwards : 0;
    return { mechanism: 'table-drawing', valueAwards, hasHands: terms.gives.type === 'spin' };
  },
  ({ secondStage }) => secondStage && { mechanism: 'car-giveaway' },
  ({ settlement }) => (settlement.period === undefined ? undefined : { mechanism: 'high-hand' }),
];
