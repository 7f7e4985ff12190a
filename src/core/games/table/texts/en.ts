export const SENTENCES = {
  'wrong-phase': "You can't {doing} now, because {now}.",
  'no-such-seat': "There's no seat {seat} at this table. Its seats are 1 to {positions}.",
  'seat-listed-twice': 'Seat {seat} is listed twice. List each seat once.',
  'seat-taken': "Seat {seat} is {player}'s. Choose another seat.",
  'one-position-a-player': '{player} already bets at seat {seat}. Each player has one position at this table.',
  'no-bets': 'Nobody has bet. A round needs at least {least, plural, one {# player} other {# players}}.',
  'no-such-bet': 'Seat {seat} has no {wager} bet to take back.',
  'wager-not-offered': "The {wager} bet isn't offered at this table. Return the chips.",
  'wager-not-an-amount': "The {wager} bet can't be {amount} cents. Bet a whole number above zero.",
  'wager-outside-limits': 'The {wager} bet of {amount} is outside the posted limits. Bet {from} to {to}.',
  'wager-denomination': "The {wager} bet can't be {amount}. Choose one of: {choices}.",
  'ante-missing': 'Seat {seat} has no Ante. Place Ante and Super Bonus, or take the bets back.',
  'ante-first': 'The {wager} bet comes after Ante and Super Bonus. Place those first.',
  'super-bonus-unequal': 'Seat {seat} has {ante} on the Ante and {superBonus} on the Super Bonus. Make them equal.',
  'ante-or-aces-up-missing':
    'Seat {seat} has neither Ante nor Aces Up. The progressive is a side bet: place one of them first.',
  'too-many-players':
    'The {wager} bet is offered to {most, plural, one {# player} other {# players}} at most, and {players, plural, one {# is} other {# are}} in the round. Return it.',
  'reset-below-minimum': 'The {wager} meter would reset to {reset}. It must be at least {least}.',
  'meter-missing': 'The {wager} bet is offered without a meter. Enter what its meter shows.',
  'initial-below-minimum': 'The {wager} meter would start at {posted}. It must start with at least {least}.',
  'rate-missing': 'The {wager} meter has no rate of progression. Choose how much of each bet goes to the meter.',
  'reserve-not-as-scheduled':
    "This pay table of the {wager} bet keeps {percent}% of the meter's growth in reserve. Choose that percentage.",
  'meter-not-needed': 'No chosen pay table uses the {meter} meter. Remove the meter, or offer its bet.',
  'limit-not-chosen': 'The {wager} bet uses the limits posted at the table. Leave its own limits empty.',
  'limit-upside-down':
    "The {wager} bet can't have limits of {from} to {to}. Choose a smallest bet above zero and a largest bet that isn't lower.",
  'unknown-schedule': 'The {wager} bet has no pay table {given}. Choose one of: {choices}.',
  'up-card-not-dealt': "{card} isn't one of the dealer's cards. Check the up card.",
  'chips-do-not-match':
    'The system accepted {accepted, plural, =0 {no progressive bets} one {# progressive bet} other {# progressive bets}}, but there {chips, plural, =0 {are no chips} one {is # chip} other {are # chips}}. Call the floor.',
  'not-next-to-deal': 'The next card is for {next}, not for {given}.',
  'wrong-delivery':
    'From {mode, select, hand {the hand} manual-shoe {the manual shoe} other {the automated shoe}}, {to} gets {cards, plural, one {# card} other {# cards}} at a time, not {given, number}. Report the irregularity or deal again.',
  'not-this-turn': "It's seat {next}'s turn, not seat {seat}'s.",
  'has-decided': "Seat {seat} has already decided. The decision can't change.",
  'not-in-the-round': "Seat {seat} has no Ante in this round. There's nothing to decide.",
  'not-decided': "Seat {seat} hasn't folded or played. Ask for the decision first.",
  'play-not-the-ante':
    'A Play of {play} needs a pair of aces or better. With this hand it must be exactly the Ante, {ante}.',
  'play-outside-range': "A Play of {play} isn't possible. Play {from} to {to}, one to three times the Ante.",
  'wrong-hand-button': 'Seat {seat} wins with {holds}, not with {pressed}. Press the button for {holds}.',
  'no-award-to-key': "Seat {seat} hasn't won a progressive. There's nothing to key.",
  'not-next-to-settle': 'Settle {next} first, then {given}.',
  'all-settled': 'Everything is settled. Press Game Over.',
  'award-not-keyed': 'Press the {hand} button for seat {seat} before you pay the prize.',
  'award-not-validated': 'Seat {seat} wins with {hand}. The floor has to verify it before you pay.',
  'wagers-not-settled': "The round isn't over. Settle {next} first.",
  'documents-open':
    "The prize of seat {seat} isn't paid from the tray. Its cards stay until the documents are complete.",
  'no-documents-due': 'Seat {seat} has no prize that needs documents.',
  'nothing-to-back-out': "Seat {seat} has no logged progressive prize. There's nothing to back out.",
  'no-back-out': "{game} can't be backed out after the round. Call the floor.",
  'wager-not-counted':
    "The {wager} bet isn't counted here. The dealer plays it by hand; the keypad counts the progressive bets.",
  'card-set-aside': "{card} was found face up and is in the discard rack. It can't be dealt in this round.",
  'hand-keyed': 'The {hand} button of seat {seat} is lit. Press it again to turn it off first.',
  'award-validated': 'The floor has verified {hand} at seat {seat}. Call the floor to undo it.',
  'no-such-button': 'The {wager} bet has no {hand} button.',
  'nothing-drawn': 'No Magic Card was drawn for this round.',
  'position-not-drawn': "Seat {seat} isn't the lucky position of this round.",
  'no-hand-entered': "No cards of {to} were entered. There's nothing to correct.",
  'paid-by-cards':
    'Bets of this round are already settled by these cards. Finish the round, then two people can back it out.',
  'as-many-cards':
    'The hand of {to} has {cards, plural, one {# card} other {# cards}}, not {given, number}. Enter that many.',
  'not-of-this-table':
    "The automated shoe can't jam here. The cards are dealt from {equipment, select, hand {the hand} other {the manual shoe}}.",
} as const;

