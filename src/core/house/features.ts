import { ALARMS } from '#core/features/alarms';
import { AWARDS } from '#core/features/awards';
import { BOXES } from '#core/features/boxes';
import { CALLS } from '#core/features/calls';
import { CASH } from '#core/features/cash';
import { PLAYER_CLUB } from '#core/features/club';
import { COLLECTIONS } from '#core/features/collections';
import { DAY } from '#core/features/day';
import { FLOOR_CALLS } from '#core/features/floor-calls';
import { FUNDS } from '#core/features/funds';
import { GAMES } from '#core/features/games';
import { INCIDENTS } from '#core/features/incidents';
import { OFFERINGS } from '#core/features/offerings';
import { PEOPLE } from '#core/features/people';
import { PROMOTIONS } from '#core/features/promotions';
import { ROOM } from '#core/features/room';
import { ROUNDS } from '#core/features/rounds';
import { SECOND_PERSON } from '#core/features/second-person';
import { SERVICE } from '#core/features/service';
import { HOUSE_SETTINGS } from '#core/features/settings';
import { TABLES } from '#core/features/tables';
import type { Fields } from '#core/shape';
import type { CommandPermission, Concerns, Feature, Named } from '#core/state';

/** Every feature of the floor. The only place that names them all. */
const FEATURES = [
  TABLES,
  ROOM,
  OFFERINGS,
  ROUNDS,
  CALLS,
  AWARDS,
  COLLECTIONS,
  FUNDS,
  BOXES,
  CASH,
  DAY,
  PROMOTIONS,
  GAMES,
  SERVICE,
  ALARMS,
  FLOOR_CALLS,
  INCIDENTS,
  PEOPLE,
  PLAYER_CLUB,
  SECOND_PERSON,
  HOUSE_SETTINGS,
] as const;

type Listed = (typeof FEATURES)[number];
/** All that can be asked of the features, and all that can happen in them. */
export type FeatureCommand = Spoken<Listed>['command'];
export type FeatureEvent = Spoken<Listed>['event'];
/** The commands that need two people, always or from some amount on. REG-A2 */
export type DualType = Spoken<Listed>['dual'];

type Spoken<One> =
  One extends Feature<infer Command, infer Event, infer Dual>
    ? { readonly command: Command; readonly event: Event; readonly dual: Dual }
    : never;

/** The fields of every command and of every event, by their types. */
const fieldsOf = (part: 'command' | 'event') =>
  Object.assign({}, ...FEATURES.map(({ shapes }) => shapes[part].members)) as Readonly<Record<string, Fields>>;

export const COMMAND_FIELDS = fieldsOf('command') as { readonly [Type in FeatureCommand['type']]: Fields };
export const EVENT_FIELDS = fieldsOf('event') as { readonly [Type in FeatureEvent['type']]: Fields };

type Parts = Required<Pick<Feature<Named, Named, string>, 'decide' | 'evolve' | 'may' | 'seconds' | 'concerns'>>;

/** One part of all features in one table, by the names of commands or events. Each name is one feature's alone. */
const gathered = <Part extends keyof Parts>(part: Part): Parts[Part] =>
  Object.assign({}, ...FEATURES.map(one => one[part])) as Parts[Part]; // A table of tables.

export const DECIDE = gathered('decide');
export const EVOLVE = gathered('evolve');
export const MAY = gathered('may') as { readonly [Type in FeatureCommand['type']]: CommandPermission };
export const SECONDS = gathered('seconds') as Required<Pick<Parts['seconds'], DualType>>;
export const CONCERNS: { readonly [Type in string]?: Concerns<Named> } = gathered('concerns');
