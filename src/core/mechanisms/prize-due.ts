import type { PrizeDue } from '#core/fund';
import type { Cents } from '#core/money';
import type { Activity } from '#core/rulebook';

/** What a fund is asked for the prize of an event: players' fees where they are behind it, else the house's money. */
export const prizeDue = ({ funding }: Activity, amount: Cents): PrizeDue => {
  switch (funding.source.type) {
    case 'fees':
    case 'jackpot-fund':
    case 'activity':
      return { amount, from: { type: 'reserve' } };
    case 'house':
    case 'entries':
    case 'not-stated':
      return { amount, from: { type: 'house' } };
  }
};
