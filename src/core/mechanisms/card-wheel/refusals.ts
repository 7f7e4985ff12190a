import { refusals } from '#core/base';

export const SENTENCES = {
  'too-many-value-awards': (f: { given: number; most: number }) =>
    `${f.given} value awards are named; the wheel has ${f.most} sections for them.`,
  'neither-card-nor-award': (f: { shown: string }) => `${f.shown} is neither a card nor a value award of this wheel.`,
};

export const refuse = refusals(SENTENCES);
