import type { Activity } from '#core/rulebook';

/** The general jackpot fund of the house, which several activities share and none owns. FND-12 */
export const JACKPOT_FUND = 'jackpot-fund';

/** Whose reserve is behind an activity: its own, that of another, or the general jackpot fund. FND-12 */
export const reserveBehind = ({ id, funding: { source } }: Activity): string => {
  switch (source.type) {
    case 'activity':
      return source.id;
    case 'jackpot-fund':
      return JACKPOT_FUND;
    case 'fees':
    case 'house':
    case 'entries':
    case 'not-stated':
      return id;
  }
};
