import { categoryOfPaiGow, rankPaiGow } from '#core/evaluator';
import { KEYS, keysOf } from '../games/pai-gow-poker/events.ts';
import { PAI_GOW_POKER } from '../games/pai-gow-poker/pai-gow-poker.ts';
import { eventRows } from './asked.ts';
import { deckFrom, shoeOf } from './deck.ts';
import { type Rounds, watching } from './row.ts';

/** Seven cards of 53, by the names of all that is true of them; the best five are ranked by the evaluator. */
const paiGowTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(shoeOf(1, 1), seed);
  const dealHand = (): readonly string[] => {
    deal(7);
    const [, ...rows] = keysOf([...cards.subarray(0, 7)]);
    const best = rankPaiGow(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!, cards[6]!);
    return [categoryOfPaiGow(best), ...rows];
  };
  const happens = KEYS.map(key => [key, (held: readonly string[]) => held.includes(key)] as const);
  return watching(dealHand, eventRows({ subject: PAI_GOW_POKER, bet: 'events' }, Object.fromEntries(happens)));
};

export const PAI_GOW_DEALS = [paiGowTable];
