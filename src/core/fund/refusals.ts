import { refusals } from '#core/base';

export const SENTENCES = {
  'no-fees-approved': (f: { activity: string }) => `${f.activity} takes no fee from players. Do not collect one.`,
  'fee-not-said': (f: { activity: string; from: string; to: string }) =>
    `The fee of ${f.activity} is from ${f.from} to ${f.to}. Say which amount was collected.`,
  'fee-outside-approval': (f: { activity: string; given: string; from: string; to: string }) =>
    `A fee of ${f.given} is outside the approval of ${f.activity}. It is from ${f.from} to ${f.to}.`,
  'allocation-not-posted': (f: { activity: string }) =>
    `How fees of ${f.activity} are divided among its prizes is not posted. Post the percentages first.`,
  'no-admin-fee-approved': (f: { activity: string }) => `${f.activity} has no administrative fee. Nothing was taken.`,
  'admin-fee-not-posted': (f: { activity: string; from: string; to: string }) =>
    `The administrative fee of ${f.activity} is not posted. Post one from ${f.from} to ${f.to} per table-hour.`,
  'seed-not-posted': (f: { activity: string; pool: string }) =>
    `No seed is posted for the ${f.pool} prize of ${f.activity}. Post one first.`,
  'unknown-pool': (f: { pool: string; known: string }) => `There is no prize pool ${f.pool}. There are: ${f.known}.`,
  'raise-not-approved': (f: { activity: string }) =>
    `${f.activity} may not be raised by the house. Its prize grows by its own rule only.`,
  'raise-beyond-cap': (f: { pool: string; raised: string; cap: string }) =>
    `The raise would bring ${f.pool} to ${f.raised}, beyond its cap of ${f.cap}.`,
  'raise-beyond-reserve': (f: { raise: string; reserve: string }) =>
    `A raise of ${f.raise} is paid from the reserve, which holds ${f.reserve}. Raise by less, or later.`,
  'pool-never-lowered': (f: { pool: string }) =>
    `A posted prize goes down only when it is won: ${f.pool} stays as it is. A mistake is backed out by two people.`,
  'unknown-payout': (f: { payout: string; known: string }) =>
    `There is no payout structure ${f.payout}. There are: ${f.known}.`,
  'payout-locked': (f: { payout: string }) =>
    `Payout structure ${f.payout} stays until the jackpot has been hit and awarded.`,
};

export const refuse = refusals(SENTENCES);
