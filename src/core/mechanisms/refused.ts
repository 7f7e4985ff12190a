import { described, either, exactly, named, number, object, record, Text } from '#core/shape';

/** A refusal as a part of what is sent: it says why something cannot be. */
export const Refused = named(
  'Refusal',
  object({
    ok: exactly(false),
    code: described(Text, 'For programs.'),
    facts: record(Text, either(Text, number())),
    message: described(Text, 'For people.'),
    clause: described(Text, 'For disputes.'),
  }),
);
