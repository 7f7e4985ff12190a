import { addRational, assert, type Rational, rational } from '#core/base';
import { CATEGORIES } from '#core/cards';
import { type CategoryTest, gameOf } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import type { Event } from '../../answer/event.ts';
import type { Given, OddsSubject } from '../../answer/subject.ts';
import { eventsOf } from '../../cross-check/asked.ts';
import { BLACKJACK } from '../../games/blackjack/blackjack.ts';
import { CASINO_WAR } from '../../games/casino-war.ts';
import { PAI_GOW_POKER } from '../../games/pai-gow-poker/pai-gow-poker.ts';
import { BACCARAT } from '../../games/punto-banco/punto-banco.ts';
import { THIRTEEN_CARD } from '../../games/thirteen-card.ts';
import { PAI_GOW_TILES } from '../../games/tiles.ts';
import { ULTIMATE_TEXAS_HOLDEM } from '../../games/ultimate-texas-holdem/ultimate-texas-holdem.ts';
import {
  BLACKJACK_ROWS,
  COUP_ROWS,
  type KnownRow,
  PAI_GOW_ROWS,
  THIRTEEN_ROWS,
  TILE_ROWS,
  ULTIMATE_ROWS,
  WAR_ROWS,
} from './known-rows.data.ts';
import type { Layout } from './layout.ts';
import type { Question } from './seat.ts';
import { isSame } from './tests.ts';

/** Where a game's own odds answer for a row: under these keys, of which no hand has two. */
export type Known = { readonly subject: OddsSubject; readonly given: Given; readonly keys: readonly string[] };

export const knownRow = (row: Row, question: Question, layout: Layout): Known | undefined => {
  const book = bookOf(question, layout);
  if (book === undefined) return undefined;
  const keys = book.rows.find(known => isRow(known, row))?.keys ?? bestOfSeven(row, book);
  return keys === undefined ? undefined : { subject: book.subject, given: book.given, keys };
};

/** The chances of rows of one game, all from one answer. */
export const knownChances = (rows: readonly Known[]): readonly Rational[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const events = eventsOf({ ...first, bet: 'events' });
  return rows.map(row => chanceAmong(events, row));
};

const chanceAmong = (events: readonly Event[], { subject, keys }: Known): Rational =>
  keys.reduce((sum, key) => {
    const event = events.find(each => each.key === key);
    assert(event !== undefined, `${subject.id} has no ${key}`);
    return addRational(sum, rational(BigInt(event.count), BigInt(event.total)));
  }, rational(0));

type Book = { readonly subject: OddsSubject; readonly given: Given; readonly rows: readonly KnownRow[] };

const bookOf = ({ game, recipe }: Question, layout: Layout): Book | undefined => {
  const { deck } = layout;
  const decks = `${deck.decks}`;
  if (layout.kind === 'coup') return { subject: BACCARAT, given: { decks }, rows: COUP_ROWS };
  if (layout.kind === 'tiles') return { subject: PAI_GOW_TILES.subject, given: {}, rows: TILE_ROWS };
  if (game === 'casino-war') return { subject: CASINO_WAR.subject, given: { decks }, rows: WAR_ROWS };
  if (recipe !== undefined) return undefined;
  if (isSevenOfOneDeck(layout)) {
    const isFlop = layout.board > 0;
    return { subject: ULTIMATE_TEXAS_HOLDEM, given: {}, rows: isFlop ? ULTIMATE_ROWS : [] };
  }
  switch (gameOf(game)?.order) {
    case 'set':
      if (layout.own === 13) return { subject: THIRTEEN_CARD.subject, given: {}, rows: THIRTEEN_ROWS };
      return isJokersWild(game) ? undefined : { subject: PAI_GOW_POKER, given: {}, rows: PAI_GOW_ROWS };
    case 'twenty-one':
      return { subject: BLACKJACK.subject, given: { decks, jokers: `${deck.jokersEach}` }, rows: BLACKJACK_ROWS };
    case 'hand':
    case 'nine':
    case 'tiles':
    case 'none':
    case undefined:
      return undefined;
  }
};

/** There the joker is any card, which the odds of pai gow poker do not cover. */
const isJokersWild = (game: string): boolean => game.includes('jokers-wild');

/** Games in which the best five of seven cards play. */
const isSevenOfOneDeck = ({ own, board, deck }: Layout): boolean =>
  own + board === 7 && own !== 4 && deck.decks === 1 && deck.jokersEach === 0 && deck.ranksOut.length === 0;

const isRow = (known: KnownRow, { test, beatenBy }: Row): boolean => {
  if (!isSame(known.test, test) || (known.beatenBy === undefined) !== (beatenBy === undefined)) return false;
  return known.beatenBy === undefined || (beatenBy?.test !== undefined && isSame(known.beatenBy, beatenBy.test));
};

const bestOfSeven = ({ test, beatenBy, wins }: Row, { subject }: Book): readonly string[] | undefined => {
  if (subject !== ULTIMATE_TEXAS_HOLDEM || beatenBy !== undefined || wins === true) return undefined;
  const tests = test.type === 'any-of' ? test.tests : [test];
  const keys = tests.map(part => (part.type === 'category' && isPlain(part) ? categories(part) : undefined));
  return keys.includes(undefined) ? undefined : [...new Set(keys.flatMap(key => key ?? []))];
};

const isPlain = (test: CategoryTest): boolean =>
  Object.keys(test).every(name => ['type', 'category', 'reach'].includes(name));

const categories = ({ category, reach }: CategoryTest): readonly string[] => {
  const own = FIVE_CARD.indexOf(category);
  const within = FIVE_CARD.filter((_, place) =>
    reach === 'exactly' ? place === own : reach === 'or-better' ? place >= own : place <= own,
  );
  return within.map(name => `${name}-best-of-seven`);
};

/** The categories of five cards without a joker, lowest first. */
const FIVE_CARD = CATEGORIES.filter(name => !name.startsWith('five-'));
