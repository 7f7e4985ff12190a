import { DECK } from '#core/cards';
import { either, exactly, list, named, object, one, optional, text, whole, yes } from '#core/shape';

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

/** What a shoe, a shuffler or a card reader has seen come out for a round of a table game, in the order of the deal. */
export const CardsRead = named('CardsRead', object({ table: Count, cards: list(one(DECK), { min: 1, max: 52 }) }));

/** The same as an MQTT broker hands it over. */
export const SensorMessage = named('SensorMessage', object({ topic: text({ max: 200 }), payload: text({ max: 200 }) }));

/** A reading asks for nothing by itself and may be sent as often as it is true: it needs no key. */
export const SENSORS = {
  path: '/sensors',
  summary: 'What a sensor sees at one place: a fee or a bet, or none; or the cards that a reader has seen',
  body: either(SensorReading, SensorBet, CardsRead, SensorMessage),
  answer: object({ heard: exactly(true) }),
} as const;
