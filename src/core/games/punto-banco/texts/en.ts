export const SENTENCES = {
  'baccarat-bet-outside-limits': "A bet of {bet} is outside this table's limits. Bet {min} to {max}.",
  'baccarat-bets-closed': 'No more bets. Seat {seat} can bet again in the next round.',
  'baccarat-bets-open': 'Announce "no more bets" before you deal {card}.',
  'baccarat-no-bets': 'Nobody has bet. A round needs at least one bet.',
  'baccarat-coup-complete':
    "{card} can't be dealt. By the drawing rules, neither hand takes another card. Settle the round.",
  'baccarat-coup-incomplete':
    'By the drawing rules, the {next, select, banker {Banker} other {Player}} hand still takes a card. Deal it first.',
} as const;
