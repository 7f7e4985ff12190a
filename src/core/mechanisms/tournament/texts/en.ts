export const SENTENCES = {
  'no-tournament': "{activity} isn't a tournament. Choose another activity.",
  'not-approved-here': "{activity} isn't approved for {what}. Leave it out.",
  'item-without-value': 'The prize has no value. Post one.',
  'percents-not-whole': 'The percentages add up to {sum}%. They must add up to 100%, each above zero.',
  'bounties-beyond-pool':
    'A pool of {pool} is too small for bounties of {bounties}. Lower them, or let the house guarantee them.',
  'structure-locked': "Sign-ups have started, so the posted structure can't change. Plan another tournament instead.",
  'wrong-stage': 'The tournament is {stage}. You can do this only while it is: {needed}.',
  'registered-before': '{player} is already registered. Each player registers once.',
  'entered-twice':
    '{player} and {other} are both in {event}. While entries are open, take one entry back or eliminate it. If prizes are fixed, reopen entries first, or merge after the tournament.',
  'unknown-entrant': "{player} isn't registered. Register the player first.",
  'out-already': '{player} is already out. Check the name.',
  'none-offered':
    'This tournament has no {what, select, rebuy {rebuys} add-on {add-ons} other {re-entry}}. See the posted structure.',
  'limit-reached':
    '{player} has had {limit, plural, one {the only} other {all #}} posted {what, select, rebuy {{limit, plural, one {rebuy} other {rebuys}}} add-on {{limit, plural, one {add-on} other {add-ons}}} other {{limit, plural, one {re-entry} other {re-entries}}}}. No more can be sold.',
  'sold-beyond-limit':
    '{what, select, rebuy {Rebuys} other {Add-ons}} sold: {sold, number}. Posted: at most {most, number}. Check the count.',
  'nobody-entered': 'Nobody has entered. Wait for players, or cancel the tournament.',
  'not-an-even-field':
    "{entrants, plural, one {# player} other {# players}} can't be split in half. Start with an even number.",
  'nobody-left': "Somebody has to win the hand. You can't eliminate everyone.",
  'eliminator-missing': '{player} carried a bounty. Enter who won the hand that eliminated {player}.',
  'not-the-winner':
    '{player} is out, is eliminated in this hand, or is named twice. Enter who won the hand that eliminated {target}.',
  'deal-needs-all': 'Everybody still in has to agree. Not asked yet: {missing}.',
  'nothing-due': 'Nothing is due to {player}. Each place is paid once.',
  'id-needed': "{player} hasn't shown ID. Check and copy it before you pay.",
  'structure-not-possible': "This can't be posted: {what}. Change it.",
  'name-missing': 'The player has no name. Enter the name they play under.',
  'reason-missing': "Enter the reason in a few words. It's kept on record.",
  'entry-used':
    '{player} has bought more, is out, or has eliminated somebody. Take that back first, or keep the entry.',
  'still-in': '{player} is still in. Re-entry is after a bust-out.',
  'not-in-its-period':
    "{level, plural, =0 {The clock hasn't started.} other {It's level #.}} {what, select, rebuy {Rebuys run} add-on {Add-ons run} re-entry {Re-entry runs} other {Entry runs}} {period, select, from {from level {from}} until {to the end of level {until}} other {from level {from} to the end of level {until}}}.",
  'never-bought':
    "{player} hasn't bought {what, select, rebuy {a rebuy} add-on {an add-on} other {a re-entry}}. Check the name.",
  'deal-stands': 'The players have agreed on a deal. Cancel the deal first.',
  'paid-already': '{player} has been paid since then. Back out that payment first.',
  'prize-withheld': "{player}'s prize is withheld for the state. That can't be undone.",
  'never-paid': "{player} hasn't been paid. Check the name.",
  'came-back': 'A player from that hand bought back in. Back out that purchase first.',
  'event-canceled': 'This tournament was canceled: {reason}. Plan another one.',
  'nothing-to-undo': "There's nothing left to undo here.",
  'deal-does-not-total':
    'The deal pays {agreed}, but {left} is left for {players, plural, one {# player} other {# players}}. Divide exactly that amount.',
  'signed-before': "You've already signed this log. Each person signs once.",
  'no-seat-won': '{player} has no unused seat from {satellite}. It has to be awarded there first.',
  'no-levels-posted': 'No levels are posted for this tournament. It runs without a clock.',
  'clock-not-started': "The clock isn't running in this tournament. Start it first.",
  'clock-runs': 'The clock is already running.',
  'clock-stands': 'The clock is already paused.',
  'no-such-line':
    "There's no line {step}. The levels and breaks have {lines, plural, one {# line} other {# lines}}. Choose one of those.",
  'time-not-whole': "{remainingSeconds} isn't a time that can be left. Enter whole seconds, 0 or more.",
  'tables-not-possible': 'Each table needs its own number and 1 to {seats} seats. Check the list.',
  'table-not-in-play': "Table {table} isn't in this tournament. Choose one that is.",
  'seats-too-few':
    '{players, plural, one {There is # player} other {There are # players}} for {seats, plural, =0 {no seats} one {# seat} other {# seats}}. Add a table.',
  'seat-not-free': "Seat {seat} at table {table} is taken or doesn't exist. Choose another.",
  'seated-already': '{player} already has a seat. Move the player instead.',
  'numbers-not-drawn':
    '{numbers, plural, one {# number was} other {# numbers were}} drawn, but {needed, plural, one {# is} other {# are}} needed. Draw again.',
  'unknown-penalty': "There's no penalty {penalty} to lift. Check the list.",
  'disqualified-by-hand': '{player} is out of the tournament. Undo the elimination instead.',
  'dealer-called': 'A dealer was already called to table {table}.',
  'no-dealer-called': 'No dealer was called to table {table}.',
  'stack-not-counted': "Check {player}'s chips. Count each player once, in whole chips.",
  'chips-do-not-total':
    '{counted, plural, one {# chip was} other {# chips were}} counted, but {inPlay, plural, one {# is} other {# are}} in play. Count again.',
  'chips-do-not-change': "Chips of {small, number} can't be changed into chips of {large, number}. Choose a multiple.",
} as const;

