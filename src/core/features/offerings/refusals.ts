import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-notice': (f: { notice: number }) => `Notice ${f.notice} is not posted. Look at the list again.`,
  'already-offered': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state} already. End it before you announce it anew, or change it while it is paused.`,
  'offering-in-other-state': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state}, so this cannot be done now.`,
  'calls-pending-in-activity': (f: { activity: string; calls: number }) =>
    `${f.calls} called for ${f.activity} and not decided. Verify, refuse or undo that first.`,
  'rounds-still-on': (f: { activity: string; tables: string }) =>
    `Rounds that began with ${f.activity} are on at tables ${f.tables}. Wait for Game Over there.`,
  'pool-left-behind': (f: { pool: string; amount: string }) =>
    `The pool ${f.pool} holds ${f.amount} of the players and would have no place in this offering. Keep its chart.`,
  'cap-below-meter': (f: { pool: string; cap: string; shown: string }) =>
    `The meter ${f.pool} shows ${f.shown}, more than the cap of ${f.cap}. Post a cap at or above it.`,
};

export const refuse = refusals(SENTENCES);
