import { MECHANISM_NAMES, mechanismOf, type OpensOfMechanism } from '#core/house';
import { thingPlaces } from '#core/mechanisms/contest';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { instrumentTermsOf } from '#core/mechanisms/instrument/terms';
import { squaresTermsOf } from '#core/mechanisms/squares/terms';
import { trackingTermsOf } from '#core/mechanisms/tracking/terms';
import type { Activity, Offering } from '#core/rulebook';

/** What can be opened at the desk under an offering, with what is to be posted for it. Gambling up follows a draw. */
export type Opens =
  | { readonly mechanism: 'tracking'; readonly hasCredits: boolean }
  | {
      readonly mechanism: 'contest';
      readonly hasGames: boolean;
      readonly hasDeadline: boolean;
      readonly hasHours: boolean;
      /** The prizes that may be given as things, by the keys of their values. */
      readonly things: readonly string[];
    }
  | { readonly mechanism: 'squares' | 'instrument' }
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
];
