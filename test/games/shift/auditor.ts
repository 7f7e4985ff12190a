import { allFive, bestFour, compare, isAllOf, type Ranked } from './hands.ts';

/** A round as people saw it at the table: dollars and cards. */
export type SeenRound = {
  readonly bets: Readonly<Record<number, Readonly<Record<string, number>>>>;
  readonly hands: Readonly<Record<number, string>>;
  readonly dealer: string;
  /** What each seat put on Play; a seat that is not named folded. */
  readonly plays: Readonly<Record<number, number>>;
  /** What the system drew before the deal. */
  readonly magicCard?: string;
  readonly luckySeat?: number | 'dealer';
};

export type Expected = {
  readonly table: number;
  readonly seat: number;
  readonly row: string;
  readonly level: string;
  readonly amount: number;
};

type Meter = { posted: number; reset: number; reserve: number; rate: number; reserveRate: number };
type Rules = 'crazy-4-poker' | 'four-card-poker';

/** Odds by hand: `to 1` is written plainly, `for 1` with the stake already gone. From the published tables. */
const SUPER_BONUS: Odds = {
  'four aces': 200,
  'four of a kind': 30,
  'straight flush': 15,
  'three of a kind': 2,
  flush: 1.5,
  straight: 1,
};
const QUEENS_UP_A: Odds = {
  'four of a kind': 50,
  'straight flush': 30,
  'three of a kind': 9,
  flush: 4,
  straight: 3,
  'two pair': 2,
  queens: 1,
};
const ACES_UP_01: Odds = {
  'four of a kind': 50,
  'straight flush': 40,
  'three of a kind': 9,
  flush: 6,
  straight: 4,
  'two pair': 2,
  aces: 1,
};
const AUTOMATIC: Odds = { 'four of a kind': 25, 'straight flush': 20, 'three of a kind': 2 };
const COVER_ALL: Readonly<Record<string, readonly number[]>> = {
  'four aces': [300, 250, 200, 150, 125, 100],
  royal: [200, 150, 125, 100, 80, 50],
  'four of a kind': [150, 100, 80, 60, 50, 25],
  'straight flush': [125, 90, 60, 40, 35, 20],
  'three of a kind': [13, 8, 6, 5, 4, 4],
};
type Odds = Readonly<Record<string, number>>;

/** A progressive: percentages of its meter, `for 1`, and what a dollar of the other bettors gets as envy. */
type Progressive = { readonly cards: 4 | 5; readonly percent: Odds; readonly pays: Odds; readonly envy: Odds };
const FOUR_ROWS = { cards: 4, percent: { 'four aces': 100 } } as const;
const FIVE_PERCENT = { 'royal flush': 100, 'straight flush': 10 };
const FIVE_ROWS: Progressive = {
  cards: 5,
  percent: FIVE_PERCENT,
  pays: { 'four of a kind': 300, 'full house': 50, flush: 40, straight: 30, 'three of a kind': 9 },
  envy: { 'royal flush': 1_000, 'straight flush': 300 },
};
const NINE: Progressive = {
  ...FOUR_ROWS,
  pays: { 'four of a kind': 300, 'straight flush': 100, 'three of a kind': 9 },
  envy: { 'four aces': 100, 'four of a kind': 10, 'straight flush': 5 },
};
const FIFTEEN: Progressive = {
  ...FOUR_ROWS,
  pays: { 'four of a kind': 300, 'straight flush': 100, 'three of a kind': 15 },
  envy: { 'four aces': 100, 'four of a kind': 25 },
};
const HAND_BONUS: Progressive = {
  cards: 5,
  percent: FIVE_PERCENT,
  pays: { 'four of a kind': 500, 'full house': 100, flush: 50 },
  envy: {},
};
/** By the key that the office chose. */
export const PROGRESSIVES: Readonly<Record<string, Progressive>> = {
  A: NINE,
  B: FIFTEEN,
  five: FIVE_ROWS,
  'FCPP-1': NINE,
  'FCPP-2': FIFTEEN,
  'FCPP-3': FIFTEEN,
  'PMG-01': FIVE_ROWS,
  'PMG-02': FIVE_ROWS,
};

/** Keeps books of its own by the published rules, in cents, from what people saw; shares no line with the program. */
export class ShiftAuditor {
  readonly accounts = new Map<string, number>();
  readonly awards: Expected[] = [];
  readonly meters = new Map<string, Meter>();
  readonly #rounds = new Map<string, () => void>();

