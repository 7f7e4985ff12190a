import { z } from 'zod';

const Count = z.int().min(1).max(999);

/** What a sensor under one place of one table sees of one activity's fee. */
export const SensorReading = z
  .strictObject({
    table: Count,
    seat: Count,
    position: Count.default(1),
    activity: z.string().min(1).max(64),
    space: z.enum(['player', 'player-dealer']).default('player'),
    isOn: z.boolean(),
  })
  .meta({ id: 'SensorReading' });

/** The same as an MQTT broker hands it over. */
export const SensorMessage = z
  .strictObject({ topic: z.string().max(200), payload: z.string().max(20) })
  .meta({ id: 'SensorMessage' });

/** A reading asks for nothing by itself and may be sent as often as it is true: it needs no key. */
export const SENSORS = {
  path: '/sensors',
  summary: 'What a sensor sees at one place: a fee lies there, or none does',
  body: z.union([SensorReading, SensorMessage]),
} as const;
