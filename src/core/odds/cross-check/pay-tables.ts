import { fourOfFive, rankFive } from '#core/evaluator';
import { judgeFiveCards, judgeFourCards, type PayTable } from '#core/games/table';
import { lineRows, netRow, type Question } from './asked.ts';
import type { Watched } from './row.ts';

/** The place of the row that pays each value of a hand; one more than the last for a value that loses. */
export const placesOf = (table: PayTable, cards: 4 | 5): Uint8Array =>
  Uint8Array.from((cards === 4 ? judgeFourCards : judgeFiveCards)(table), ({ place }) =>
    Math.min(place, table.rows.length),
  );

/** What each place of a table wins beyond the stake where the winner keeps it; losing last. */
export const netsOf = ({ rows }: PayTable, losing: number): Float64Array =>
  Float64Array.from([...rows.map(({ pays }) => (pays.kind === 'to' ? pays.n / pays.d : 0)), losing]);

/** A wager on the best four cards; its tables pay the same lines, so the first is enough for the chances. */
export const scheduleRows = <Dealt extends RankedHands>(
  asked: (schedule: string) => Question,
  tables: Readonly<Record<string, PayTable>>,
): readonly Watched<Dealt>[] => {
  const [[first, table]] = Object.entries(tables) as [[string, PayTable]]; // None of these wagers is without a table.
  const places = placesOf(table, 4);
  const placeOf = ({ four }: Dealt): number => places[four[0]!]!;
  return [
    ...Object.entries(tables).map(([schedule, each]) => {
      const nets = netsOf(each, -1);
      return netRow<Dealt>(asked(schedule), dealt => nets[placeOf(dealt)]!);
    }),
    ...lineRows<Dealt>(asked(first), 'outcomes', placeOf),
  ];
};

/** The values of hands of five cards, dealt one after the other: by the best four of them, and by all five. */
export type RankedHands = { readonly four: Uint16Array; readonly five: Uint16Array };

export const noHands = (hands: number): RankedHands => ({
  four: new Uint16Array(hands),
  five: new Uint16Array(hands),
});

export const rankHands = (cards: Uint8Array, { four, five }: RankedHands): void => {
  for (let hand = 0, c = 0; hand < four.length; hand++, c += 5) {
    four[hand] = fourOfFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!);
    five[hand] = rankFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!);
  }
};
