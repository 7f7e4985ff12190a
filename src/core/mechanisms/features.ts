import type { Mechanism, PromotionAs, Shapes, Types } from '#core/state';
import { CAR_GIVEAWAY } from './car-giveaway/feature.ts';
import { CARD_WHEEL } from './card-wheel/feature.ts';
import { CONTEST } from './contest/feature.ts';
import { DRAWING } from './drawing/feature.ts';
import { GAMBLE_UP } from './gamble-up/feature.ts';
import { HIGH_HAND } from './high-hand/feature.ts';
import { INSTRUMENT } from './instrument/feature.ts';
import { SPLASH_POT } from './splash-pot/feature.ts';
import { SQUARES } from './squares/feature.ts';
import { TABLE_DRAWING } from './table-drawing/feature.ts';
import { TOURNAMENT } from './tournament/feature.ts';
import { TRACKING } from './tracking/feature.ts';
import { WHEEL } from './wheel/feature.ts';

/** Every mechanism that a promotion of the house can have. The only place that names them all. */
const MECHANISMS = [
  DRAWING,
  TOURNAMENT,
  INSTRUMENT,
  TRACKING,
  CONTEST,
  SQUARES,
  WHEEL,
  CARD_WHEEL,
  GAMBLE_UP,
  CAR_GIVEAWAY,
  TABLE_DRAWING,
  SPLASH_POT,
  HIGH_HAND,
] as const;

type Listed = (typeof MECHANISMS)[number];
export type MechanismName = Listed['name'];

/** What each mechanism speaks of. */
export type MechanismTypes = { readonly [One in Listed as One['name']]: TypesOf<One> };
type TypesOf<One> = One extends Mechanism<infer T> ? T : never;

export type PostedIn<Name extends MechanismName> = MechanismTypes[Name]['posted'];
export type StateIn<Name extends MechanismName> = MechanismTypes[Name]['state'];
export type CommandIn<Name extends MechanismName> = MechanismTypes[Name]['command'];
export type EventIn<Name extends MechanismName> = MechanismTypes[Name]['event'];

/** A promotion that runs, by its mechanism. */
export type PromotionOf<Name extends MechanismName> = PromotionAs<MechanismTypes[Name]>;

const BY_NAME: ReadonlyMap<string, unknown> = new Map(MECHANISMS.map(one => [one.name, one]));

/** The mechanism of that name; the types of the list ensure that it gets its own data. */
export const mechanismOf = (name: string): Mechanism<Types> => BY_NAME.get(name) as Mechanism<Types>;

export const MECHANISM_NAMES: readonly MechanismName[] = MECHANISMS.map(({ name }) => name);

/** What approvals say of each mechanism, by its name. */
export const RUN_TERMS = MECHANISMS.flatMap(({ name, terms }: Pick<Mechanism<Types>, 'name' | 'terms'>) =>
  terms === undefined ? [] : [{ name, ...terms }],
);

/** What an activity offers players: hands that are paid, and what mechanisms run. */
export const KINDS: readonly string[] = [
  'progressive-jackpot',
  'fixed-jackpot',
  'bad-beat-jackpot',
  'high-hand',
  ...RUN_TERMS.flatMap(({ kinds }) => kinds),
];

/** What desks are shown, boards show and forms know, by their mechanisms. */
export type DeskOfMechanism = Shown<'desk'>;
export type BoardOfMechanism = Shown<'board'>;
export type OpensOfMechanism = Shown<'opens'>;
export type PieceOfMechanism = Shown<'piece'>;
export type RewardsOfMechanism = Shown<'rewards'>;
export type AtTableOfMechanism = Shown<'atTable'>;
type Shown<Part extends 'desk' | 'board' | 'opens' | 'piece' | 'rewards' | 'atTable'> = {
  [Name in MechanismName]: MechanismTypes[Name] extends { readonly [P in Part]: infer Own extends object }
    ? Own
    : never;
}[MechanismName];

/** What members see at a kiosk, by its heading. */
export type AccountOfMechanisms = {
  readonly [Name in MechanismName as MechanismTypes[Name]['section']]: MechanismTypes[Name]['account'];
};

/** One of the shapes of every mechanism that has it, by its name. */
export const shapesOf = <Part extends keyof Shapes>(
  part: Part,
): readonly (readonly [string, NonNullable<Shapes[Part]>])[] =>
  MECHANISMS.flatMap((one: Pick<Mechanism<Types>, 'name' | 'shapes'>) => {
    const shape = one.shapes[part];
    return shape === undefined ? [] : [[one.name, shape] as const];
  });
