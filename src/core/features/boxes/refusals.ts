import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-drop': (f: { drop: number }) => `There is no drop ${f.drop} to count. Check the number on the box.`,
  'drop-already-counted': (f: { drop: number; counted: string }) =>
    `Drop ${f.drop} has been counted: ${f.counted}. It is not counted twice.`,
};

export const refuse = refusals(SENTENCES);
