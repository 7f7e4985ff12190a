export const SENTENCES = {
  'too-many-value-awards': '{given} value awards are named; the wheel has {most} sections for them.',
  'neither-card-nor-award': '{shown} is neither a card nor a value award of this wheel.',
} as const;
