import { refusals } from '#core/base';

export const SENTENCES = {
  'too-young': (f: { least: number }) =>
    `Nobody below ${f.least} is enrolled. Look at the birthday on the paper again.`,
  'unknown-member': (f: { member: string }) => `The club has no member ${f.member}. Look for the name or the card.`,
  'no-member-id': (f: { member: string }) =>
    `${f.member} is no id for a member. Take 1 to 40 lower-case letters, digits and hyphens, and no name.`,
  'member-already-enrolled': (f: { member: string }) => `${f.member} is somebody's id already. Take another.`,
  'merged-with-itself': (f: { member: string }) => `${f.member} is one member already. Name two.`,
  'member-already-excluded': (f: { member: string; kind: string }) =>
    `${f.member} is excluded already (${f.kind}). It stays so until it is lifted.`,
  'exclusion-ends-before-now': (f: { until: string }) => `${f.until} is over. Choose a moment to come, or none.`,
  'exclusion-not-over': (f: { member: string; until: string }) =>
    `The exclusion of ${f.member} holds until ${f.until}, whoever asks. Come back then.`,
  'exclusion-keeps-record': (f: { member: string }) =>
    `${f.member} is excluded, and without the record nobody could keep the person out. Erase it when that is lifted.`,
  'member-has-prizes': (f: { member: string; awards: string }) =>
    `Prizes of ${f.member} are not settled: awards ${f.awards}. Settle them before the record is erased.`,
  'member-waits': (f: { failures: number; until: string }) =>
    `${f.failures} wrong PINs in a row. No PIN is taken until ${f.until}. The club desk can set a new one.`,
};

export const refuse = refusals(SENTENCES);
