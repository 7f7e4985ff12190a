import type { Decision, Refusal } from '#core/base';
import type { StaffRole } from '#core/people';
import type { Fields } from '#core/shape';
import type { Context } from './context.ts';
import type { Appliers } from './evolve.ts';
import type { HouseView } from './house.ts';
import type { Named, OfType } from './named.ts';
import type { CommandPermission } from './permission.ts';

/** One feature of the floor: its commands, its events, who may ask, and who may approve as second person. */
export type Feature<Command extends Named, Event extends Named, Dual extends Command['type'] = never> = {
  /** Every command and every event, written once. */
  readonly shapes: { readonly command: ByType<Command>; readonly event: ByType<Event> };
  readonly decide: Deciders<Command>;
  readonly evolve: Appliers<Event>;
  readonly may: { readonly [Type in Command['type']]: CommandPermission };
  /** Who may approve as second person, for every command that takes two people, always or from some amount on. */
  readonly seconds: { readonly [Type in Dual]: readonly StaffRole[] };
  /** Whom of the staff a command is about: they neither ask for it nor approve it. PPL-8 */
  readonly concerns?: { readonly [Type in Command['type']]?: Concerns<OfType<Command, Type>> };
};

/** The fields of each, by its type. */
type ByType<One extends Named> = { readonly members: { readonly [Type in One['type']]: Fields } };

export type Decide<Command extends Named, Event extends Named = Named> = (
  house: HouseView,
  command: Command,
  context: Context,
  whole: Whole,
) => Decision<Event>;

/** Each command has its own function, and says of its family what can happen. */
export type Deciders<Command extends Named, Event extends Named = Named> = {
  readonly [Type in Command['type']]: Decide<OfType<Command, Type>, Event>;
};

/** The whole house, for a command that contains another one. */
export type Whole = {
  readonly decide: (house: HouseView, command: Named, context: Context) => Decision<Named>;
  /** Why a person with these roles may not approve a command as second person. */
  readonly maySecond: (type: string, roles: readonly StaffRole[]) => Refusal | undefined;
  /** Why a person with these roles may not ask for it. */
  readonly mayFirst: (command: Named, roles: readonly StaffRole[]) => Refusal | undefined;
};

/** The ids of the people on the staff whom a command concerns. */
export type Concerns<Command extends Named> = (house: HouseView, command: Command) => readonly string[];
