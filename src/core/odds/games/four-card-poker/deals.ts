import { seeded } from '#core/base';
import { type NaturalCard, numberOf, SUITS } from '#core/cards';
import { fourOfFour, fourOfSix } from '#core/evaluator';
import * as fourCard from '#core/games/four-card-poker';
import { meterAt } from '#core/games/table';
import { dollars } from '#core/money';
import { handClasses } from '../../counting/suit-classes.ts';
import { ask, type Edge, netOfBet, netRow, type Question } from '../../cross-check/asked.ts';
import { alike, type BestPlay, classFinder } from '../../cross-check/class-finder.ts';
import { deckFrom, shoeOf } from '../../cross-check/deck.ts';
import { netsOf, noHands, placesOf, type RankedHands, rankHands, scheduleRows } from '../../cross-check/pay-tables.ts';
import { METER_DOLLARS, playAtTable, progressiveNet, progressiveRows } from '../../cross-check/progressive.ts';
import { type Rounds, type Row, watching } from '../../cross-check/row.ts';
import { engineRounds, UNIT } from '../../cross-check/settled.ts';
import type { Play } from '../../wagers/play-by-value.ts';
import { FOUR_CARD_POKER } from './four-card-poker.ts';
import { bestOf, fourCardMain, withoutUpCard, withUpCard } from './main.ts';

const question = (bet: string, given: Question['given'] = {}): Question => ({ subject: FOUR_CARD_POKER, bet, given });
const BLIND = question('main', { 'ignore-up-card': true });

/** Six players, the first of whom is watched, and the dealer's six cards. */
type Table = RankedHands & { seen: number; blind: number; bonus: number };
const [OWN, PLAYERS] = [0, 6];

/** The fast evaluators and the pay tables: every bet with all its schedules. */
const fourCardTable = (seed: string): Rounds =>
  watching(dealTable(seed), [
    netRow(question('main'), ({ seen }) => seen),
    netRow(BLIND, ({ blind }) => blind),
    netRow(question('automatic-bonus'), ({ bonus }) => bonus),
    ...scheduleRows<Table>(schedule => question('aces-up', { schedule }), ACES_UP),
    ...PROGRESSIVES.flatMap(schedule => progressiveRows(progressive(schedule, PLAYERS - 1))),
  ]);

const PROGRESSIVES = ['FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-02'] as const;
const ACES_UP = Object.fromEntries(Object.entries(fourCard.SCHEDULES).map(([key, { acesUp }]) => [key, acesUp]));

const dealTable = (seed: string) => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const [playSeen, playBlind] = [fourCardBestPlay(true), fourCardBestPlay(false)];
  const [bonuses, places] = [netsOf(fourCard.AUTOMATIC_BONUS, 0), placesOf(fourCard.AUTOMATIC_BONUS, 4)];
  const table: Table = { ...noHands(PLAYERS), seen: 0, blind: 0, bonus: 0 };
  return (): Table => {
    deal(5 * PLAYERS + 6);
    rankHands(cards, table);
    const d = 5 * PLAYERS;
    const dealer = fourOfSix(cards[d]!, cards[d + 1]!, cards[d + 2]!, cards[d + 3]!, cards[d + 4]!, cards[d + 5]!);
    const own = table.four[OWN]!;
    table.bonus = bonuses[places[own]!]!;
    // FCP 5: a tie is won.
    const netOf = (antes: number): number =>
      antes === 0 ? -1 : (own >= dealer ? 1 + antes : -1 - antes) + table.bonus;
    table.seen = netOf(playSeen(cards, 0, cards[d]!));
    table.blind = netOf(playBlind(cards, 0, cards[d]!));
    return table;
  };
};

const progressive = (schedule: fourCard.ProgressiveKey, others: number) => {
  const table = fourCard.PROGRESSIVE_SCHEDULES[schedule];
  return playAtTable<Table>({
    question: question('progressive', { schedule }),
    table,
    cards: table.cards,
    wagerDollars: table.wagerCents / 100,
    envy: table.envyCents,
    others,
  });
};

/** Two seats settled by the real engine, played by the table of two lines for each up card. */
const fourCardEngine = (seed: string): Rounds => {
  const strategy = ask(question('main'))['strategy'] as Strategy; // As `strategy.ts` answers.
  const main: Row = {
    ...netOfBet(question('main')),
    what: 'net, played by the table',
    exact: -Number(strategy.edge.decimal),
  };
  const round = fourCard.rounder({
    schedules: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
    meters: { progressive: meterAt(dollars(METER_DOLLARS), dollars(10_000)) },
    wagers: { ante: UNIT, acesUp: UNIT, progressive: UNIT },
    seats: 2,
    strategy: strategyFrom(strategy.table),
    random: seeded(seed).below,
  });
  return engineRounds(round, [
    { row: main, wagers: ['ante', 'play', 'automaticBonus'] },
    { row: netOfBet(question('aces-up', { schedule: 'FCP-01' })), wagers: ['acesUp'] },
    { row: progressiveNet(progressive('FCPP-1', 1)), wagers: ['progressive', 'envy'] },
  ]);
};

type UpCardRow = { readonly upCard: string; readonly oneFrom: string; readonly threeFrom: string };
type Strategy = Edge & { readonly table: readonly UpCardRow[] };

/** The rows go from the deuce up, like the numbers of cards. */
const strategyFrom = (rows: readonly UpCardRow[]): fourCard.Strategy => {
  const lines = rows.map(({ oneFrom, threeFrom }) => ({ one: placeOfRanks(oneFrom), three: placeOfRanks(threeFrom) }));
  return (four, upCard) => {
    const { one, three } = lines[upCard >> 2]!;
    if (four >= three) return 3;
    return four >= one ? 1 : 0;
  };
};

/** The place in the four-card ranking of ranks such as `2-2-6-4`, each of another suit. */
const placeOfRanks = (ranks: string): number => {
  const cards = ranks.split('-').map((rank, i) => numberOf(`${rank}${SUITS[i]!}` as NaturalCard)); // Ranks of an answer.
  return fourOfFour(cards[0]!, cards[1]!, cards[2]!, cards[3]!);
};

export const FOUR_CARD_DEALS = [fourCardTable, fourCardEngine];

const DECK = 52;

/** The decisions behind the exact edge of Four-Card Poker, the dealer's card seen or not. */
const fourCardBestPlay = (isUpCardSeen: boolean): BestPlay => {
  const classes = handClasses(13, 5);
  const find = classFinder(classes);
  const plays = new Uint8Array(DECK * classes.count);
  fourCardMain(isUpCardSeen ? withUpCard(() => {}) : withoutUpCard(), bestOf, ({ hand, upCard, value }, nets) => {
    plays[DECK * hand + upCard] = bestOf(nets, value);
  });
  return (cards, from, upCard) => {
    const hand = find(cards, from);
    return plays[DECK * hand + (isUpCardSeen ? alike(upCard) : 0)]! as Play; // As they were put in.
  };
};
