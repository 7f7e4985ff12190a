import type { HouseView } from '#core/house';
import type { StationKind } from '#core/people';

const PREFIX = 'simulated-';

/** The stations at which the simulation does what people would do. */
export const SIMULATED = {
  console: `${PREFIX}console`,
  floor: `${PREFIX}floor`,
  cage: `${PREFIX}cage`,
  accounting: `${PREFIX}accounting`,
  promotions: `${PREFIX}promotions`,
  tournament: `${PREFIX}tournament`,
  keypad: (table: number): string => `${PREFIX}keypad-${table}`,
  sensor: (table: number): string => `${PREFIX}sensor-${table}`,
} as const;

/** Who does it there. */
export const BY = {
  floor: { role: 'floor', station: SIMULATED.floor },
  cage: { role: 'cage', station: SIMULATED.cage },
  accounting: { role: 'accounting', station: SIMULATED.accounting },
  promotions: { role: 'promotions', station: SIMULATED.promotions },
  tournament: { role: 'tournament-director', station: SIMULATED.tournament },
} as const;

/** Whether a visitor is signed on at a station of this kind and does its work. */
export const isAttendedBy = (
  { sessions, stations }: HouseView,
  kinds: readonly StationKind[],
  table?: number,
): boolean => {
  for (const { station } of sessions.values()) {
    const at = stations.get(station);
    if (at !== undefined && kinds.includes(at.kind) && (table === undefined || at.table === table)) return true;
  }
  return false;
};
