import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import { thingPlaces } from '#core/mechanisms/contest';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { instrumentTermsOf } from '#core/mechanisms/instrument/terms';
import { squaresTermsOf } from '#core/mechanisms/squares/terms';
import { tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import { trackingTermsOf } from '#core/mechanisms/tracking/terms';
import { wheelTermsOf } from '#core/mechanisms/wheel/terms';
import type { Activity, Offering } from '#core/rulebook';

/** What can be opened at the desk under an offering, with what is to be posted for it. Gambling up follows a draw. */
export type Opens =
  | {
      readonly mechanism: 'wheel';
      readonly hasDouble: boolean;
      readonly hasGoods: boolean;
      readonly hasGuarantee: boolean;
    }
  | { readonly mechanism: 'card-wheel' | 'table-drawing'; readonly valueAwards: number; readonly hasHands: boolean }
  | { readonly mechanism: 'tracking'; readonly hasCredits: boolean }
  | {
      readonly mechanism: 'contest';
      readonly hasGames: boolean;
      readonly hasDeadline: boolean;
      readonly hasHours: boolean;
      /** The prizes that may be given as things, by the keys of their values. */
      readonly things: readonly string[];
    }
  | { readonly mechanism: 'squares' | 'instrument' | 'high-hand' }
  | OpensOfMechanism;

export const opensUnder = (activity: Activity, offering: Offering): readonly Opens[] =>
  [...BY_MECHANISM, ...READERS].flatMap(read => read(activity, offering) ?? []);

/** In the order of the list of mechanisms: what is drawn for comes before what follows a draw. */
const BY_MECHANISM: readonly Reader[] = MECHANISM_NAMES.map(name => {
  const { opensUnder: read } = mechanismOf(name);
  return (activity, offering) => read?.(activity, offering) as Opens | undefined; // By its mechanism.
});

type Reader = (activity: Activity, offering: Offering) => Opens | undefined;

const READERS: readonly Reader[] = [
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
  activity => {
    const tracking = trackingTermsOf(activity);
    return tracking && { mechanism: 'tracking', hasCredits: tracking.credits };
  },
  activity => squaresTermsOf(activity) && { mechanism: 'squares' },
  activity => {
    const contest = contestTermsOf(activity);
    if (contest === undefined) return undefined;
    const { score, entries, hoursMin } = contest;
    return {
      mechanism: 'contest',
      hasGames: score === 'picks',
      hasDeadline: entries !== undefined,
      hasHours: hoursMin !== undefined,
      things: thingPlaces(activity, contest),
    };
  },
  activity => instrumentTermsOf(activity) && { mechanism: 'instrument' },
  ({ settlement }) => (settlement.period === undefined ? undefined : { mechanism: 'high-hand' }),
];
