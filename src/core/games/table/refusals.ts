import { refusals } from '#core/base';

export const SENTENCES = {
  'wrong-phase': '{doing} is not possible now: {now}.',
  'no-such-seat': 'There is no seat {seat} at this table. Its seats are 1 to {positions}.',
  'seat-listed-twice': 'Seat {seat} is there twice. Give each seat once.',
  'seat-taken': "Seat {seat} is {player}'s. Choose another seat.",
  'one-position-a-player': '{player} already bets at seat {seat}. A player has one position at this table.',
  'no-bets': 'Nobody has a bet. A round needs at least {least} player.',
  'no-such-bet': 'Seat {seat} has no {wager} wager to take back.',
  'wager-not-offered': 'The {wager} wager is not offered at this table. Return the chips.',
  'wager-not-an-amount': 'The {wager} wager cannot be {amount} cents. Bet a whole number above zero.',
  'wager-outside-limits': 'The {wager} wager of {amount} is outside the posted limits. Bet from {from} to {to}.',
  'wager-denomination': 'The {wager} wager cannot be {amount}. It is {choices}.',
  'ante-missing': 'Seat {seat} has no Ante. Place Ante and Super Bonus, or take the bets back.',
  'ante-first': 'The {wager} wager comes after Ante and Super Bonus. Place those first.',
  'super-bonus-unequal': 'Seat {seat} has {ante} on the Ante and {superBonus} on the Super Bonus. Make them equal.',
  'ante-or-aces-up-missing':
    'Seat {seat} has neither Ante nor Aces Up. The progressive is a side wager: place one of them first.',
  'too-many-players': 'The {wager} wager is offered to {most} players at most; {players} are in the round. Return it.',
  'reset-below-minimum': 'The meter of the {wager} is to be reset to {reset}. It must be at least {least}.',
  'meter-missing': 'The {wager} is offered without a meter. Name what its meter shows.',
  'unknown-schedule': 'The {wager} has no pay table {given}. Choose {choices}.',
  'up-card-not-dealt': "{card} is not among the dealer's cards. Check the up card.",
  'chips-do-not-match':
    'The system accepted {accepted} progressive wagers, and {chips} chips are there. Call the floor.',
  'not-next-to-deal': 'The next card is for {next}, not for {given}.',
  'wrong-delivery': 'From {mode}, {to} gets {cards} at a time; {given} came. Report the irregularity or deal again.',
  'not-this-turn':
    'Seat {seat} is not asked yet. It is the turn of seat {next}: the dealer asks clockwise from the left.',
  'has-decided': 'Seat {seat} has decided already. A decision stands.',
  'not-in-the-round': 'Seat {seat} has no Ante in this round and decides nothing.',
  'not-decided': 'Seat {seat} has neither folded nor played. Ask for the decision first.',
  'play-not-the-ante':
    'A Play of {play} needs a pair of aces or better. With this hand it is exactly the Ante, {ante}.',
  'play-outside-range': 'A Play of {play} is not possible. It is from {from} to {to}, one to three times the Ante.',
  'wrong-hand-button': 'Seat {seat} wins with {holds}, not with {pressed}. Press that button again to turn it off.',
  'no-award-to-key': 'Seat {seat} has won no progressive. Nothing is keyed.',
  'not-next-to-settle': 'Settle {next} first, then {given}.',
  'all-settled': 'Everything is settled. Press {button}.',
  'award-not-keyed': 'Press the button for {hand} for seat {seat} before the award is paid.',
  'award-not-validated': 'Seat {seat} wins with {hand}. A floor person must validate it before it is paid.',
  'wagers-not-settled': 'The round is not over: {next} is still to be settled.',
  'documents-open':
    'The award of seat {seat} is not paid from the tray. Its cards stay until the documents are complete.',
  'no-documents-due': 'Seat {seat} has no award that needs documents.',
  'nothing-to-back-out': 'No progressive award of seat {seat} is logged. Nothing to back out.',
  'no-back-out': 'The rules of {game} know no back-out once the round is over. Take it to the floor.',
  'not-of-this-table': '{event} cannot happen here: the cards are dealt from {equipment}.',
} as const;

export const refuse = refusals(SENTENCES);
