import type { CommandIn, House, MechanismName, PostedIn } from '#core/house';
import { type Cents, formatAmount } from '#core/money';
import { type PromotionView, type SeatingView, viewOf } from '#core/views';
import { wallTimeAt } from '../../../web/kit/time/house-time.ts';
import type { OpeningForm } from '../../../web/promotions/parts/opening-form.ts';
import { CannotBeEntered } from '../cannot.ts';
import type { Written } from '../written.ts';

/** What somebody at a desk has before them. */
export type AtDesk = {
  readonly house: House;
  readonly promotion: PromotionView;
  readonly written: Written;
};

/** How one mechanism is run at its desk: what is written into its forms to get what a scenario wants. */
export type Desk<Name extends MechanismName> = {
  readonly form?: OpeningForm<Name, string>;
  /** The fields of the form for what is to be posted; those that stay empty are left out. */
  readonly drafted?: (posted: PostedIn<Name>, zone: string) => Readonly<Record<string, string>>;
  /** What the desk sends; nothing where it has no such key, and nobody there would do it. */
  readonly run: (command: CommandIn<Name>, at: AtDesk) => CommandIn<Name> | undefined;
};

export type AnyDesk = Desk<MechanismName>;

export const deskOf = <Name extends MechanismName>({ promotion: { desk } }: AtDesk, name: Name) => {
  if (desk.type !== name) throw new CannotBeEntered(`what is done with the ${name}`, 'promotions: its desk');
  return desk as Extract<typeof desk, { readonly type: Name }>;
};

/** Every table as the desk lists it. */
export const tablesIn = (house: House): readonly SeatingView[] => {
  const view = viewOf('seating');
  return [...view.keys(house)].map(key => view.part(house, key) as SeatingView);
};

export const promotionIn = (house: House, promotion: string): PromotionView | undefined =>
  viewOf('promotions').part(house, promotion) as PromotionView | undefined;

/** Amounts and moments as people write them. */
export const amount = (cents: Cents | undefined): string => (cents === undefined ? '' : formatAmount(cents));
export const count = (number: number | undefined): string => (number === undefined ? '' : String(number));
export const wall = (moment: string | undefined, zone: string): string =>
  moment === undefined ? '' : wallTimeAt(Temporal.Instant.from(moment).epochMilliseconds, zone);
export const check = (is: boolean | undefined): string => (is === true ? 'yes' : '');
export const lines = (texts: readonly string[]): string => texts.join('\n');

/** Drawings on the same time of day: when the first is held, how many there are, and the days between them. */
export const drawn = (times: readonly string[] | undefined, zone: string): Readonly<Record<string, string>> => {
  const [first, second] = times ?? [];
  if (times === undefined || first === undefined) return {};
  const days = second === undefined ? 0 : Temporal.Instant.from(first).until(second).total('days');
  return { drawnFirst: wall(first, zone), drawnCount: count(times.length), drawnEvery: count(Math.round(days)) };
};
