import { EVENT_FIELDS, shapesOf } from '#core/house';
import { described, exactly, type Fields, list, named, object, optional, toldBy, Whole, yes } from '#core/shape';
import { AskedOfTwo } from './commands.ts';
import { PromotionMoved, PromotionOpened } from './events-promotions.ts';

const { SecondAsked, PromotionEnded, DrawCommitted, ...OTHERS } = EVENT_FIELDS;

/** What mechanisms write down of a promotion that ends. */
const ENDED: Fields = Object.assign({}, ...shapesOf('ended').map(([, { fields }]) => fields));

/** Every fact that a journal may hold, field by field. */
const FIELDS: Readonly<Record<string, Fields>> = {
  ...OTHERS,
  SecondAsked: { ...SecondAsked, command: AskedOfTwo },
  PromotionEnded: { ...PromotionEnded, ...ENDED },
  // Thousands: in the journal and in the record of the draw, and left out of the answer.
  DrawCommitted: { ...DrawCommitted, entries: optional(DrawCommitted['entries']!) },
};

export const EventAnswer = named(
  'Event',
  toldBy<unknown>('type', [
    ...Object.entries(FIELDS).map(([type, fields]) => [type, object({ type: exactly(type), ...fields })] as const),
    // These two go by the mechanism: they take the place of the frames above.
    ['PromotionOpened', PromotionOpened],
    ['PromotionMoved', PromotionMoved],
  ]),
);

export const DoneAnswer = named(
  'Done',
  object({
    repeated: described(yes, 'It had been done before under this key.'),
    first: Whole,
    last: Whole,
    events: list(EventAnswer),
  }),
  'What a command became: the numbers of its events in the journal, and the events.',
);
