import { answer } from '#core/base';
import { standingFund } from '#core/house';
import { splashPotBy } from '../splash-pot.ts';
import { AT, type Journal, type Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `splash-pot`: the tables and pots go in as they were drawn and won; the house's fund pays. */
export const splashPotThroughHouse = (json: unknown): Through =>
  throughHouse((open, journal) =>
    splashPotBy(json, (promotion, { tables, drawing, splash, fund }) => {
      const stage = open(promotion, 'splash-pot', splash === undefined ? {} : { splash }, fund);
      if (!stage.ok) return stage;
      const refused = stage.value.commit({ type: 'SplashPots', tables, ...drawing }, Temporal.Instant.from(AT));
      if (refused !== undefined) return refused;
      const { splashed, payouts } = stage.value.state().last!; // The command has just splashed them.
      return answer({ splashed, payouts, fund: fundIn(journal(), promotion.activity.id) });
    }),
  );

const fundIn = ({ house }: Journal, activity: string) => {
  const { funds, offerings } = house();
  return standingFund(funds, { activity, reserveOf: offerings.get(activity)?.reserveOf ?? activity });
};
