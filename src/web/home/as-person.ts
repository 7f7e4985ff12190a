import type { StaffRole, StationKind } from '#core/people';
import { deliver, enrollInDemo, lineOf, pageOf, rememberedStation, rememberStation } from '../kit/index.ts';
import type { DemoPerson } from './demo.ts';

/** Where each role works. */
const STATION_OF: Readonly<Record<StaffRole, StationKind>> = {
  dealer: 'keypad',
  floor: 'floor',
  supervisor: 'floor',
  surveillance: 'floor',
  cage: 'cage',
  count: 'office',
  accounting: 'office',
  promotions: 'promotions',
  'tournament-director': 'tournament',
  compliance: 'office',
  administrator: 'office',
  auditor: 'office',
};
const FIRST_TABLE = 1;

type Wanted = { readonly kind: StationKind; readonly table?: number };

export const workplaceOf = ({ roles: [role = 'auditor'] }: Pick<DemoPerson, 'roles'>, table = FIRST_TABLE): Wanted => {
  const kind = STATION_OF[role];
  return kind === 'keypad' ? { kind, table } : { kind };
};

/** One tap: this browser becomes the station where the person works, the person signs on, and the page opens. */
export const workAs = async (person: DemoPerson, table?: number): Promise<void> => {
  const wanted = workplaceOf(person, table);
  const station = rememberedStation(wanted) ?? (await enrolled(wanted));
  if (station !== undefined) {
    const line = lineOf(station);
    await deliver(line, '/session/sign-off', {}).catch(() => undefined); // Somebody else may be signed on there.
    await deliver(line, '/session/sign-on', { badge: person.badge, pin: person.pin }).catch(() => undefined);
  }
  // Whatever did not work is told by the page itself.
  location.assign(pageOf(wanted.kind, wanted.table));
};

const enrolled = async (wanted: Wanted): Promise<string | undefined> => {
  const answer = await enrollInDemo(wanted).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  rememberStation(wanted, answer.value.station);
  return answer.value.station;
};
