import { refusals } from '#core/base';

export const SENTENCES = {
  'reserve-stands': (f: { reserve: string; amount: string }) =>
    `The reserve of ${f.reserve} stands at ${f.amount} and is shared. Enter that amount, or correct it where it belongs.`,
  'fund-already-there': (f: { activity: string }) =>
    `${f.activity} has money in these books already. Take over a fund before it starts; correct it while it is paused.`,
  'no-such-pool': (f: { pool: string; known: string }) => `This offering has no pool ${f.pool}. It has: ${f.known}.`,
};

export const refuse = refusals(SENTENCES);
