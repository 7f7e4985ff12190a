import { categoryOfFive, rankFive } from '#core/evaluator';
import { CARIBBEAN_PROGRESSIVE, CARIBBEAN_STUD } from '../games/caribbean-stud/caribbean-stud.ts';
import { ask, eventRows, nameOf } from './asked.ts';
import { deckFrom, shoeOf } from './deck.ts';
import { fiveCardEvents } from './five-card-events.ts';
import { progressiveRows } from './progressive.ts';
import { type Rounds, type Watched, watching } from './row.ts';

/** The values of nine hands. */
type Table = Uint16Array;
const HANDS = 9;

const caribbeanTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const values = new Uint16Array(HANDS);
  const dealTable = (): Table => {
    deal(5 * HANDS);
    for (let hand = 0, c = 0; hand < HANDS; hand++, c += 5) {
      values[hand] = rankFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!);
    }
    return values;
  };
  return watching(dealTable, [
    ...eventRows<Table>(
      { subject: CARIBBEAN_STUD, bet: 'events' },
      fiveCardEvents(
        ([own]) => own!,
        key => key,
      ),
    ),
    ...[2, 5, HANDS].flatMap(beatenRows),
    ...progressiveRows<Table>({
      question: { subject: CARIBBEAN_STUD, bet: 'progressive' },
      table: CARIBBEAN_PROGRESSIVE,
      cards: 5,
      own: hands => hands[0]!,
      wagerDollars: 1,
    }),
  ]);
};

/** How many pairs of hands there are of which the one beats the other, which is of the category. */
const beatenRows = (hands: number): readonly Watched<Table>[] => {
  const question = { subject: CARIBBEAN_STUD, bet: 'beaten', given: { hands: `${hands}` } };
  const events = ask(question)['events'] as readonly { key: string; perRound: string }[]; // As it answers.
  return events.map(({ key, perRound }) => {
    const category = key.replace('-beaten', '');
    const [least, most] = boundsOf(category);
    const result = (values: Table): number => {
      let pairs = 0;
      for (let loser = 0; loser < hands; loser++) {
        if (values[loser]! < least || values[loser]! > most) continue;
        for (let winner = 0; winner < hands; winner++) if (values[winner]! > values[loser]!) pairs++;
      }
      return pairs;
    };
    // So rare that it comes like single events, whose spread is the root of their mean.
    const exact = Number(perRound);
    return { bet: nameOf(question), what: key, exact, isEvent: false, spread: Math.sqrt(exact), rarest: exact, result };
  });
};

const boundsOf = (category: string): readonly [least: number, most: number] => {
  const values = Array.from({ length: 7462 }, (_, i) => i + 1).filter(value => categoryOfFive(value) === category);
  return [values[0]!, values.at(-1)!];
};

export const CARIBBEAN_DEALS = [caribbeanTable];
