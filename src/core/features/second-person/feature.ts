import { BY_REQUEST, type Feature } from '#core/state';
import { SECOND_COMMANDS } from './decide.ts';
import { SECOND_EVENTS } from './evolve.ts';
import { SecondCommand, SecondEvent } from './shape.ts';

/** Dual control: what waits for a second person. */
export const SECOND_PERSON: Feature<SecondCommand, SecondEvent> = {
  shapes: { command: SecondCommand, event: SecondEvent },
  decide: SECOND_COMMANDS,
  evolve: SECOND_EVENTS,
  may: {
    AskSecond: BY_REQUEST,
    GiveSecond: BY_REQUEST,
    DeclineSecond: BY_REQUEST,
  },
  seconds: {},
};
