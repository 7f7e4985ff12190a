export const SENTENCES = {
  'win-not-verified': 'The win is not verified yet. Verify the hand or the ticket first.',
  'win-already-verified': 'This win is verified already. Show ID, pay it, or look at the claim.',
  'claims-not-open': 'Claims open {opens}. Ask the winner to come back then.',
  'claim-too-late': 'Claims ended {deadline}. The prize can no longer be paid; {goesTo}.',
  'claim-forfeited': 'Nobody claimed this prize in time. It cannot be paid; {goesTo}.',
  'id-not-shown': 'The winner has not shown ID. Check a valid photo ID before you pay.',
  'prize-already-paid': 'This prize has been paid. It is not paid twice.',
} as const;
