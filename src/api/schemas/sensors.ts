import { DECK } from '#core/cards';
import { either, exactly, list, named, object, one, optional, Text, text, Whole, whole, yes } from '#core/shape';
import { MomentText } from '#core/time';

const Count = whole({ min: 1, max: 999 });
const SEEN_AT = {
  at: optional(
    MomentText,
    'When the sensor saw it. With it a reading counts once and in order, however late it is delivered.',
  ),
};

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
    ...SEEN_AT,
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
    ...SEEN_AT,
  }),
);

/** What a shoe, a shuffler or a card reader has seen come out for a round of a table game, in the order of the deal. */
export const CardsRead = named('CardsRead', object({ table: Count, cards: list(one(DECK), { min: 1, max: 52 }) }));

/** The same as an MQTT broker hands it over. */
export const SensorMessage = named(
  'SensorMessage',
  object({ topic: text({ max: 200 }), payload: text({ max: 200 }), ...SEEN_AT }),
);

/** Many at once: each is taken, waits or is refused by itself. */
const READINGS_MOST = 500;
export const SensorBatch = object({
  readings: list(either(SensorReading, SensorBet, CardsRead, SensorMessage), { min: 1, max: READINGS_MOST }),
});

const OUTCOMES = ['taken', 'waiting', 'unchanged', 'superseded'] as const;
const Taken = object({
  heard: exactly(true),
  outcome: one(OUTCOMES),
  event: optional(Whole, 'The number of the last event that came of it.'),
});
const Refused = object({
  heard: exactly(false),
  outcome: exactly('refused'),
  code: Text,
  detail: Text,
  clause: Text,
});

/**
 * A reading asks for nothing by itself and may be sent as often as it is true: it needs no key. One is answered when it
 * is clear what became of it. One that is refused is a problem; one of many says so in its place.
 */
export const SENSORS = {
  path: '/sensors',
  summary: 'What a sensor sees at one place: a fee or a bet, or none; or the cards that a reader has seen',
  body: either(SensorReading, SensorBet, CardsRead, SensorMessage, SensorBatch),
  answer: either(Taken, object({ results: list(either(Taken, Refused)) })),
} as const;
