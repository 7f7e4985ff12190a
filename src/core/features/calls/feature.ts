import { AGREEING, AT_TABLE, type Feature, may } from '#core/state';
import { callHand } from './decide.ts';
import { CALL_EVENTS } from './evolve.ts';
import { CallCommand, CallEvent } from './shape.ts';
import { agreeToReview, refuseHands, rejectReview, verifyHands } from './verification.ts';

const VERIFYING = may(['floor', 'supervisor'], ['floor']);

/** Called hands, what they lock of the meters, and whether they have won. */
export const CALLS: Feature<CallCommand, CallEvent, 'VerifyHands'> = {
  name: 'calls',
  shapes: { command: CallCommand, event: CallEvent },
  decide: {
    CallHand: callHand,
    VerifyHands: verifyHands,
    RefuseHands: refuseHands,
    AgreeToReview: agreeToReview,
    RejectReview: rejectReview,
  },
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
