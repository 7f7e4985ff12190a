import { refusals } from '#core/base';

export const SENTENCES = {
  'wrong-phase': (f: { doing: string; now: string }) => `${f.doing} is not possible now: ${f.now}.`,
  'no-such-seat': (f: { seat: number; positions: number }) =>
    `There is no seat ${f.seat} at this table. Its seats are 1 to ${f.positions}.`,
  'seat-listed-twice': (f: { seat: number }) => `Seat ${f.seat} is there twice. Give each seat once.`,
  'seat-taken': (f: { seat: number; player: string }) => `Seat ${f.seat} is ${f.player}'s. Choose another seat.`,
  'one-position-a-player': (f: { player: string; seat: number }) =>
    `${f.player} already bets at seat ${f.seat}. A player has one position at this table.`,
  'no-bets': (f: { least: number }) => `Nobody has a bet. A round needs at least ${f.least} player.`,
  'no-such-bet': (f: { seat: number; wager: string }) => `Seat ${f.seat} has no ${f.wager} wager to take back.`,
  'wager-not-offered': (f: { wager: string }) => `The ${f.wager} wager is not offered at this table. Return the chips.`,
  'wager-not-an-amount': (f: { wager: string; amount: string }) =>
    `The ${f.wager} wager cannot be ${f.amount} cents. Bet a whole number above zero.`,
  'wager-outside-limits': (f: { wager: string; amount: string; from: string; to: string }) =>
    `The ${f.wager} wager of ${f.amount} is outside the posted limits. Bet from ${f.from} to ${f.to}.`,
  'wager-denomination': (f: { wager: string; amount: string; choices: string }) =>
    `The ${f.wager} wager cannot be ${f.amount}. It is ${f.choices}.`,
  'ante-missing': (f: { seat: number }) =>
    `Seat ${f.seat} has no Ante. Place Ante and Super Bonus, or take the bets back.`,
  'ante-first': (f: { wager: string }) => `The ${f.wager} wager comes after Ante and Super Bonus. Place those first.`,
  'super-bonus-unequal': (f: { seat: number; ante: string; superBonus: string }) =>
    `Seat ${f.seat} has ${f.ante} on the Ante and ${f.superBonus} on the Super Bonus. Make them equal.`,
  'ante-or-aces-up-missing': (f: { seat: number }) =>
    `Seat ${f.seat} has neither Ante nor Aces Up. The progressive is a side wager: place one of them first.`,
  'too-many-players': (f: { wager: string; most: number; players: number }) =>
    `The ${f.wager} wager is offered to ${f.most} players at most; ${f.players} are in the round. Return it.`,
  'reset-below-minimum': (f: { wager: string; reset: string; least: string }) =>
    `The meter of the ${f.wager} is to be reset to ${f.reset}. It must be at least ${f.least}.`,
  'meter-missing': (f: { wager: string }) => `The ${f.wager} is offered without a meter. Name what its meter shows.`,
  'unknown-schedule': (f: { wager: string; given: string; choices: string }) =>
    `The ${f.wager} has no pay table ${f.given}. Choose ${f.choices}.`,
  'up-card-not-dealt': (f: { card: string }) => `${f.card} is not among the dealer's cards. Check the up card.`,
  'chips-do-not-match': (f: { chips: number; accepted: number }) =>
    `The system accepted ${f.accepted} progressive wagers, and ${f.chips} chips are there. Call the floor.`,
  'not-next-to-deal': (f: { next: string; given: string }) => `The next card is for ${f.next}, not for ${f.given}.`,
  'wrong-delivery': (f: { cards: number; given: number; to: string; mode: string }) =>
    `From ${f.mode}, ${f.to} gets ${f.cards} at a time; ${f.given} came. Report the irregularity or deal again.`,
  'not-this-turn': (f: { seat: number; next: number }) =>
    `Seat ${f.seat} is not asked yet. It is the turn of seat ${f.next}: the dealer asks clockwise from the left.`,
  'has-decided': (f: { seat: number }) => `Seat ${f.seat} has decided already. A decision stands.`,
  'not-in-the-round': (f: { seat: number }) => `Seat ${f.seat} has no Ante in this round and decides nothing.`,
  'not-decided': (f: { seat: number }) => `Seat ${f.seat} has neither folded nor played. Ask for the decision first.`,
  'play-not-the-ante': (f: { play: string; ante: string }) =>
    `A Play of ${f.play} needs a pair of aces or better. With this hand it is exactly the Ante, ${f.ante}.`,
  'play-outside-range': (f: { play: string; from: string; to: string }) =>
    `A Play of ${f.play} is not possible. It is from ${f.from} to ${f.to}, one to three times the Ante.`,
  'wrong-hand-button': (f: { seat: number; pressed: string; holds: string }) =>
    `Seat ${f.seat} wins with ${f.holds}, not with ${f.pressed}. Press that button again to turn it off.`,
  'no-award-to-key': (f: { seat: number }) => `Seat ${f.seat} has won no progressive. Nothing is keyed.`,
  'not-next-to-settle': (f: { next: string; given: string }) => `Settle ${f.next} first, then ${f.given}.`,
  'all-settled': (f: { button: string }) => `Everything is settled. Press ${f.button}.`,
  'award-not-keyed': (f: { seat: number; hand: string }) =>
    `Press the button for ${f.hand} for seat ${f.seat} before the award is paid.`,
  'award-not-validated': (f: { seat: number; hand: string }) =>
    `Seat ${f.seat} wins with ${f.hand}. A floor person must validate it before it is paid.`,
  'wagers-not-settled': (f: { next: string }) => `The round is not over: ${f.next} is still to be settled.`,
  'documents-open': (f: { seat: number }) =>
    `The award of seat ${f.seat} is not paid from the tray. Its cards stay until the documents are complete.`,
  'no-documents-due': (f: { seat: number }) => `Seat ${f.seat} has no award that needs documents.`,
  'nothing-to-back-out': (f: { seat: number }) =>
    `No progressive award of seat ${f.seat} is logged. Nothing to back out.`,
  'no-back-out': (f: { game: string }) =>
    `The rules of ${f.game} know no back-out once the round is over. Take it to the floor.`,
  'not-of-this-table': (f: { event: string; equipment: string }) =>
    `${f.event} cannot happen here: the cards are dealt from ${f.equipment}.`,
};

export const refuse = refusals(SENTENCES);
