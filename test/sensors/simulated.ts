import { type Seeded, seeded } from '#core/base';
import { activitiesAt, type HouseView, type Table } from '#core/house';
import { type PlaceReading, placeOf } from '#server/sensors';

/**
 * Sensors of a demonstration. At tables between two rounds players put down their fees and now and then take one back;
 * while a round is on the dealer sweeps them away. One call is one look around the room.
 */
export const simulatedSensors = (seed: number | string): ((house: HouseView) => readonly PlaceReading[]) => {
  const chance = seeded(seed);
  const lying = new Map<string, PlaceReading>();
  return house => {
    const readings = [...house.tables.values()].flatMap(table =>
      table.round === undefined ? putDown(house, table, lying, chance) : sweep(table, lying),
    );
    for (const reading of readings) {
      if (reading.isOn) lying.set(placeOf(reading), reading);
      else lying.delete(placeOf(reading));
    }
    return readings;
  };
};

const putDown = (
  house: HouseView,
  table: Table,
  lying: ReadonlyMap<string, PlaceReading>,
  { unit }: Seeded,
): readonly PlaceReading[] => {
  if (table.openedAt === undefined) return [];
  const sensed = activitiesAt(house, table).filter(({ activity }) =>
    activity.funding.fee?.charges.some(({ optional }) => optional),
  );
  return sensed.flatMap(({ activity }) =>
    table.seated.flatMap(({ seat, position }): readonly PlaceReading[] => {
      const place = { table: table.table, seat, position, activity: activity.id, space: 'player' } as const;
      const isOn = lying.has(placeOf(place));
      const isChanged = unit() < (isOn ? TAKEN_BACK : PUT_DOWN);
      return isChanged ? [{ ...place, isOn: !isOn }] : [];
    }),
  );
};

const PUT_DOWN = 0.4;
const TAKEN_BACK = 0.02;

const sweep = ({ table }: Table, lying: ReadonlyMap<string, PlaceReading>): readonly PlaceReading[] =>
  [...lying.values()].filter(reading => reading.table === table).map(reading => ({ ...reading, isOn: false }));
