export const SENTENCES = {
  'win-not-verified': "The win isn't verified yet. Verify the hand or the ticket first.",
  'win-already-verified': 'This win is already verified. Check the ID, pay the prize, or look at the claim.',
  'claims-not-open': 'Claims open {opens}. Ask the winner to come back then.',
  'claim-too-late': "Claims ended {deadline}, so the prize can't be paid. {goesTo}",
  'claim-forfeited': "Nobody claimed this prize in time, so it can't be paid. {goesTo}",
  'id-not-shown': "The winner hasn't shown ID. Check a valid photo ID before you pay.",
  'prize-already-paid': "This prize has already been paid. It can't be paid twice.",
} as const;

/** Where a prize goes that nobody has claimed. */
export const TERMS = {
  'unclaimed.reserve': 'It goes back to the reserve.',
  'unclaimed.reserve-of': 'It goes back to the reserve of {activity}.',
  'unclaimed.fund': 'It stays in the fund.',
  'unclaimed.held': 'It is held at the cage.',
  'unclaimed.nobody': 'Nobody else gets it.',
  'unclaimed.redraw': 'Another entry is drawn.',
} as const;
