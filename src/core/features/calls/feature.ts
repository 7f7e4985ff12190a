import { AGREEING, AT_TABLE, type Feature, may } from '#core/state';
import { callHand } from './decide.ts';
import { CALL_EVENTS } from './evolve.ts';
import { CallCommand, CallEvent } from './shape.ts';
import { VERIFYING_COMMANDS } from './verification.ts';

const VERIFYING = may(['floor', 'supervisor'], ['floor']);

/** Called hands, what they lock of the meters, and whether they have won. */
export const CALLS: Feature<CallCommand, CallEvent, 'VerifyHands'> = {
  shapes: { command: CallCommand, event: CallEvent },
  decide: { ...VERIFYING_COMMANDS, CallHand: callHand },
  evolve: CALL_EVENTS,
  may: {
    CallHand: AT_TABLE,
    VerifyHands: VERIFYING,
    RefuseHands: VERIFYING,
    AgreeToReview: AGREEING,
    RejectReview: AGREEING,
  },
  seconds: {
    VerifyHands: AGREEING.roles,
  },
};
