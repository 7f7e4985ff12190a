import { refusals } from '#core/base';

export const SENTENCES = {
  'win-not-verified': (_: Record<string, never>) => 'The win is not verified yet. Verify the hand or the ticket first.',
  'win-already-verified': (_: Record<string, never>) =>
    'This win is verified already. Show ID, pay it, or look at the claim.',
  'claims-not-open': (f: { opens: string }) => `Claims open ${f.opens}. Ask the winner to come back then.`,
  'claim-too-late': (f: { deadline: string; goesTo: string }) =>
    `Claims ended ${f.deadline}. The prize can no longer be paid; ${f.goesTo}.`,
  'claim-forfeited': (f: { goesTo: string }) => `Nobody claimed this prize in time. It cannot be paid; ${f.goesTo}.`,
  'id-not-shown': (_: Record<string, never>) => 'The winner has not shown ID. Check a valid photo ID before you pay.',
  'prize-already-paid': (_: Record<string, never>) => 'This prize has been paid. It is not paid twice.',
};

export const refuse = refusals(SENTENCES);
