import { seeded } from '#core/base';
import * as crazy4 from '#core/games/crazy-4-poker';
import { LEAST_KING_HIGH, meterAt, type Pays } from '#core/games/table';
import { dollars } from '#core/money';
import { ask, type Edge, lineRows, netOfBet, netRow, type Question } from '../../cross-check/asked.ts';
import { type BestPlay, classFinder } from '../../cross-check/class-finder.ts';
import { deckFrom, shoeOf } from '../../cross-check/deck.ts';
import { netsOf, noHands, placesOf, type RankedHands, rankHands, scheduleRows } from '../../cross-check/pay-tables.ts';
import {
  METER_DOLLARS,
  type ProgressivePlay,
  playAtTable,
  progressiveNet,
  progressiveRows,
} from '../../cross-check/progressive.ts';
import { type Rounds, type Row, type Watched, watching } from '../../cross-check/row.ts';
import { engineRounds, UNIT } from '../../cross-check/settled.ts';
import type { Play } from '../../wagers/play-by-value.ts';
import { CRAZY_4_POKER } from './crazy-4-poker.ts';
import { bestPlay, showdowns } from './main.ts';

const question = (bet: string, given: Question['given'] = {}): Question => ({ subject: CRAZY_4_POKER, bet, given });

/** The first player's results, the dealer and up to five other players at the table. */
type Table = RankedHands & {
  net: number;
  superBonus: number;
  hasMagicCard: boolean;
  readonly lucky: Uint8Array;
};
const [OWN, DEALER, HANDS] = [0, 6, 7];
const OTHERS = 5;
const WAGERS = ['1', '5'] as const;

/** Seven hands, the fast evaluators and the pay tables: every bet with all its schedules. */
const crazyFourTable = (seed: string): Rounds =>
  watching(dealTable(seed), [
    netRow(question('main'), ({ net }) => net),
    netRow(question('super-bonus'), ({ superBonus }) => superBonus),
    ...scheduleRows<Table>(schedule => question('queens-up', { schedule }), crazy4.QUEENS_UP),
    ...(['A', 'B'] as const).flatMap(schedule =>
      WAGERS.flatMap(wager => progressiveRows(fourCardProgressive(schedule, wager, OTHERS))),
    ),
    ...WAGERS.flatMap(wager => progressiveRows(fiveCardProgressive(wager, OTHERS))),
    ...[1, 3].flatMap(sharers => progressiveRows(handBonus(sharers))),
    netRow(question('magic-card'), ({ hasMagicCard }) => (hasMagicCard ? forOne(crazy4.MAGIC_CARD) : 0) - 1),
    ...[2, 3, 4, 5, 6, 7].map(positions =>
      netRow<Table>(
        question('lucky-bonus', { positions: `${positions}` }),
        ({ lucky }) => (lucky[positions] === 0 ? forOne(crazy4.LUCKY_BONUS) : 0) - 1,
      ),
    ),
    ...([1, 2, 3, 4, 5, 6] as const).flatMap(coverAllRows),
  ]);

/** The two riders pay so many for one. */
const forOne = (pays: Pays): number => (pays.kind === 'for' ? pays.n : 0);

const dealTable = (seed: string) => {
  const { cards, deal, below } = deckFrom(shoeOf(1), seed);
  const play = crazyFourBestPlay();
  const bonuses = netsOf(crazy4.SUPER_BONUS, 0);
  const places = placesOf(crazy4.SUPER_BONUS, 4);
  const table: Table = {
    ...noHands(HANDS),
    net: 0,
    superBonus: 0,
    hasMagicCard: false,
    lucky: new Uint8Array(8),
  };
  return (): Table => {
    deal(5 * HANDS);
    rankHands(cards, table);
    const [own, dealer] = [table.four[OWN]!, table.four[DEALER]!];
    const bonus = bonuses[places[own]!]!;
    const antes = play(cards, 0, 0);
    const isQualified = dealer >= LEAST_KING_HIGH;
    const isBeaten = isQualified && own < dealer;
    // C4P 8.3: from a straight up the Super Bonus is paid whatever the dealer holds.
    table.superBonus = antes === 0 ? -1 : bonus > 0 ? bonus : isBeaten ? -1 : 0;
    table.net = table.superBonus + mainNet(antes, own, dealer, isQualified);
    table.hasMagicCard = cards.indexOf(below(52)) < 5;
    for (let positions = 2; positions < 8; positions++) table.lucky[positions] = below(positions);
    return table;
  };
};

/** C4P 8.1: against a dealer without king high the Ante is returned and the Play wager paid. */
const mainNet = (antes: number, own: number, dealer: number, isQualified: boolean): number => {
  if (antes === 0) return -1;
  if (!isQualified) return antes;
  if (own === dealer) return 0;
  return own > dealer ? 1 + antes : -1 - antes;
};

const fourCardProgressive = (schedule: crazy4.FourCardProgressiveKey, wager: '1' | '5', others: number) =>
  playAtTable<Table>({
    question: question('four-card-progressive', { schedule, wager }),
    table: crazy4.FOUR_CARD_PROGRESSIVE[schedule],
    cards: 4,
    wagerDollars: Number(wager),
    envy: crazy4.FOUR_CARD_PROGRESSIVE[schedule].envyCents[wager === '1' ? 100 : 500],
    others,
  });

