import type { GameInHouse } from '#core/features/games';
import {
  type AsSeen,
  emptyHouse as emptyState,
  type Settings,
  type House as State,
  type SecondRequest as Waiting,
} from '#core/state';
import type { MechanismName, PromotionOf } from '../mechanisms/features.ts';
import type { DualCommand } from './commands.ts';

/** A promotion that runs, whichever mechanism it has. */
export type Promotion = { [Name in MechanismName]: PromotionOf<Name> }[MechanismName];

export type SecondRequest = Omit<Waiting, 'command'> & { readonly command: DualCommand };

/** The state of one house, with what its features keep there. Only `evolveHouse` changes it. */
export type House = Omit<State, 'promotions' | 'games' | 'requests'> & {
  readonly promotions: Map<string, Promotion>;
  readonly games: Map<string, GameInHouse>;
  readonly requests: Map<number, SecondRequest>;
};
export type HouseView = AsSeen<House>;

export const emptyHouse = (settings: Settings): House => emptyState(settings) as House; // Nothing is in it yet.
