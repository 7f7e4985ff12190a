import type { HouseView } from '#core/house';
import { governs, type StaffRole, type StationKind } from '#core/people';
import { type Of, object, one, Whole } from '#core/shape';

/** What a house needs before it takes its first fee, in the order in which people see to it. OPH-9 */
const READY_STEPS = [
  'governing',
  'approvals',
  'plan',
  'floor-staff',
  'dealers',
  'cashiers',
  'accountants',
  'promoters',
  'one-time-pins',
  'floor-station',
  'cage-station',
  'promotions-station',
  'keypads',
  'sign',
  'vault',
  'offering',
] as const;

/** `lacks`: how many more are needed, 0 where it is done. */
export const ReadyLine = object({ step: one(READY_STEPS), lacks: Whole });
export type ReadyLine = Of<typeof ReadyLine>;

/** Everything that a house needs, with what of it is still missing. */
export const readinessOf = (house: HouseView): readonly ReadyLine[] =>
  READY_STEPS.map(step => ({ step, lacks: LACKS[step](house) }));

/** Whose decisions take two people. */
const GOVERNING_MIN = 2;

const LACKS: Readonly<Record<(typeof READY_STEPS)[number], (house: HouseView) => number>> = {
  governing: house => Math.max(0, GOVERNING_MIN - working(house).filter(governs).length),
  // Without a choice every approval of the book can be offered, those of other houses too.
  approvals: ({ settings }) => Number(settings.approvals === undefined),
  plan: ({ plan }) => Number(plan.size === 0),
  'floor-staff': house => lacksRole(house, ['floor', 'supervisor']),
  dealers: house => lacksRole(house, ['dealer']),
  cashiers: house => lacksRole(house, ['cage']),
  accountants: house => lacksRole(house, ['accounting']),
  promoters: house => lacksRole(house, ['promotions']),
  'one-time-pins': house => working(house).filter(({ pinIsOneTime }) => pinIsOneTime === true).length,
  'floor-station': house => lacksStation(house, 'floor'),
  'cage-station': house => lacksStation(house, 'cage'),
  'promotions-station': house => lacksStation(house, 'promotions'),
  keypads: house => {
    const bound = new Set(stationsOf(house, 'keypad').map(({ table }) => table));
    return [...house.plan.keys()].filter(table => !bound.has(table)).length;
  },
  sign: house => lacksStation(house, 'sign'),
  vault: ({ vault }) => Number(vault === undefined),
  offering: ({ offerings }) => Number([...offerings.values()].every(({ state }) => state === 'ended')),
};

const working = ({ staff }: HouseView) =>
  [...staff.values()].filter(({ locked, erasedAt }) => locked === undefined && erasedAt === undefined);

const lacksRole = (house: HouseView, any: readonly StaffRole[]): number =>
  Number(!working(house).some(({ roles }) => roles.some(role => any.includes(role))));

const stationsOf = ({ stations }: HouseView, kind: StationKind) =>
  [...stations.values()].filter(one => one.kind === kind && one.revokedAt === undefined);

const lacksStation = (house: HouseView, kind: StationKind): number => Number(stationsOf(house, kind).length === 0);
