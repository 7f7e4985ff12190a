import type { HouseView, Settings } from '#core/house';
import { Fault, type FaultCode, type Place, type Seal } from '#server/journal';
import { Follower } from './follower.ts';
import type { OpenHouse } from './open-house.ts';

/** A house as its journal has it, to look at while nothing can be written. */
export type LastSaved = {
  readonly state: HouseView;
  readonly seq: number;
  readonly close: () => Promise<void>;
};

/** Nothing more can be saved, and what was saved is as it was. */
const STILL_THERE: readonly FaultCode[] = ['database-gone', 'disk-failed', 'disk-full'];

export const isStillThere = (error: unknown): boolean => error instanceof Fault && STILL_THERE.includes(error.code);

/**
 * What to show until the house is back: its own state where every event in it is on the disk. Otherwise that state is
 * ahead by a commit that may be lost, and the journal is read again. OPS-20
 */
export const lastSaved = async (
  house: Pick<OpenHouse, 'state' | 'seq' | 'durable'>,
  { place, settings, seal }: { readonly place: Place; readonly settings: Settings; readonly seal?: Seal },
): Promise<LastSaved | undefined> => {
  const { state, seq, durable } = house;
  if (seq === durable) return { state, seq, close: async () => undefined };
  try {
    const follower = await Follower.open(place, settings, seal === undefined ? {} : { seal });
    follower.ended.catch(() => undefined); // It shows what it has.
    return { state: follower.state, seq: follower.seq, close: () => follower.close() };
  } catch {
    return undefined; // It can't be read either: the next service reads it again, with every check.
  }
};
