import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-activity': (f: { activity: string }) =>
    `There is no activity ${f.activity} in the rulebook of this house. Choose one of its activities.`,
  'unknown-table': (f: { table: number }) => `Table ${f.table} has never been open. Check the number.`,
  'unknown-award': (f: { award: number }) =>
    `There is no award ${f.award} that can still be worked on. Check the number; settled awards rest after their day.`,
  'unknown-review': (f: { review: number }) => `Review ${f.review} does not wait for anybody. Look at the list again.`,
  'unknown-drop': (f: { drop: number }) => `There is no drop ${f.drop} to count. Check the number on the box.`,
  'unknown-notice': (f: { notice: number }) => `Notice ${f.notice} is not posted. Look at the list again.`,
  'unknown-alarm': (f: { alarm: number }) => `Alarm ${f.alarm} is not open. Look at the list again.`,
  'unknown-game': (f: { game: string }) => `This house does not know the game ${f.game}. Choose one from the list.`,

  'no-table-number': (f: { table: number }) => `${f.table} is no table number. Tables are numbered from 1.`,
  'table-already-open': (f: { table: number }) => `Table ${f.table} is open already.`,
  'table-not-open': (f: { table: number; open: string }) => `Table ${f.table} is not open. Open are: ${f.open}.`,
  'no-seat-number': (f: { seat: string }) => `${f.seat} is no place at a table. Seats and positions count from 1.`,
  'seat-already-taken': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is taken.`,
  'seat-empty': (f: { table: number; seat: string }) => `Nobody sits at seat ${f.seat} of table ${f.table}.`,
  'seat-already-lit': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is lit already.`,
  'seat-not-lit': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is not lit.`,

  'round-is-on': (f: { table: number; round: number }) =>
    `Round ${f.round} is on at table ${f.table}. Press Game Over first.`,
  'no-round-on': (f: { table: number }) => `No round is on at table ${f.table}. Press Start Game first.`,
  'nobody-seated': (f: { table: number }) => `Nobody sits at table ${f.table}. Seat the players first.`,
  'player-dealer-not-seated': (f: { table: number; seat: number }) =>
    `Nobody sits at seat ${f.seat} of table ${f.table} to hold the bank. Say which seat it is.`,
  'out-of-service': (f: { table: number; reason: string }) =>
    `Table ${f.table} takes no fees: out of service (${f.reason}). Call the floor.`,
  'alarm-open': (f: { table: number; alarm: number; words: string }) =>
    `Table ${f.table} takes no fees: alarm ${f.alarm} (${f.words}). Call the floor to answer it.`,
  'already-out-of-service': (f: { reason: string }) => `It is out of service already (${f.reason}).`,
  'in-service': (_: Record<string, never>) => 'It is in service. Nothing needs to be put right.',
  'floor-already-called': (f: { table: number }) => `Table ${f.table} has called the floor. Somebody is on the way.`,
  'floor-not-called': (f: { table: number }) => `Table ${f.table} waits for nobody of the floor.`,
  'calls-pending': (f: { table: number; calls: number }) =>
    `${f.calls} called at table ${f.table} and not decided. Verify, refuse or undo that first.`,

  'already-offered': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state} already. End it before you announce it anew, or change it while it is paused.`,
  'not-offered': (f: { activity: string }) => `${f.activity} is not offered now. Announce it first.`,
  'offering-in-other-state': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state}, so this cannot be done now.`,
  'pause-first': (f: { activity: string }) => `${f.activity} is not paused. Pause it before you change anything of it.`,
  'calls-pending-in-activity': (f: { activity: string; calls: number }) =>
    `${f.calls} called for ${f.activity} and not decided. Verify, refuse or undo that first.`,
  'rounds-still-on': (f: { activity: string; tables: string }) =>
    `Rounds that began with ${f.activity} are on at tables ${f.tables}. Wait for Game Over there.`,
  'pool-left-behind': (f: { pool: string; amount: string }) =>
    `The pool ${f.pool} holds ${f.amount} of the players and would have no place in this offering. Keep its chart.`,
  'cap-below-meter': (f: { pool: string; cap: string; shown: string }) =>
    `The meter ${f.pool} shows ${f.shown}, more than the cap of ${f.cap}. Post a cap at or above it.`,
  'amount-not-above-zero': (f: { amount: string }) => `${f.amount} cannot be. Give an amount that is not below zero.`,
  'words-missing': (f: { what: string }) => `${f.what} is missing. Write it down in a few words.`,

  'no-such-hand': (f: { hand: string; known: string }) =>
    `There is no qualifying hand ${f.hand} at this table. There are: ${f.known}.`,
  'not-in-this-round': (f: { activity: string; table: number }) =>
    `${f.activity} did not run at table ${f.table} when this round began. It cannot be won in it.`,
  'seat-not-dealt-in': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} of table ${f.table} is not in this round.`,
  'paid-for-the-period': (f: { activity: string }) =>
    `${f.activity} pays the best hand of its period. Post the hand on the board; it is paid at the end.`,
  'nothing-called': (f: { table: number; activity: string }) =>
    `No hand is called for ${f.activity} at table ${f.table}. Let the dealer call it first.`,
  'under-review': (f: { review: number }) =>
    `These hands are verified and wait for a second person (review ${f.review}). Agree to it or reject it.`,

  'deck-not-counted': (_: Record<string, never>) => 'The deck is not counted. Count it before you verify the hand.',
  'checklist-open': (f: { open: string }) => `Not done yet: ${f.open}. Do it and tick it off.`,
  'card-seen-twice': (f: { card: string }) => `The card ${f.card} was entered twice. Look at the cards again.`,
  'seal-missing': (f: { amount: string; from: string }) =>
    `A win of ${f.amount} is kept under a seal (from ${f.from} on). Seal the hand and enter the number.`,
  'second-person-missing': (_: Record<string, never>) =>
    'This needs two people. Ask a second person to sign on beside you.',
  'same-person-twice': (f: { person: string }) =>
    `This needs two people, and ${f.person} stands on both sides. Ask somebody who has not prepared it.`,

  'id-not-needed': (f: { award: number }) => `Award ${f.award} waits for no ID. It can be paid.`,
  'method-not-fitting': (f: { award: number; how: string }) => `Award ${f.award} is to be ${f.how}. Choose that.`,
  'not-from-the-tray': (f: { amount: string; limit: string }) =>
    `${f.amount} is not paid from the tray. ${f.limit} paid there; pay this one at the cage.`,
  'reserve-stands': (f: { reserve: string; amount: string }) =>
    `The reserve of ${f.reserve} stands at ${f.amount} and is shared. Enter that amount, or correct it where it belongs.`,
  'handed-out-at-desk': (f: { award: number; what: string }) =>
    `Award ${f.award} is for ${f.what} of a promotion that runs here. Give them out at the promotions desk.`,
  'form-first': (f: { award: number; what: string; form: string }) =>
    `Award ${f.award}, ${f.what}, needs a tax form: ${f.form}. Fill it in with the winner, then hand it over.`,
  'no-checks': (f: { activity: string; forms: string }) =>
    `${f.activity} is not paid by check. It is paid as: ${f.forms}.`,
  'slip-not-written': (f: { award: number }) => `Award ${f.award} is not paid. Its slip is written when it is.`,
  'tray-is-whole': (f: { table: number }) => `The tray of table ${f.table} is whole. There is nothing to reimburse.`,

  'award-not-paid': (f: { award: number }) => `Award ${f.award} is not paid. There is no payment to back out.`,
  'payment-first': (f: { award: number }) => `Award ${f.award} is paid. Back out its payment first.`,
  'award-forfeited': (f: { award: number }) =>
    `Award ${f.award} was not claimed in time, and its money has gone where the rule says. It stays so.`,
  'no-fees-taken': (f: { table: number }) => `No fees were taken in this round at table ${f.table}.`,
  'fees-moved-on': (f: { activity: string; amount: string }) =>
    `The ${f.amount} for ${f.activity} have been used since and cannot go back. Ask accounting for a correction.`,

  'drop-already-counted': (f: { drop: number; counted: string }) =>
    `Drop ${f.drop} has been counted: ${f.counted}. It is not counted twice.`,
  'drops-not-counted': (f: { drops: string }) =>
    `Dropped and not counted: ${f.drops}. Count them before the day closes.`,
  'no-day-open': (_: Record<string, never>) => 'No gaming day is open. It begins with the first table.',
  'gaming-day-not-over': (f: { day: string; ends: string }) =>
    `The gaming day ${f.day} ends ${f.ends}. Close it then or later.`,
  'nothing-to-reimburse': (f: { activity: string }) =>
    `${f.activity} owes the house nothing that its reserve could repay now.`,
  'fund-already-there': (f: { activity: string }) =>
    `${f.activity} has money in these books already. Take over a fund before it starts; correct it while it is paused.`,
  'no-such-pool': (f: { pool: string; known: string }) => `This offering has no pool ${f.pool}. It has: ${f.known}.`,
};

export const refuse = refusals(SENTENCES);
