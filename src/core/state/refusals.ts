import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-activity': (f: { activity: string }) =>
    `There is no activity ${f.activity} in the rulebook of this house. Choose one of its activities.`,
  'unknown-table': (f: { table: number }) => `Table ${f.table} has never been open. Check the number.`,
  'unknown-award': (f: { award: number }) =>
    `There is no award ${f.award} that can still be worked on. Check the number; settled awards rest after their day.`,
  'table-not-open': (f: { table: number; open: string }) => `Table ${f.table} is not open. Open are: ${f.open}.`,
  'seat-empty': (f: { table: number; seat: string }) => `Nobody sits at seat ${f.seat} of table ${f.table}.`,
  'round-is-on': (f: { table: number; round: number }) =>
    `Round ${f.round} is on at table ${f.table}. Press Game Over first.`,
  'no-round-on': (f: { table: number }) => `No round is on at table ${f.table}. Press Start Game first.`,
  'not-offered': (f: { activity: string }) => `${f.activity} is not offered now. Announce it first.`,
  'pause-first': (f: { activity: string }) => `${f.activity} is not paused. Pause it before you change anything of it.`,
  'amount-not-above-zero': (f: { amount: string }) => `${f.amount} cannot be. Give an amount that is not below zero.`,
  'words-missing': (f: { what: string }) => `${f.what} is missing. Write it down in a few words.`,
  'not-in-this-round': (f: { activity: string; table: number }) =>
    `${f.activity} did not run at table ${f.table} when this round began. It cannot be won in it.`,
  'seat-not-dealt-in': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} of table ${f.table} is not in this round.`,
  'under-review': (f: { review: number }) =>
    `These hands are verified and wait for a second person (review ${f.review}). Agree to it or reject it.`,
  'second-person-missing': (_: Record<string, never>) =>
    'This needs two people. Ask a second person to sign on beside you.',
  'same-person-twice': (f: { person: string }) =>
    `This needs two people, and ${f.person} stands on both sides. Ask somebody who has not prepared it.`,
  'member-merged': (f: { member: string; into: string }) => `${f.member} goes on as ${f.into}. Use that one.`,
  'member-erased': (f: { member: string }) => `The record of ${f.member} was erased. Enrol the person anew.`,
  // Seen by dealers and other players: it says nothing of why.
  'member-may-not-take-part': (f: { member: string }) =>
    `${f.member} may not take part here and wins nothing. Ask compliance, away from the table.`,
  'member-not-excluded': (f: { member: string }) => `${f.member} is not excluded.`,
  'unknown-promotion': (f: { promotion: string; known: string }) =>
    `No promotion ${f.promotion} runs here. There are: ${f.known}.`,
  'promotion-not-running': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state}, so nothing can be done in it now. Start or resume it first.`,
  'entries-closed': (f: { promotion: string; draw: number }) =>
    `Draw ${f.draw} of ${f.promotion} is committed and its entries are closed. Reveal it first.`,
};

export const refuse = refusals(SENTENCES);
