import { type AccountOfMechanisms, type HouseView, mechanismOf, type Promotion, shapesOf } from '#core/house';
import { branded, list, type Of, object, Text, Texts, Whole } from '#core/shape';
import { activityOf, type MemberAsking, nameOf, PaidCollections } from '#core/state';
import { collectionsOf } from './collections.ts';
import { fullName } from './on-screen/index.ts';

const Named = object({
  promotion: Text,
  name: Text,
  /** How to take part without a purchase; nothing where its approval does not ask for it. */
  noPurchase: Texts,
});
type Named = Of<typeof Named>;

const DrawingAhead = object({ ...Named.fields, own: Whole, all: Whole, prizes: Texts });
type DrawingAhead = Of<typeof DrawingAhead>;

const { award, given, left, until } = PaidCollections.fields;
const CollectionsLeft = object({ award, name: Text, given, left, until });
type CollectionsLeft = Of<typeof CollectionsLeft>;

/** What a member sees at a kiosk, under all of their ids. CLB-12 */
export type AccountView = AccountRows & {
  /** Collections won for a year. PRO-15 */
  readonly collections: readonly CollectionsLeft[];
  /** Drawings ahead, those with entries of theirs first. */
  readonly drawings: readonly DrawingAhead[];
};
type AccountRows = {
  readonly [Section in keyof AccountOfMechanisms]: readonly (Named & AccountOfMechanisms[Section])[];
};
const ROWS = shapesOf('account').map(
  ([, { section, row }]) => [section, list(object({ ...Named.fields, ...row.fields }))] as const,
);
export const ACCOUNT_FIELDS = {
  ...Object.fromEntries(ROWS),
  collections: list(CollectionsLeft),
  drawings: list(DrawingAhead),
};
export const AccountView = branded<AccountView>(object(ACCOUNT_FIELDS));

export type AccountRow<Section extends keyof AccountView> = AccountView[Section][number];

export const accountView = (house: HouseView, ids: readonly string[], now: Temporal.Instant): AccountView => {
  const running = [...house.promotions.values()];
  const rows = shapesOf('account').map(([mechanism, { section }]) => {
    const own = running.filter(one => one.mechanism === mechanism);
    return [section, own.flatMap(one => rowsOf(house, one, { ids, now }))];
  });
  return {
    ...(Object.fromEntries(rows) as AccountRows), // Each by its mechanism.
    collections: collectionsOf(house, ids).map(one => ({
      award: one.award,
      name: nameOf(house, one.activity),
      given: one.given,
      left: one.left,
      until: one.until,
    })),
    drawings: running.flatMap(one => drawingOf(house, one, ids)).toSorted((a, b) => b.own - a.own),
  };
};

const rowsOf = (house: HouseView, one: Promotion, member: MemberAsking): readonly object[] => {
  const rows = mechanismOf(one.mechanism).account?.(house, one, member) ?? [];
  return rows.map(row => ({ ...namedOf(house, one), ...row }));
};

const namedOf = (house: HouseView, { promotion, activity }: Promotion): Named => {
  const { offered = false, rules = [] } = activityOf(house, activity)?.noPurchase ?? {};
  const name = fullName({ name: nameOf(house, activity), promotion, activity });
  return { promotion, name, noPurchase: offered ? rules : [] };
};

const drawingOf = (house: HouseView, one: Promotion, ids: readonly string[]): readonly DrawingAhead[] => {
  const drum = mechanismOf(one.mechanism).drum?.(house, one);
  if (drum === undefined) return [];
  const entries = [...drum.entries];
  const points = (some: typeof entries): number => some.reduce((all, entry) => all + entry.points, 0);
  const own = points(entries.filter(({ player }) => ids.includes(player)));
  return [{ ...namedOf(house, one), own, all: points(entries), prizes: drum.prizes }];
};
