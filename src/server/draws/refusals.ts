import { refusals } from '#core/base';

export const SENTENCES = {
  'secret-not-kept': (f: { draw: number }) =>
    `The secret of draw ${f.draw} is not kept here, so that it can never be drawn. Two people void it.`,
};

export const refuse = refusals(SENTENCES);
