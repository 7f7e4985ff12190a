import { refusals } from '#core/base';

export const SENTENCES = {
  'no-tournament': (f: { activity: string }) => `${f.activity} is no tournament. Choose another activity.`,
  'not-approved-here': (f: { activity: string; what: string }) =>
    `${f.activity} has no approval for ${f.what}. Leave it out.`,
  'item-without-value': (_: Record<never, never>) => 'The prize has no value. Post what it is worth.',
  'percents-not-whole': (f: { sum: number }) =>
    `The percentages add up to ${f.sum}. Let them add up to 100, each above zero.`,
  'bounties-beyond-pool': (f: { bounties: string; pool: string }) =>
    `Bounties of ${f.bounties} come out of a pool of ${f.pool}. Lower them, or let the house guarantee them.`,
  'structure-locked': (_: Record<never, never>) =>
    'Sign-ups have begun. The posted structure stays; plan another event instead.',
  'wrong-stage': (f: { stage: string; needed: string }) =>
    `The event is ${f.stage}. This is done while it is ${f.needed}.`,
  'registered-before': (f: { player: string }) => `${f.player} is registered. Each player registers once.`,
  'entered-twice': (f: { player: string; other: string; event: string }) =>
    `${f.player} and ${f.other} have both entered ${f.event}. Let the director take one entry back, or put it out while ` +
    'entries are open; when prizes are fixed, reopen the entries or merge after the event.',
  'unknown-entrant': (f: { player: string }) => `${f.player} is not registered. Register first.`,
  'out-already': (f: { player: string }) => `${f.player} is out already. Check the name.`,
  'none-offered': (f: { what: string }) => `This event has no ${f.what}. Its structure is posted.`,
  'limit-reached': (f: { player: string; what: string; limit: number }) =>
    `${f.player} has had all ${f.limit} of the posted ${f.what}. There are no more.`,
  'sold-beyond-limit': (f: { what: string; sold: number; most: number }) =>
    `${f.sold} of the ${f.what} are sold and ${f.most} are posted. Check the count.`,
  'nobody-entered': (_: Record<never, never>) => 'Nobody has entered. Wait for players, or cancel the event.',
  'not-an-even-field': (f: { entrants: number }) => `${f.entrants} cannot be halved. Start with an even number.`,
  'nobody-left': (_: Record<never, never>) => 'Somebody wins each hand. All players cannot go out in one.',
  'eliminator-missing': (f: { player: string }) =>
    `${f.player} carried a bounty. Say who won the hand that put ${f.player} out.`,
  'not-the-winner': (f: { player: string; target: string }) =>
    `${f.player} is out, goes out in this hand or is named twice. Name who won the hand that put ${f.target} out.`,
  'deal-needs-all': (f: { missing: string }) => `Everybody still in must agree. Not asked yet: ${f.missing}.`,
  'nothing-due': (f: { player: string }) => `Nothing is due to ${f.player}. A place is paid once.`,
  'id-needed': (f: { player: string }) => `${f.player} has shown no ID. Check and copy it before paying.`,
  'structure-not-possible': (f: { what: string }) => `This cannot be posted: ${f.what}. Change it.`,
  'name-missing': (_: Record<never, never>) => 'The player has no name. Type the name under which they play.',
  'reason-missing': (_: Record<never, never>) => 'Say why in a few words. It is kept with what was done.',
  'entry-used': (f: { player: string }) =>
    `${f.player} has bought more, is out or has put somebody out. Take that back first, or let the entry stand.`,
  'still-in': (f: { player: string }) => `${f.player} is still in. One enters again after going out.`,
  'not-in-its-period': (f: { what: string; level: number; period: string }) =>
    `It is level ${f.level}. The ${f.what} is posted ${f.period}.`,
  'never-bought': (f: { player: string; what: string }) => `${f.player} has had no ${f.what}. Check the name.`,
  'deal-stands': (_: Record<never, never>) => 'The players have agreed on a deal. Cancel that first.',
  'paid-already': (f: { player: string }) => `${f.player} was paid since. Back out that payment first.`,
  'prize-withheld': (f: { player: string }) =>
    `The prize of ${f.player} is held for whoever the state names. It does not come back.`,
  'never-paid': (f: { player: string }) => `${f.player} was paid nothing. Check the name.`,
  'came-back': (_: Record<never, never>) => 'Somebody of that hand has bought in again. Back out that purchase first.',
  'event-cancelled': (f: { reason: string }) => `This event was cancelled: ${f.reason}. Plan another one.`,
  'nothing-to-undo': (_: Record<never, never>) => 'There is nothing left to take back here.',
  'deal-does-not-total': (f: { agreed: string; left: string; players: number }) =>
    `The deal gives ${f.agreed} and ${f.left} are left for ${f.players} players. Share exactly that.`,
  'signed-before': (f: { by: string }) => `${f.by} has signed this log. Each person signs once.`,
  'no-seat-won': (f: { player: string; satellite: string }) =>
    `${f.player} has no seat left from ${f.satellite}. It is handed over there first, and used once.`,
  'no-levels-posted': (_: Record<never, never>) => 'No levels are posted for this event. It runs without a clock.',
  'clock-not-started': (_: Record<never, never>) => 'The clock does not run in this event. Start it first.',
  'clock-runs': (_: Record<never, never>) => 'The clock runs already.',
  'clock-stands': (_: Record<never, never>) => 'The clock is paused already.',
  'no-such-line': (f: { step: number; lines: number }) =>
    `There is no line ${f.step}: levels and breaks have ${f.lines} lines. Choose one of these.`,
  'time-not-whole': (f: { remainingSeconds: number }) =>
    `${f.remainingSeconds} is no number of seconds that a level can have left. Type whole seconds.`,
  'tables-not-possible': (f: { seats: number }) =>
    `Each table has a number of its own and 1 to ${f.seats} seats. Check the list.`,
  'table-not-in-play': (f: { table: number }) => `Table ${f.table} is not in this event. Choose one that is.`,
  'seats-too-few': (f: { players: number; seats: number }) =>
    `There are ${f.players} players and ${f.seats} seats for them. Add a table.`,
  'seat-not-free': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} of table ${f.table} is taken or not there. Choose another.`,
  'seated-already': (f: { player: string }) => `${f.player} has a seat. Move them instead.`,
  'numbers-not-drawn': (f: { numbers: number; needed: number }) =>
    `${f.numbers} numbers were drawn and ${f.needed} are needed. Draw again.`,
  'unknown-penalty': (f: { penalty: number }) => `There is no penalty ${f.penalty} that could be lifted.`,
  'disqualified-by-hand': (f: { player: string }) => `${f.player} is out of the event. Undo the elimination instead.`,
  'dealer-called': (f: { table: number }) => `A dealer was called to table ${f.table} already.`,
  'no-dealer-called': (f: { table: number }) => `No dealer was called to table ${f.table}.`,
  'stack-not-counted': (f: { player: string }) =>
    `The chips of ${f.player} are not right. Count everybody who is in, once, in whole chips.`,
  'chips-do-not-total': (f: { counted: number; inPlay: number }) =>
    `${f.counted} chips were counted and ${f.inPlay} are in play. Count again.`,
  'chips-do-not-change': (f: { small: number; large: number }) =>
    `Chips of ${f.small} cannot be changed into chips of ${f.large}. Choose a multiple.`,
};

export const refuse = refusals(SENTENCES);
