import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { Journal } from '../conformance/index.ts';

/** Gives the commands one after the other; the first refusal, which ends it. */
export const giveAll = async (ask: Journal['ask'], commands: Iterable<HouseCommand>): Promise<Refusal | undefined> => {
  for (const command of commands) {
    const refused = await ask(command);
    if (refused !== undefined) return refused;
  }
  return undefined;
};