  /** The house puts the first money on a meter; one that is there keeps what it has. */
  meter(
    game: Rules,
    level: string,
    { posted, reset, reserveRate = 0 }: { posted: number; reset: number; reserveRate?: number },
  ): void {
    const key = `${game}:${level}`;
    const known = this.meters.get(key);
    if (known === undefined) this.#move('house', `pool:${key}`, posted * 100);
    const kept = known ?? { posted: posted * 100, reserve: 0 };
    this.meters.set(key, { ...kept, reset: reset * 100, rate: 0.2, reserveRate });
  }

  paid(game: Rules, amount: number): void {
    this.#move(`prizes-payable:${game}`, 'players', amount);
  }

  crazy(table: number, round: number, seen: SeenRound): void {
    this.#remember(table, round, () => this.#crazy(table, seen));
  }

  fourCard(table: number, round: number, schedule: string, seen: SeenRound): void {
    this.#remember(table, round, () => this.#fourCard(table, schedule, seen));
  }

  /** Everything of the round goes back where it came from. */
  backOut(table: number, round: number): void {
    this.#rounds.get(`${table} ${round}`)!();
  }

  /** Only what a seat won off the meter goes back; the chip stays lost, and envy stays paid. */
  backOutPrize(game: Rules, table: number, seat: number, amount: number): void {
    const at = this.awards.findIndex(one => one.table === table && one.seat === seat && one.amount === amount);
    const [{ level, row }] = this.awards.splice(at, 1) as [Expected];
    const meter = this.meters.get(`${game}:${level}`)!;
    this.#move(`prizes-payable:${game}`, `pool:${game}:${level}`, amount);
    meter.posted += amount;
    if (row !== 'four aces' && row !== 'royal flush') return;
    this.#move(`pool:${game}:${level}`, 'house', meter.reset);
    meter.posted -= meter.reset;
  }

