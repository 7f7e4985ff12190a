export const SENTENCES = {
  'baccarat-bet-outside-limits': "A bet of {bet} is outside this table's limits. Bet from {min} to {max}.",
  'baccarat-bets-closed': 'No more bets: seat {seat} can bet again in the next round.',
  'baccarat-bets-open': 'Say "no more bets" before {card} is dealt.',
  'baccarat-no-bets': '{seats} seats have bet. A round needs at least one bet.',
  'baccarat-coup-complete':
    '{card} has no place: by the drawing rules neither hand takes another card. Settle the round.',
  'baccarat-coup-incomplete': 'The {next} still takes a card by the drawing rules.',
} as const;
