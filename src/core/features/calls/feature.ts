import { AGREEING, AT_TABLE, callsAt, type Feature, type HouseView, may, staffAt } from '#core/state';
import { callHand } from './decide.ts';
import { CALL_EVENTS } from './evolve.ts';
import { CallCommand, CallEvent } from './shape.ts';
import { VERIFYING_COMMANDS } from './verification.ts';

const VERIFYING = may(['floor', 'supervisor'], ['floor']);

type Called = { readonly table: number; readonly activity: string };

const staffCalled = (house: HouseView, { table, activity }: Called): readonly string[] =>
  staffAt(
    house,
    table,
    callsAt(house, { table, activity }).map(({ seat }) => seat),
  );

const staffReviewed = (house: HouseView, { review }: { readonly review: number }): readonly string[] => {
  const found = house.reviews.get(review);
  return found === undefined ? [] : staffCalled(house, found);
};

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
  concerns: {
    VerifyHands: staffCalled,
    RefuseHands: staffCalled,
    AgreeToReview: staffReviewed,
    RejectReview: staffReviewed,
  },
};