  #remember(table: number, round: number, play: () => void): void {
    const accounts = new Map(this.accounts);
    const posted = new Map(
      [...this.meters].map(([key, { posted: shown, reserve }]) => [key, [shown, reserve] as const]),
    );
    const awards = this.awards.length;
    play();
    const moved = [...this.accounts].map(([name, amount]) => [name, amount - (accounts.get(name) ?? 0)] as const);
    const changed = [...this.meters].map(([key, meter]) => {
      const [shown, reserve] = posted.get(key)!;
      return [key, meter.posted - shown, meter.reserve - reserve] as const;
    });
    const won = this.awards.slice(awards);
    this.#rounds.set(`${table} ${round}`, () => {
      for (const [name, amount] of moved) this.accounts.set(name, this.accounts.get(name)! - amount);
      for (const [key, shown, reserve] of changed) {
        const meter = this.meters.get(key)!;
        meter.posted -= shown;
        meter.reserve -= reserve;
      }
      for (const award of won) this.awards.splice(this.awards.indexOf(award), 1);
    });
  }

  #move(from: string, to: string, amount: number): void {
    this.accounts.set(from, (this.accounts.get(from) ?? 0) - amount);
    this.accounts.set(to, (this.accounts.get(to) ?? 0) + amount);
  }

  #feed(game: Rules, level: string, dollars: number): void {
    const meter = this.meters.get(`${game}:${level}`)!;
    const part = Math.round(dollars * 100 * meter.rate);
    const kept = Math.floor(part * meter.reserveRate);
    meter.posted += part - kept;
    meter.reserve += kept;
    this.#move('house', `pool:${game}:${level}`, part);
  }

  /** A percentage of what the meter shows now, for so many; the whole of it resets the meter. */
  #take(game: Rules, level: string, percent: number, sharers: number): number {
    const meter = this.meters.get(`${game}:${level}`)!;
    const each = Math.floor(Math.floor((meter.posted * percent) / 100) / sharers);
    this.#move(`pool:${game}:${level}`, `prizes-payable:${game}`, each * sharers);
    meter.posted -= each * sharers;
    if (percent === 100) {
      this.#move('house', `pool:${game}:${level}`, meter.reset);
      meter.posted += meter.reset + meter.reserve;
      meter.reserve = 0;
    }
    return each;
  }

  #crazy(table: number, seen: SeenRound): void {
    const { bets, dealer } = seen;
    this.#feed(CRAZY, 'fourCard', betOn(bets, 'fourCardProgressive'));
    this.#feed(CRAZY, 'fiveCard', betOn(bets, 'fiveCardProgressive'));
    this.#feed(CRAZY, 'handBonus', betOn(bets, 'handBonusOnPlayer') + betOn(bets, 'handBonusOnDealer'));
    this.#dealersJackpot(table, seen);
    for (const seat of seatsOf(bets).toReversed()) {
      const cards = cardsOf(seen, seat);
      const isIn = seen.plays[seat] !== undefined;
      this.#crazyMain(`tray:${table}`, bets[seat]!, cards, bestFour(dealer.split(' ')), seen.plays[seat]);
      const shown = isIn ? cards : undefined;
      this.#progressive(CRAZY, 'fourCard', table, seat, NINE, bets[seat]!['fourCardProgressive'], shown);
      this.#progressive(CRAZY, 'fiveCard', table, seat, FIVE_ROWS, bets[seat]!['fiveCardProgressive'], shown);
      if (isIn) this.#envy(`tray:${table}`, NINE, cards, bets, seat, 'fourCardProgressive');
      if (isIn) this.#envy(`tray:${table}`, FIVE_ROWS, cards, bets, seat, 'fiveCardProgressive');
      this.#handBonus(table, seen, seat);
    }
    this.#coverAll(`tray:${table}`, seen);
  }

  /** A percentage won by the dealer's hand comes off first, and is divided among all who bet on it. */
  #dealersJackpot(table: number, { bets, dealer }: SeenRound): void {
    const row = allFive(dealer.split(' '));
    const percent = row === undefined ? undefined : HAND_BONUS.percent[row];
    const bettors = seatsOf(bets).filter(seat => bets[seat]!['handBonusOnDealer'] !== undefined);
    if (row === undefined || percent === undefined || bettors.length === 0) return;
    const amount = this.#take(CRAZY, 'handBonus', percent, bettors.length);
    for (const seat of bettors) this.awards.push({ table, seat, row, level: 'handBonus', amount });
  }

  /** Ante, Play, Super Bonus and Queens Up. */
  #crazyMain(
    tray: string,
    stake: Readonly<Record<string, number>>,
    cards: readonly string[],
    dealer: Ranked,
    play: number | undefined,
  ): void {
    const ante = stake['ante']!;
    const queensUp = stake['queensUp'] ?? 0;
    if (play === undefined) {
      this.#settle(tray, 2 * ante + queensUp, 0);
      return;
    }
    const four = bestFour(cards);
    const isQualified = dealer.order[0]! > 0 || dealer.order[1]! >= 13;
    const result = isQualified ? compare(four, dealer) : undefined;
    const bonus = SUPER_BONUS[namedFour(four, cards)];
    this.#settle(tray, ante, result === undefined || result === 0 ? ante : result > 0 ? 2 * ante : 0);
    this.#settle(tray, play, result === 0 ? play : result === undefined || result > 0 ? 2 * play : 0);
    this.#settle(tray, ante, bonus === undefined ? (result === -1 ? 0 : ante) : ante * (1 + bonus));
    this.#settle(tray, queensUp, upTo(QUEENS_UP_A, four, 12, 'queens') * queensUp);
  }

  /** On the own hand and on the dealer's, with Magic Card and lucky position; the game account is the house's. */
  #handBonus(table: number, { bets, hands, dealer, plays, magicCard = '', luckySeat }: SeenRound, seat: number): void {
    const { handBonusOnPlayer: own, handBonusOnDealer: on = 0 } = bets[seat]!;
    const cards = plays[seat] === undefined ? undefined : hands[seat]!.split(' ');
    const riders = (of: readonly string[], place: number | 'dealer'): number =>
      (of.includes(magicCard) ? 20 : 0) + (luckySeat === place ? 5 : 0);
    this.#progressive(CRAZY, 'handBonus', table, seat, HAND_BONUS, own, cards, 'house');
    if (cards !== undefined) this.#settle('house', 0, (own ?? 0) * riders(cards, seat));
    const theirs = dealer.split(' ');
    this.#settle('house', on, on * (HAND_BONUS.pays[allFive(theirs) ?? ''] ?? 0));
    this.#settle('house', 0, on * riders(theirs, 'dealer'));
  }

  #coverAll(tray: string, seen: SeenRound): void {
    const seats = seatsOf(seen.bets);
    const inPlay = seats.filter(seat => seen.plays[seat] !== undefined).map(seat => cardsOf(seen, seat));
    const highest = highestOf([seen.dealer.split(' '), ...inPlay]);
    const odds = highest === undefined ? -1 : COVER_ALL[highest]![seats.length - 1]!;
    for (const seat of seats) {
      const cover = seen.bets[seat]!['coverAll'] ?? 0;
      this.#settle(tray, cover, cover * (1 + odds));
    }
  }

  #fourCard(table: number, schedule: string, { bets, hands, dealer, plays }: SeenRound): void {
    const game = 'four-card-poker';
    const tray = `tray:${table}`;
    const seats = seatsOf(bets);
    const rule = PROGRESSIVES[schedule]!;
    const dealerFour = bestFour(dealer.split(' '));
    this.#feed(game, 'progressive', betOn(bets, 'progressive'));
    for (const seat of seats.toReversed()) {
      const { ante = 0, acesUp = 0 } = bets[seat]!;
      const cards = hands[seat]!.split(' ');
      const play = plays[seat];
      const four = bestFour(cards);
      const isWon = compare(four, dealerFour) >= 0;
      const bonus = play === undefined ? 0 : (AUTOMATIC[four.name] ?? 0);
      this.#settle(tray, ante, play !== undefined && isWon ? 2 * ante : 0);
      this.#settle(tray, 0, bonus * ante);
      if (play !== undefined) this.#settle(tray, play, isWon ? 2 * play : 0);
      this.#settle(tray, acesUp, upTo(ACES_UP_01, four, 14, 'aces') * acesUp);
      this.#progressive(game, 'progressive', table, seat, rule, bets[seat]!['progressive'], cards);
      this.#envy(tray, rule, cards, bets, seat, 'progressive');
    }
  }

  /** The stake into the tray or to the house, and what goes back to the player; dollars. */
  #settle(place: string, stake: number, returned: number): void {
    this.#move('players', place, Math.round(stake * 100));
    this.#move(place, 'players', Math.round(returned * 100));
  }

  #progressive(
    game: Rules,
    level: string,
    table: number,
    seat: number,
    rule: Progressive,
    stake: number | undefined,
    cards: readonly string[] | undefined,
    place = `tray:${table}`,
  ): void {
    if (stake === undefined) return;
    const row = cards && rowOf(rule, cards);
    const percent = row === undefined ? undefined : rule.percent[row];
    this.#settle(place, stake, row !== undefined && percent === undefined ? stake * (rule.pays[row] ?? 0) : 0);
    if (row === undefined || percent === undefined) return;
    const amount = this.#take(game, level, percent, 1);
    this.awards.push({ table, seat, row, level, amount });
  }

  /** Every other bettor, by the own bet. */
  #envy(
    tray: string,
    rule: Progressive,
    cards: readonly string[],
    bets: SeenRound['bets'],
    holder: number,
    wager: string,
  ): void {
    const amount = rule.envy[rowOf(rule, cards) ?? ''];
    if (amount === undefined) return;
    for (const seat of seatsOf(bets).filter(other => other !== holder))
      this.#settle(tray, 0, amount * (bets[seat]![wager] ?? 0));
  }
}

