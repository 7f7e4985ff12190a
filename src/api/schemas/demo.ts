import { OFFERED_KINDS } from '#core/people';
import { list, Numbered, number, object, one, optional, Text, Texts, Whole } from '#core/shape';

const Pace = object({ speed: number({ min: 0, max: 100 }) });

const SeatCards = object({ seat: Whole, cards: Text });
const Touring = object({
  tour: optional(
    object({
      table: Whole,
      step: one(['deal', 'call', 'verify', 'agree', 'pay', 'paid']),
      cards: object({ board: Text, beaten: SeatCards, winner: SeatCards }),
    }),
    'Absent while there is none.',
  ),
});

/** What a real house does not have. */
export const DEMO = {
  demo: {
    path: '/demo',
    summary: 'Speed, badges and cards of the demo',
    answer: object({
      speed: number(),
      people: list(object({ name: Text, roles: Texts, badge: Text, pin: Text })),
      members: list(object({ name: Text, card: Text, pin: Text })),
    }),
  },
  /** In a demonstration a browser becomes a station by itself. */
  demoStation: {
    path: '/demo/stations',
    summary: 'Enrolls this browser as a station of the demo',
    body: object({ kind: one(OFFERED_KINDS), table: optional(Numbered) }),
    answer: object({ station: Text }),
  },
  demoSpeed: { path: '/demo/speed', summary: 'How fast the demo plays', answer: Pace },
  demoTour: {
    path: '/demo/tour',
    summary: 'How far a guest is with the tour: call a bad beat and see it paid',
    answer: Touring,
  },
  startDemoTour: {
    path: '/demo/tour',
    summary: 'Leaves a table of the demo to a guest for the tour',
    body: object({}),
    answer: Touring,
  },
  /** 0 stands still, 1 is real pace. */
  setDemoSpeed: { path: '/demo/speed', summary: 'Sets how fast the demo plays', body: Pace, answer: Pace },
} as const;
