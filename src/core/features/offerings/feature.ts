import { type Feature, may, OFFERING } from '#core/state';
import { OFFERING_COMMANDS } from './decide.ts';
import { OFFERING_EVENTS } from './evolve.ts';
import { NOTICE_COMMANDS } from './notices.ts';
import { RANK_COMMANDS } from './rank.ts';
import { OfferingCommand, OfferingEvent } from './shape.ts';

/** An employee of the house, in plain view of the floor. */
const DRAWING = may(['promotions', 'floor', 'supervisor'], ['promotions', 'floor', 'office']);
const STOPPING = may(['promotions', 'compliance', 'floor', 'supervisor'], [...OFFERING.stations, 'floor']);

/** What the house offers, and what its signs say besides the meters. */
export const OFFERINGS: Feature<OfferingCommand, OfferingEvent, 'AnnounceOffering' | 'ChangeOffering' | 'RaisePool'> = {
  shapes: { command: OfferingCommand, event: OfferingEvent },
  decide: { ...OFFERING_COMMANDS, ...RANK_COMMANDS, ...NOTICE_COMMANDS },
  evolve: OFFERING_EVENTS,
  may: {
    AnnounceOffering: OFFERING,
    StartOffering: OFFERING,
    PauseOffering: STOPPING,
    ResumeOffering: OFFERING,
    EndOffering: OFFERING,
    ChangeOffering: OFFERING,
    RaisePool: may(['promotions', 'accounting'], ['promotions', 'accounting', 'office']),
    DrawRank: DRAWING,
    PostNotice: STOPPING,
    TakeDownNotice: STOPPING,
  },
  seconds: {
    AnnounceOffering: ['supervisor', 'accounting', 'compliance'],
    ChangeOffering: ['supervisor', 'accounting', 'compliance'],
    RaisePool: ['supervisor', 'accounting', 'compliance'],
  },
};
