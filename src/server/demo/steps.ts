import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { type Asked, type Handled, HouseFileProblem } from '#server/house';
import type { HouseDoor } from '#server/people';
import { SIMULATED } from './stations.ts';

/** A command of the setup, under a key that it has forever. */
export type Step = { readonly key: string; readonly command: HouseCommand };

/** The actor that sets a demonstration up; its name in the journal isn't a person's. */
const FIRST = { id: 'demo-set-up', role: 'demo' };
const SECOND = { id: 'demo-set-up-second', role: 'demo' };

/** Asked all at once and decided in this order, so that they share their commits. */
export const run = async (house: HouseDoor, steps: readonly Step[]): Promise<readonly Handled[]> =>
  (await askAll(house, steps)).map((answer, place) => accepted(steps[place]!.key, answer));

/** The same for what may be refused later: a player who sits down later has played fewer hours. */
export const runWhatCan = async (house: HouseDoor, steps: readonly Step[]): Promise<readonly Handled[]> =>
  (await askAll(house, steps)).filter(answer => answer.ok);

const askAll = (house: HouseDoor, steps: readonly Step[]): Promise<readonly (Handled | Refusal)[]> =>
  Promise.all(steps.map(({ key, command }) => house.handle(command, asking(key))));

export const asking = (key: string): Asked => ({
  key: `demo.${key}`,
  station: SIMULATED.console,
  actor: FIRST,
  second: SECOND,
});

/** What an older version of the demonstration has done under this key stays as it is. */
const REPEATED: Handled = { ok: true, repeated: true, first: 0, last: 0, events: [], texts: [] };

export const accepted = (key: string, answer: Handled | Refusal): Handled => {
  if (answer.ok) return answer;
  if (answer.code === 'key-of-another-command') return REPEATED;
  throw new HouseFileProblem(`The demonstration could not be set up (${key}): ${answer.message} Begin anew: --fresh.`);
};