const CRAZY = 'crazy-4-poker';

const cardsOf = ({ hands }: SeenRound, seat: number): readonly string[] => hands[seat]!.split(' ');

const betOn = (bets: SeenRound['bets'], wager: string): number =>
  Object.values(bets).reduce((sum, stakes) => sum + (stakes[wager] ?? 0), 0);

const seatsOf = (bets: SeenRound['bets']): readonly number[] => Object.keys(bets).map(Number);

const namedFour = (four: Ranked, cards: readonly string[]): string => (isAllOf(cards, 'A') ? 'four aces' : four.name);

const rowOf = ({ cards: count }: Progressive, cards: readonly string[]): string | undefined =>
  count === 5 ? allFive(cards) : namedFour(bestFour(cards), cards);

/** What a bet against the table brings back for each dollar, from a pair of that rank up. */
const upTo = (odds: Odds, four: Ranked, least: number, pair: string): number => {
  const isPair = four.name === 'pair' && four.order[1]! >= least;
  const to = isPair ? odds[pair] : odds[four.name];
  return to === undefined ? 0 : 1 + to;
};

/** The row of Cover All for the highest hand at the table; A-K-Q-J suited stands above four of a kind there. */
const highestOf = (hands: readonly (readonly string[])[]): string | undefined => {
  const rows = hands.map(cards => {
    const four = bestFour(cards);
    return four.name === 'straight flush' && four.order[1] === 14 ? 'royal' : namedFour(four, cards);
  });
  return Object.keys(COVER_ALL).find(row => rows.includes(row));
};
