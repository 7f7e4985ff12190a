import type { SecondCommand } from '#core/features/second-person';
import type { OfType } from '#core/state';
import type { DualType, FeatureCommand } from './features.ts';

type OneCommand = Exclude<FeatureCommand, SecondCommand>;

/** A command that needs two people. */
export type DualCommand = OfType<OneCommand, DualType>;

/** Everything a station can ask of a house. */
export type HouseCommand = OneCommand | SecondCommand<DualCommand>;

/** One command by its name. */
export type CommandOf<Type extends HouseCommand['type']> = Extract<HouseCommand, { type: Type }>;
