import type { Answer } from '#core/base';
import {
  checkThirteenCardSet,
  compareHands,
  comparePanNine,
  compareTileHands,
  explainOrder,
  formatTiles,
  HOLE_RULES,
  type PanNineHand,
  panNineHand,
  panNineHouseDraws,
  parseCards,
  RANKING_NAMES,
  type RankedHand,
  rankHand,
  rankHoleAndBoard,
  rankTiles,
  showCards,
  type TileHand,
} from '#core/cards';
import { said } from './said.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

/** One hand to rank: the words typed for it, and for the board where the game has one. */
type Typed = { readonly own: string; readonly board: string };
/** How a kind of hand is read, compared and shown; `Hand` is what the core makes of it. */
type Kind<Hand> = {
  readonly rank: (typed: Typed) => Answer<Hand>;
  readonly compare: (a: Hand, b: Hand) => number;
  readonly explain: (a: Hand, b: Hand) => string;
  readonly show: (hand: Hand) => string;
};

export const hand: Verb = {
  help: said('hand-help', { rankings: RANKING_NAMES, withBoard: Object.keys(HOLE_RULES) }),

  run: (args, terminal) => {
    const typed = readWords(args);
    if (typeof typed === 'string') return misuse(terminal, typed);
    const judge = judgeOf(typed.ranking);
    if (judge === undefined) return misuse(terminal, said('no-ranking', { ranking: typed.ranking, all: ALL }));
    const report = judge(typed);
    if (typeof report === 'string') return misuse(terminal, report);
    if (typed.asJson) printJson(terminal, report.json);
    else terminal.print(report.text);
    return EXIT.ok;
  },
};

const ALL = [...RANKING_NAMES, ...Object.keys(HOLE_RULES), 'tiles', 'pan-9', 'thirteen-card'].join(', ');

type Report = { readonly json: object; readonly text: string };

/** Ranks the hand or both hands; a sentence where the core refuses one. */
const judgeKind = <Hand extends object>(kind: Kind<Hand>, { own, board, against }: Words): Report | string => {
  const first = kind.rank({ own, board });
  if (!first.ok) return first.message;
  if (against === undefined) return { json: first.value, text: kind.show(first.value) };
  const second = kind.rank({ own: against, board });
  if (!second.ok) return second.message;
  const order = kind.compare(first.value, second.value);
  const versus = order > 0 ? 'wins' : order < 0 ? 'loses' : 'ties';
  const reason = kind.explain(first.value, second.value);
  const lines = [kind.show(first.value), kind.show(second.value), `${capital(versus)}: ${reason}`];
  return { json: { ...first.value, against: second.value, versus, reason }, text: lines.join('\n') };
};

const judgeOf = (name: string): ((words: Words) => Report | string) | undefined => {
  if (name === 'tiles') return words => judgeKind(TILES, words);
  if (name === 'pan-9') return words => judgeKind(PAN_NINE, words);
  if (name === 'thirteen-card') return judgeSet;
  const ranking = RANKING_NAMES.find(known => known === name);
  if (ranking !== undefined) return judgeCards(({ own }) => withCards(own, cards => rankHand(ranking, cards)));
  const rule = Object.hasOwn(HOLE_RULES, name) ? (name as keyof typeof HOLE_RULES) : undefined;
  if (rule === undefined) return undefined;
  return judgeCards(({ own, board }) =>
    withCards(own, hole => withCards(board, shared => rankHoleAndBoard(rule, { hole, board: shared }))),
  );
};

const judgeCards =
  (rank: Kind<RankedHand>['rank']) =>
  (words: Words): Report | string =>
    judgeKind({ ...CARDS, rank }, words);

const CARDS: Omit<Kind<RankedHand>, 'rank'> = {
  compare: compareHands,
  explain: (a, b) => explainOrder(a, b).message,
  show: ({ words, used }) => `${capital(words)} (${showCards(used)})`,
};

const TILES: Kind<TileHand> = {
  rank: ({ own }) => rankTiles(own.split(/[\s,]+/).filter(word => word !== '')),
  compare: compareTileHands,
  explain: (a, b) => said('hand-against', { own: capital(a.words), other: b.words }),
  show: ({ words, tiles }) => `${capital(words)} (${formatTiles(tiles)})`,
};

const PAN_NINE: Kind<PanNineHand> = {
  rank: ({ own }) => withCards(own, panNineHand),
  compare: comparePanNine,
  explain: (a, b) => said('hand-against', { own: a.total, other: b.total }),
  show: ({ cards, dealtTotal, total }) => {
    const houseWay = panNineHouseDraws(dealtTotal) ? 'draws' : 'stands';
    return `${total} (${showCards(cards)}); by the house way ${dealtTotal} on three cards ${houseWay}`;
  },
};

/** Thirteen cards as they were set; two settings are not compared. */
const judgeSet = ({ own, against }: Words): Report | string => {
  if (against !== undefined) return said('setting-alone', {});
  const set = withCards(own, cards =>
    checkThirteenCardSet({ front: cards.slice(0, 3), middle: cards.slice(3, 8), back: cards.slice(8) }),
  );
  if (!set.ok) return set.message;
  const lines = Object.entries(set.value).map(([place, { words, used }]) => `${place}: ${words} (${showCards(used)})`);
  return { json: set.value, text: lines.map(capital).join('\n') };
};

type CardList = Extract<ReturnType<typeof parseCards>, { ok: true }>['value'];

const withCards = <Hand>(text: string, then: (cards: CardList) => Answer<Hand>): Answer<Hand> => {
  const cards = parseCards(text);
  return cards.ok ? then(cards.value) : cards;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Words = Typed & { readonly ranking: string; readonly against: string | undefined; readonly asJson: boolean };

/** The words after the verb; `--board` and `--against` take every card that follows them. */
const readWords = (args: readonly string[]): Words | string => {
  const [ranking, ...rest] = args.filter(word => word !== '--json');
  if (ranking === undefined) return said('ranking-missing', {});
  const unknown = rest.find(word => word.startsWith('-') && word !== '--against' && word !== '--board');
  if (unknown !== undefined) return said('no-option', { option: unknown });
  const after = (option: string): string | undefined => {
    const start = rest.indexOf(option);
    return start < 0 ? undefined : cardsFrom(rest.slice(start + 1));
  };
  const asJson = args.includes('--json');
  return { ranking, own: cardsFrom(rest), board: after('--board') ?? '', against: after('--against'), asJson };
};

/** As far as the next option. */
const cardsFrom = (words: readonly string[]): string => {
  const end = words.findIndex(word => word.startsWith('--'));
  return words.slice(0, end < 0 ? words.length : end).join(' ');
};