export const TERMS = {
  /** What somebody wants to do with a round. */
  'move.place-bet': 'place a bet',
  'move.take-back-bet': 'take back a bet',
  'move.close-bets': 'close the bets',
  'move.deal': 'deal',
  'move.decide': 'fold or play',
  'move.reveal': "turn up the dealer's hand",
  'move.press-button': 'press a hand button',
  'move.validate': 'verify a prize',
  'move.settle': 'settle',
  'move.documents': 'complete documents',
  'move.end': 'end the round',
  'move.report': 'report this irregularity',
  'move.correct': 'correct cards',
  'move.back-out': 'back out a prize',
  /** Where the round is. */
  'phase.bets': 'bets are still open',
  'phase.deal': 'bets are closed and the cards are being dealt',
  'phase.decisions': 'the players are deciding',
  'phase.reveal': "everybody has decided and the dealer's hand is next",
  'phase.settle': 'the hands are being settled',
  'phase.over': 'the round is over',
  'phase.void': 'the round is void',
  /** Who is dealt to or settled. */
  'turn.dealer': 'the dealer',
  'turn.seat': 'seat {seat}',
  'turn.folded': 'the folded hands',
  'turn.last': 'the bonuses at the end',
  /** Bets as the layout names them. */
  'wager.ante': 'Ante',
  'wager.play': 'Play',
  'wager.superBonus': 'Super Bonus',
  'wager.queensUp': 'Queens Up',
  'wager.acesUp': 'Aces Up',
  'wager.progressive': 'Progressive',
  'wager.fourCardProgressive': 'Four-Card Progressive',
  'wager.fiveCardProgressive': 'Five-Card Progressive',
  'wager.fiveCardHandBonus': 'Five Card Hand Bonus',
  'wager.handBonusOnPlayer': "Five Card Hand Bonus on the player's hand",
  'wager.handBonusOnDealer': "Five Card Hand Bonus on the dealer's hand",
  'wager.coverAll': 'Cover All',
  'wager.magicCard': 'Magic Card',
  'wager.luckyBonus': 'Lucky Bonus',
  'wager.automaticBonus': 'Automatic Bonus',
  'wager.envy': 'Envy Bonus',
  /** Hands as the pay tables name them. */
  'pays.four-aces': 'four aces',
  'pays.pair-of-aces': 'pair of aces',
  'pays.pair-of-queens-or-better': 'pair of queens or better',
  'pays.magic-card': 'Magic Card',
  'pays.lucky-bonus': 'Lucky Bonus',
  /** What hangs at the table. */
  'placard.title': '{game}: rules and pay tables',
  'placard.meter': 'The {wager} meter starts at {reset} and grows by {percent}% of each bet.',
  'placard.prizes':
    'The floor verifies every progressive prize. A percentage of a meter is paid with a slip, not from the tray.',
  'placard.misdeal': 'The wrong number of cards in any hand voids the round, and all bets go back.',
  'placard.envy': 'Envy Bonus for another player’s hand, by your bet',
  'placard.players': '{wager}, {players, plural, one {# player} other {# players}}',
  'posted.five-cards': 'Everybody gets five cards. The best four make the hand.',
  'posted.super-bonus':
    'Ante and Super Bonus are bets of the same amount. Then fold, or bet Play in the amount of the Ante. With a pair of aces or better, Play can be up to three times the Ante.',
  'posted.below-king':
    'If the dealer’s hand is lower than king high, the Ante goes back and Play pays 1 to 1. Otherwise the higher hand wins: Ante and Play pay 1 to 1, and equal hands push.',
  'posted.bonus-pays':
    'The Super Bonus pays by its table from a straight up, even if the dealer wins. Below a straight it goes back if the hand wins or ties.',
  'posted.fold':
    'Folding forfeits every bet on the seat’s own hand. Cover All, the Hand Bonus on the dealer’s hand and the Envy Bonus can still win.',
  'posted.dealer-six': 'Players get five cards, the dealer gets six. The best four make the hand.',
  'posted.one-to-three': 'Fold and lose the Ante, or bet Play: one to three times the Ante.',
  'posted.always': 'The dealer always qualifies. Ante and Play pay 1 to 1, and the player wins ties.',
  'posted.own-tables':
    'Automatic Bonus, Aces Up and Progressive pay by their tables, whatever the dealer holds. Aces Up and Progressive also pay a hand that has folded.',
} as const;
