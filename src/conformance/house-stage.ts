import { type Answer, answer } from '#core/base';
import type { EventIn, HouseCommand, MechanismName, PostedIn, StateIn } from '#core/house';
import { type Journal, journalOf, replayDiffers, SETTINGS, startedWith, type Through, TWO } from './journal.ts';
import type { Promotion } from './promotion-json.ts';
import type { Stage } from './stage.ts';

/** Commands go in as the mechanism has them and come to the house as JSON, moments as text. */
export type HouseStage<Name extends MechanismName> = Stage<StateIn<Name>, object, EventIn<Name>>;

/** Opens the promotion of a scenario in a house of its own, its offering announced, its fund as stated. */
export type Open = <Name extends MechanismName>(
  promotion: Promotion,
  mechanism: Name,
  posted: PostedIn<Name>,
  fundJson?: unknown,
) => Answer<HouseStage<Name>>;

/** Runs the scenario of a kind in a house: what differs from what it expects or after a replay, and the events. */
export const throughHouse = (check: (open: Open, journal: () => Journal) => readonly string[]): Through => {
  let journal: Journal | undefined;
  const open: Open = (promotion, mechanism, posted, fundJson) => {
    const started = startedWith(promotion, fundJson);
    if (!started.ok) return started;
    journal = started.value.journal;
    return stageIn(journal, promotion.activity.id, mechanism, posted);
  };
  const differences = check(open, () => journal ?? journalOf(SETTINGS));
  if (journal === undefined) return { differences, events: [] };
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

export const PROMOTION = 'the promotion';

const stageIn = <Name extends MechanismName>(
  journal: Journal,
  activity: string,
  mechanism: Name,
  posted: PostedIn<Name>,
): Answer<HouseStage<Name>> => {
  // The compiler cannot carry one name through a union of commands.
  const open = { type: 'OpenPromotion', promotion: PROMOTION, activity, mechanism, posted } as HouseCommand;
  const refused = journal.ask(open);
  if (refused !== undefined) return refused;
  const from = journal.events.length;
  return answer({
    state: () => journal.house().promotions.get(PROMOTION)?.state as StateIn<Name>, // Opened above under this very name.
    get events() {
      const moved = journal.events.slice(from).filter(event => event.type === 'PromotionMoved');
      return moved.flatMap(({ events }) => events as readonly EventIn<Name>[]); // Only this mechanism runs here.
    },
    commit: (command, now) => {
      const told: unknown = JSON.parse(JSON.stringify(command));
      const run = { type: 'RunPromotion', promotion: PROMOTION, mechanism, command: told } as HouseCommand; // As above.
      return journal.ask(run, { ...TWO, now });
    },
  });
};
