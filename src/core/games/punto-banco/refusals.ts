import { refusals } from '#core/base';

export const SENTENCES = {
  'baccarat-bet-outside-limits': (f: { bet: string; min: string; max: string }) =>
    `A bet of ${f.bet} is outside this table's limits. Bet from ${f.min} to ${f.max}.`,
  'baccarat-bets-closed': (f: { seat: number }) => `No more bets: seat ${f.seat} can bet again in the next round.`,
  'baccarat-bets-open': (f: { card: string }) => `Say "no more bets" before ${f.card} is dealt.`,
  'baccarat-no-bets': (f: { seats: number }) => `${f.seats} seats have bet. A round needs at least one bet.`,
  'baccarat-coup-complete': (f: { card: string }) =>
    `${f.card} has no place: by the drawing rules neither hand takes another card. Settle the round.`,
  'baccarat-coup-incomplete': (f: { next: string }) => `The ${f.next} still takes a card by the drawing rules.`,
};

export const refuse = refusals(SENTENCES);
