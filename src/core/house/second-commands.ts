/** The commands that two people stand for, always or from some amount on. REG-A2 */
export const DUAL_TYPES = [
  'ChangeOffering',
  'RaisePool',
  'VerifyHands',
  'BackOutPayment',
  'BackOutAward',
  'BackOutFees',
  'TakeOverFund',
  'CorrectFund',
  'CountDrop',
  'RunPromotion',
  'VoidDraw',
  'SetUpGame',
  'EngagePerson',
  'ChangeRoles',
  'UnlockPerson',
  'SetPin',
  'EraseRecord',
  'MergeMembers',
  'LiftExclusion',
  'EraseMember',
] as const;
export type DualType = (typeof DUAL_TYPES)[number];

export const isDual = (type: string): type is DualType => DUAL_TYPES.some(dual => dual === type);
