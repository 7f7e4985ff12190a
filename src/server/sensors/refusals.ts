import { refusals } from '#core/base';

export const SENTENCES = {
  'not-a-reading': (f: { where: string; problem: string }) =>
    `This is no reading of a sensor: ${f.where}: ${f.problem}. Set the sensor up as docs/feed.md says.`,
};

export const refuse = refusals(SENTENCES);
