import { either, exactly, named, object, one, optional, text, whole, yes } from '#core/shape';

const Count = whole({ min: 1, max: 999 });

/** What a sensor under one place of one table sees of one activity's fee. */
export const SensorReading = named(
  'SensorReading',
  object({
    table: Count,
    seat: Count,
    position: optional(Count, 'The first when left out.'),
    activity: text({ min: 1, max: 64 }),
    space: optional(one(['player', 'player-dealer']), "The player's when left out."),
    isOn: yes,
  }),
);

/** What a sensor in front of one seat sees of a chip on a bet of a table game, such as a progressive. */
export const SensorBet = named(
  'SensorBet',
  object({
    table: Count,
    seat: Count,
    wager: text({ min: 1, max: 64 }),
    amount: optional(Count, 'In cents; one dollar when left out.'),
    isOn: yes,
  }),
);

/** The same as an MQTT broker hands it over. */
export const SensorMessage = named('SensorMessage', object({ topic: text({ max: 200 }), payload: text({ max: 20 }) }));

/** A reading asks for nothing by itself and may be sent as often as it is true: it needs no key. */
export const SENSORS = {
  path: '/sensors',
  summary: 'What a sensor sees at one place: a fee or a bet, or none',
  body: either(SensorReading, SensorBet, SensorMessage),
  answer: object({ heard: exactly(true) }),
} as const;
