import { type Answer, answer, type Refusal } from '#core/base';
import {
  type EventIn,
  type HouseCommand,
  type MechanismName,
  mechanismOf,
  type PostedIn,
  type StateIn,
} from '#core/house';
import type { Rule } from '#core/mechanisms';
import type { DeskView } from '#core/views';
import { type Journal, TWO } from './journal.ts';

/** The promotion of a scenario as it runs in a house. */
export type Stage<Name extends MechanismName> = {
  readonly state: () => StateIn<Name>;
  /** What its desk shows: what came of it is read there. */
  readonly desk: () => Promise<Extract<DeskView, { readonly type: Name }>>;
  /** Everything that has happened in it so far. */
  readonly events: readonly EventIn<Name>[];
  /** Commands go in as the mechanism has them and come to the house as JSON; the refusal, if it is one. */
  readonly commit: (command: object, now: Temporal.Instant) => Promise<Refusal | undefined>;
};

export const PROMOTION = 'promotion';

/** A scenario names no times of drawings: they are posted for whenever it draws. */
const ANY_TIME = { drawnAt: Array.from({ length: 1_000 }, () => '2000-01-01T08:00:00Z') };
export const timed = (mechanism: MechanismName, posted: object): object => {
  if (mechanism === 'drawing') return { ...ANY_TIME, ticketTimes: ['00:00'], ...posted };
  return mechanismOf(mechanism).drawnTimes === undefined ? posted : { ...ANY_TIME, ...posted };
};

/** Opens the promotion of a scenario, its offering announced, its fund as stated. */
export const open = async <Name extends MechanismName>(
  journal: Journal,
  rule: Rule,
  mechanism: Name,
  posted: PostedIn<Name>,
  fundJson?: unknown,
): Promise<Answer<Stage<Name>>> => {
  const started = await journal.scene.start(rule, fundJson);
  if (!started.ok) return started;
  const { id: activity } = rule.activity;
  // The compiler cannot carry one name through a union of commands.
  const opening = {
    type: 'OpenPromotion',
    promotion: PROMOTION,
    activity,
    mechanism,
    posted: timed(mechanism, posted),
  } as HouseCommand;
  const refused = await journal.ask(opening);
  if (refused !== undefined) return refused;
  const running = () =>
    journal
      .house()
      .promotions.values()
      .find(one => one.mechanism === mechanism);
  const from = journal.events.length;
  return answer({
    state: () => running()?.state as StateIn<Name>, // Opened above.
    desk: async () => {
      const shown = (await journal.shown('promotions'))[running()?.promotion ?? ''];
      if (shown?.desk.type !== mechanism) throw new Error(`the desk shows nothing of the ${mechanism}`);
      return shown.desk as Extract<DeskView, { readonly type: Name }>; // It is that of the mechanism.
    },
    get events() {
      const moved = journal.events.slice(from).filter(event => event.type === 'PromotionMoved');
      return moved.flatMap(({ events }) => events as readonly EventIn<Name>[]); // Only this mechanism runs here.
    },
    commit: (command, now) => {
      const told: unknown = JSON.parse(JSON.stringify(command));
      const promotion = running()?.promotion ?? PROMOTION;
      const run = { type: 'RunPromotion', promotion, mechanism, command: told } as HouseCommand; // As above.
      return journal.ask(run, { ...TWO, now });
    },
  });
};

/** Gives the commands one after the other; the first refusal, which ends it. */
export const commitAll = async (
  { commit }: Pick<Stage<MechanismName>, 'commit'>,
  commands: Iterable<object>,
  now: Temporal.Instant,
): Promise<Refusal | undefined> => {
  for (const command of commands) {
    const refused = await commit(command, now);
    if (refused !== undefined) return refused;
  }
  return undefined;
};
