export const SENTENCES = {
  'reserve-stands':
    'The reserve of {reserve} is shared and holds {amount}. Enter that amount, or correct the reserve of {reserve}.',
  'fund-already-there':
    "{activity} already has money in these books. Take over a fund before it starts; correct it while it's paused.",
  'no-such-pool':
    'This offering has no pool “{pool}”. {count, plural, =0 {It has no pools.} other {Choose one of: {known}.}}',
} as const;