const fiveCardProgressive = (wager: '1' | '5', others: number) =>
  playAtTable<Table>({
    question: question('five-card-progressive', { wager }),
    table: crazy4.FIVE_CARD_PROGRESSIVE,
    cards: 5,
    wagerDollars: Number(wager),
    envy: crazy4.FIVE_CARD_PROGRESSIVE.envyCents[wager === '1' ? 100 : 500],
    others,
  });

/** On the dealer's hand where several share the meter. */
const handBonus = (sharers: number): ProgressivePlay<Table> => ({
  question: question(
    'five-card-hand-bonus',
    sharers === 1 ? { hand: 'own' } : { hand: 'dealer', sharers: `${sharers}` },
  ),
  table: crazy4.FIVE_CARD_HAND_BONUS,
  cards: 5,
  own: ({ five }) => five[sharers === 1 ? OWN : DEALER]!,
  wagerDollars: 1,
  sharers,
});

/** C4P 8.7: the best place of any hand at the table; the dealer's is the last of the seven. */
const coverAllRows = (players: crazy4.CoverAllPlayers): readonly Watched<Table>[] => {
  const table = crazy4.COVER_ALL[players];
  const [places, nets] = [placesOf(table, 4), netsOf(table, -1)];
  const bestPlace = ({ four }: Table): number => {
    let best = places[four[DEALER]!]!;
    for (let hand = 0; hand < players; hand++) best = Math.min(best, places[four[hand]!]!);
    return best;
  };
  const asked = question('cover-all', { players: `${players}` });
  return [netRow<Table>(asked, dealt => nets[bestPlace(dealt)]!), ...lineRows(asked, 'outcomes', bestPlace)];
};

const METER_STANDING = meterAt(dollars(METER_DOLLARS), dollars(10_000));
const ENGINE = {
  meters: { fourCard: METER_STANDING, fiveCard: METER_STANDING, handBonus: METER_STANDING },
  seats: 2,
  strategy: crazy4.plainStrategy,
} as const;

/** Two seats settled by the real engine, K-Q-8-4 or better played. */
const crazyFourEngine = (seed: string): Rounds => {
  const schedules = { queensUp: 'A', fiveCardProgressive: true, fiveCardHandBonus: true, coverAll: true } as const;
  const staked = ['ante', 'superBonus', 'queensUp', 'fiveCardProgressive', 'handBonusOnPlayer', 'coverAll'] as const;
  const wagers = Object.fromEntries(staked.map(wager => [wager, UNIT]));
  return engineRounds(crazy4.rounder({ ...ENGINE, schedules, wagers, random: seeded(seed).below }), [
    { row: plainMainRow(), wagers: ['ante', 'play', 'superBonus'] },
    { row: netOfBet(question('queens-up', { schedule: 'A' })), wagers: ['queensUp'] },
    { row: progressiveNet(fiveCardProgressive('1', 1)), wagers: ['fiveCardProgressive', 'envy'] },
    { row: progressiveNet(handBonus(1)), wagers: ['handBonusOnPlayer'] },
    { row: netOfBet(question('cover-all', { players: '2' })), wagers: ['coverAll'] },
  ]);
};

/** The same with the other progressive and the wagers on the dealer's hand. */
const crazyFourDealerEngine = (seed: string): Rounds => {
  const schedules = { fourCardProgressive: 'A', fiveCardHandBonus: true } as const;
  const staked = ['ante', 'superBonus', 'fourCardProgressive', 'handBonusOnDealer'] as const;
  const wagers = Object.fromEntries(staked.map(wager => [wager, UNIT]));
  return engineRounds(crazy4.rounder({ ...ENGINE, schedules, wagers, random: seeded(seed).below }), [
    { row: netOfBet(question('super-bonus')), wagers: ['superBonus'] },
    { row: progressiveNet(fourCardProgressive('A', '1', 1)), wagers: ['fourCardProgressive', 'envy'] },
    { row: progressiveNet(handBonus(ENGINE.seats)), wagers: ['handBonusOnDealer'] },
    { row: netOfBet(question('magic-card')), wagers: ['magicCard'], isRider: true },
    {
      row: netOfBet(question('lucky-bonus', { positions: `${ENGINE.seats + 1}` })),
      wagers: ['luckyBonus'],
      isRider: true,
    },
  ]);
};

const plainMainRow = (): Row => {
  const { simple } = ask(question('main'))['strategy'] as { readonly simple: Edge }; // As `strategy.ts` answers.
  return { ...netOfBet(question('main')), what: 'net, K-Q-8-4 or better played', exact: -Number(simple.edge.decimal) };
};

export const CRAZY_4_DEALS = [crazyFourTable, crazyFourEngine, crazyFourDealerEngine];

/** The decisions behind the exact edge of Crazy 4 Poker. */
const crazyFourBestPlay = (): BestPlay => {
  const all = showdowns();
  const plays = Uint8Array.from({ length: all.hands.count }, (_, i) => bestPlay(all, i));
  const find = classFinder(all.hands);
  return (cards, from) => plays[find(cards, from)]! as Play; // As they were put in.
};
