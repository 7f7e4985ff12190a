import { type Feature, may, OFFERING } from '#core/state';
import { OFFERING_COMMANDS } from './decide.ts';
import { OFFERING_EVENTS } from './evolve.ts';
import { NOTICE_COMMANDS } from './notices.ts';
import { OfferingCommand, OfferingEvent } from './shape.ts';

const STOPPING = may(['promotions', 'compliance', 'floor', 'supervisor'], [...OFFERING.stations, 'floor']);

/** What the house offers, and what its signs say besides the meters. */
export const OFFERINGS: Feature<OfferingCommand, OfferingEvent, 'ChangeOffering' | 'RaisePool'> = {
  shapes: { command: OfferingCommand, event: OfferingEvent },
  decide: { ...OFFERING_COMMANDS, ...NOTICE_COMMANDS },
  evolve: OFFERING_EVENTS,
  may: {
    AnnounceOffering: OFFERING,
    StartOffering: OFFERING,
    PauseOffering: STOPPING,
    ResumeOffering: OFFERING,
    EndOffering: OFFERING,
    ChangeOffering: OFFERING,
    RaisePool: may(['promotions', 'accounting'], ['promotions', 'accounting', 'office']),
    PostNotice: STOPPING,
    TakeDownNotice: STOPPING,
  },
  seconds: {
    ChangeOffering: ['supervisor', 'accounting', 'compliance'],
    RaisePool: ['supervisor', 'accounting', 'compliance'],
  },
};