export const TERMS = {
  'stage.planned': 'announced',
  'stage.open': 'open for sign-ups',
  'stage.closed': 'closed to entries',
  'stage.over': 'over',
  /** What an approval may leave out. */
  'approved.deals': 'deals',
  'approved.percent': 'prizes by percentage',
  'approved.flat': 'flat prize amounts',
  'approved.item': 'prizes in kind of one value',
  'approved.double': 'double or nothing',
  'approved.bounties': 'bounties',
  'approved.guarantee': 'a guarantee',
  'approved.re-entry': 're-entry',
  'approved.added': 'money added by the house',
  'approved.things': 'prizes in kind',
  'approved.charity': 'a charity',
  /** What of a structure cannot be played. */
  'structure.chips': 'chips must be whole numbers above zero',
  'structure.minutes': 'line {line} of the levels must last whole minutes, at least one',
  'structure.first-break': "a tournament can't start with a break",
  'structure.blinds':
    'line {line} of the levels needs a small blind, a big blind at least as large, and an ante of 0 or more, all in whole chips',
  'structure.rising': 'the blinds must go up with every level',
  'structure.rows': 'each row of the prizes must start at more entries than the one before, the first at two or more',
  'structure.period-level':
    'a period names level {level}, but {levels, plural, =0 {no levels are} one {only # level is} other {only # levels are}} posted',
  'structure.period-turned': 'a period ends before it starts',
  'structure.charity-name': 'the charity needs a name',
  'structure.charity-percent': 'the charity gets more than 0% and at most 100%',
  'structure.added': 'what the house adds must be above zero',
  'structure.one-thing': 'each place can have only one prize in kind',
  'structure.things': 'each prize in kind needs a name and a value',
  /** What is left to do before the tournament can end. */
  'unfinished.playing': 'players are still in the tournament',
  'unfinished.unpaid': 'not paid yet: {players}',
  'unfinished.tables': 'the log lists no tables; add those that were used',
  'unfinished.signatures': 'the log needs {missing, plural, one {# more signature} other {# more signatures}}',
} as const;

/** The rules of play of a tournament, in the order of the approval. */
export const TABLE_RULES = {
  'table-rule.1': 'Fairness and the good of the game come first. The decision of the floor is final.',
  'table-rule.2': 'Odd chips of a split pot go to the hands first to the left of the button.',
  'table-rule.3': 'Each side pot is split by itself. Pots are never mixed first.',
  'table-rule.4': 'The button is dead at an empty seat.',
  'table-rule.5':
    'Exposing cards with action to come, a card off the table or soft play can cost a penalty; abuse always does.',
  'table-rule.6': 'Penalties are a warning, 10, 20, 30 or 40 minutes away from the table, or disqualification.',
  'table-rule.7': 'An exposed hand is still live, but its player can get a penalty.',
  'table-rule.8':
    "A player who isn't at the table when everybody has their cards has a dead hand, and can't call time.",
  'table-rule.9': 'When a player is all in and the betting is over, all cards are turned up.',
  'table-rule.10': 'A raise at least doubles the bet. Half of that or more must be made up to the minimum raise.',
  'table-rule.11': 'A raise is one motion, or its amount is announced first.',
  'table-rule.12': "An all-in for less than a full raise doesn't reopen the betting to players who have acted.",
  'table-rule.13': 'Announcing a raise with one large chip is a raise to the most it allows.',
  'table-rule.14': 'One player to a hand.',
  'table-rule.15': 'Only English during a hand.',
  'table-rule.16': 'Phones are used away from the table.',
  'table-rule.17': 'No racks or other chips on the table, and one card cap at most.',
  'table-rule.18': 'Decks change when dealers do. Each player can ask for a scramble once a round.',
  'table-rule.19': 'New limits start with the next hand. A hand starts with the first riffle.',
  'table-rule.20': 'Nobody can miss a hand. Every seat with chips is dealt in.',
  'table-rule.21': 'Cards speak. A deliberate miscall can cost a penalty.',
  'table-rule.22': "Players who were dealt in can see a called hand. Cards that weren't dealt aren't looked at.",
  'table-rule.23': 'Chips stay in sight, the largest in front, and never in a pocket.',
  'table-rule.24': "The dealer can't kill a winning hand that is face up.",
  'table-rule.25': 'What is said in turn is binding. Out of turn it can be.',
  'table-rule.26': 'The house can cancel a tournament. Everybody gets everything back.',
  'table-rule.27': 'Players act in turn, protect the others and do not talk about hands in play.',
  'table-rule.28': 'Telling a hand or giving advice can cost a penalty.',
} as const;
