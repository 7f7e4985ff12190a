import { type Answer, answer } from '#core/base';
import type { StateIn } from '#core/house';
import type { Activity } from '#core/rulebook';
import { carGiveawayBy } from '../car-giveaway.ts';
import { readOffering } from '../offering-json.ts';
import { AT, type Through } from './journal.ts';
import { type HouseStage, throughHouse } from './promotion.ts';

/** Kind `car-giveaway`: each stage is a command, each prize an award. */
export const carGiveawayThroughHouse = (json: unknown): Through =>
  throughHouse(open => {
    let stage: Answer<HouseStage<'car-giveaway'>> | undefined;
    const asked = <Part extends keyof State>(activity: Activity, command: object, part: Part) => {
      stage ??= open({ activity, offering: readOffering(activity, {}) }, 'car-giveaway', {});
      if (!stage.ok) return stage;
      const refused = stage.value.commit(command, Temporal.Instant.from(AT));
      return refused ?? answer<NonNullable<State[Part]>>(stage.value.state()[part]!); // The command has just set it.
    };
    return carGiveawayBy(json, {
      tryKeys: (activity, holders, startingEnvelope) =>
        asked(activity, { type: 'TryKeys', holders, startingEnvelope }, 'keys'),
      firstRound: (activity, tables) => asked(activity, { type: 'CountFirstRound', tables }, 'first'),
      finalTable: (activity, _, counts) => asked(activity, { type: 'CountFinalTable', counts }, 'final'),
    });
  });

type State = StateIn<'car-giveaway'>;
