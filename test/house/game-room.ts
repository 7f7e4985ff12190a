import type { NaturalCard } from '#core/cards';
import type { HouseCommand } from '#core/house';
import { dollars, percent } from '#core/money';
import { actor, Room } from './room.ts';

export const cards = (text: string): readonly NaturalCard[] => text.split(' ') as NaturalCard[]; // As written here.

type SetUp = Extract<HouseCommand, { readonly type: 'SetUpGame' }>;
type Move = Extract<HouseCommand, { readonly type: 'PlayRound' }>['moves'][number];

const GROWS = { rate: percent(20), reserve: percent(0) };
const meterOf = (posted: number, reset: number) => ({
  posted: dollars(posted),
  reset: dollars(reset),
  reserve: dollars(0),
});

/** Everything that the game offers, with magic card and lucky bonus. */
export const CRAZY_4: SetUp = {
  type: 'SetUpGame',
  setUp: {
    game: 'crazy-4-poker',
    schedules: {
      queensUp: 'A',
      fourCardProgressive: 'A',
      fiveCardProgressive: true,
      fiveCardHandBonus: true,
      coverAll: true,
    },
    meters: { fourCard: meterOf(6_000, 5_000), fiveCard: meterOf(12_000, 10_000), handBonus: meterOf(11_000, 10_000) },
    progressions: { fourCard: GROWS, fiveCard: GROWS, handBonus: GROWS },
    limits: {
      handBonusOnPlayer: { from: dollars(1), to: dollars(5) },
      handBonusOnDealer: { from: dollars(1), to: dollars(5) },
    },
    magicCard: true,
    luckyBonus: true,
  },
};

export const FOUR_CARD: SetUp = {
  type: 'SetUpGame',
  setUp: {
    game: 'four-card-poker',
    schedules: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
    meters: { progressive: meterOf(3_000, 2_000) },
    progressions: { progressive: GROWS },
  },
};

/** The same with some of it chosen otherwise. */
export const chosen = (asked: SetUp, change: object): SetUp =>
  ({ ...asked, setUp: { ...asked.setUp, ...change } }) as SetUp; // Of the same game.

export const DEALER = actor('dee', 'dealer');
export const FLOOR = actor('flo', 'floor');
export const SUPERVISOR = actor('sue', 'supervisor');

/** Numbers that nobody could know; in a test the same ones. */
export const chanceOf = (first: number) => (count: number) =>
  Array.from({ length: count }, (_, place) => first + place);

/** A table 3 of a game that the house has set up, with players at its seats. */
export class GameRoom extends Room {
  constructor(setUp: SetUp, seats: readonly number[] = [1, 2, 3]) {
    super();
    this.both(setUp);
    const plays = {
      game: setUp.setUp.game,
      isLive: true,
      isTournament: false,
      betMin: dollars(5),
      betMax: dollars(100),
    };
    this.do({ type: 'OpenTable', table: 3, plays });
    for (const seat of seats) this.seat(seat);
  }

  seat(seat: number): void {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
    this.do({ type: 'SeatPlayer', table: 3, seated });
  }

  bets(...bets: readonly (readonly [seat: number, wagers: Readonly<Record<string, number>>])[]): void {
    const placed = bets.flatMap(([seat, wagers]) =>
      Object.entries(wagers).map(([wager, amount]) => ({ seat, wager, amount: dollars(amount) })),
    );
    this.do({ type: 'PlaceBets', table: 3, bets: placed }, { actor: DEALER });
  }

  coinIn(): void {
    this.do({ type: 'CoinIn', table: 3 }, { actor: DEALER, chance: chanceOf(0) });
  }

  play(...moves: readonly Move[]) {
    return this.do({ type: 'PlayRound', table: 3, moves }, { actor: DEALER });
  }

  /** From an automated shoe: five to each seat, then the dealer's. */
  deal(hands: Readonly<Record<number, string>>, dealer: string): void {
    const down = cards(dealer);
    this.play(
      ...Object.entries(hands).map(
        ([seat, hand]) => ({ type: 'DealCards', to: Number(seat), cards: cards(hand) }) as const,
      ),
      { type: 'DealCards', to: 'dealer', cards: down.slice(0, 5) },
      ...down.slice(5).map(card => ({ type: 'DealCards', to: 'dealer', cards: [card] }) as const),
    );
  }

  finish() {
    return this.do({ type: 'FinishRound', table: 3 }, { actor: DEALER });
  }

  /** What a meter shows. */
  shows(name: string): number {
    const [game] = [...this.house.games.values()];
    return (
      (game as { readonly meters?: Readonly<Record<string, { readonly posted: number }>> }).meters?.[name]?.posted ?? 0
    );
  }
}
