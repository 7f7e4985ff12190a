import type { Card } from '#core/cards';
import type { RoundState, Setup, Stakes } from '#core/games/table';
import { type Cents, dollars } from '#core/money';
import type { PokerPractice } from './poker/model.ts';

/** The tables of the practice room, each with its game, which is loaded when somebody sits down. */
export const TABLES = [
  { id: 'crazy-4-poker', kind: 'poker', shows: ['As', 'Ah', 'Ad', 'Ac'] },
  { id: 'four-card-poker', kind: 'poker', shows: ['Ks', 'Qs', 'Js', 'Ts'] },
  { id: 'baccarat', kind: 'coup', shows: ['9h', 'Kd', '8c'] },
  { id: 'hi-lo-progressive', kind: 'ladder', shows: ['5d', 'Jc'] },
] as const satisfies readonly { id: string; kind: string; shows: readonly Card[] }[];
type Table = (typeof TABLES)[number];
export type TableId = Table['id'];
/** Baccarat has a name of its own in Chinese; the other games keep their English names. */
export const langOfName = (id: TableId): 'en' | undefined => (id === 'baccarat' ? undefined : 'en');
export type LadderId = Extract<Table, { kind: 'ladder' }>['id'];
export type PokerId = Extract<Table, { kind: 'poker' }>['id'];

/** The coups of the house, with a commission of five percent on the Banker. */
export const coupGame = async () => {
  const { GAME, COMMISSION_BACCARAT, explainCoup } = await import('#core/games/punto-banco');
  return { round: GAME.round, rules: { ...COMMISSION_BACCARAT, betMax: dollars(500) }, explain: explainCoup };
};
export type CoupGame = Awaited<ReturnType<typeof coupGame>>;

/** The guessing game of the house. */
export const ladderGame = async () => {
  const { GAME, LADDER, PROGRESSIVE, TOP, prizeAt, lastOf } = await import('#core/games/hi-lo-progressive');
  return { ...GAME.attempt, ladder: LADDER, progressive: PROGRESSIVE, top: TOP, prizeAt, lastOf, coach: GAME.coach };
};
export type LadderGame = Awaited<ReturnType<typeof ladderGame>>;
export type { Attempt, Call, Prize } from '#core/games/hi-lo-progressive';

const upTo = (least: number, most: number) => ({ from: dollars(least), to: dollars(most) });
const CHIP_ON_SENSOR: readonly Cents[] = [dollars(1), dollars(5)];

const seatAt = ({ seats }: RoundState, seat: number) => seats.find(at => at.seat === seat)!;

const crazyFour = async (): Promise<PokerPractice> => {
  const [{ GAME, advise, chooseSchedules }, { meterAt }, { percent }] = await Promise.all([
    import('#core/games/crazy-4-poker'),
    import('#core/games/table'),
    import('#core/money'),
  ]);
  const chosen = {
    queensUp: 'A',
    fourCardProgressive: 'A',
    fiveCardProgressive: true,
    fiveCardHandBonus: true,
    coverAll: true,
  } as const;
  const schedules = chooseSchedules(chosen);
  if (!schedules.ok) throw new Error(schedules.message);
  const growth = { rate: percent(20), reserve: percent(0) };
  const setup: Setup = {
    schedules: chosen,
    positions: 5,
    limits: {
      ante: upTo(5, 100),
      superBonus: upTo(5, 100),
      queensUp: upTo(1, 50),
      handBonusOnPlayer: upTo(1, 25),
      handBonusOnDealer: upTo(1, 25),
      coverAll: upTo(1, 50),
    },
    dealing: 'hand',
    severalPositions: false,
    progressions: { fourCard: growth, fiveCard: growth, handBonus: growth },
  };
  const neighbor: Stakes = {
    ante: dollars(10),
    superBonus: dollars(10),
    queensUp: dollars(5),
    fourCardProgressive: dollars(1),
    fiveCardProgressive: dollars(1),
  };
  return {
    game: GAME,
    setup,
    meters: {
      fourCard: meterAt(dollars(6_215), dollars(5_000)),
      fiveCard: meterAt(dollars(14_380), dollars(10_000)),
      handBonus: meterAt(dollars(11_760), dollars(10_000)),
    },
    sensors: { fourCardProgressive: CHIP_ON_SENSOR, fiveCardProgressive: CHIP_ON_SENSOR },
    together: { ante: ['superBonus'], superBonus: ['ante'] },
    neighbor,
    opening: { ante: dollars(10), superBonus: dollars(10) },
    advise: (round, seat) => {
      const { cards, wagers } = seatAt(round, seat);
      const { meters, seats } = round;
      return advise({ cards, wagers, meters, schedules: schedules.value, players: seats.length });
    },
  };
};

const fourCard = async (): Promise<PokerPractice> => {
  const [{ GAME, advise, chooseSchedules }, { meterAt }, { percent }] = await Promise.all([
    import('#core/games/four-card-poker'),
    import('#core/games/table'),
    import('#core/money'),
  ]);
  const chosen = { acesUp: 'FCP-01', progressive: 'FCPP-1' } as const;
  const schedules = chooseSchedules(chosen);
  if (!schedules.ok) throw new Error(schedules.message);
  return {
    game: GAME,
    setup: {
      schedules: chosen,
      positions: 5,
      limits: { ante: upTo(5, 100), acesUp: upTo(5, 50) },
      dealing: 'hand',
      severalPositions: false,
      progressions: { progressive: { rate: percent(20), reserve: percent(0) } },
    },
    meters: { progressive: meterAt(dollars(8_040), dollars(5_000)) },
    sensors: { progressive: CHIP_ON_SENSOR },
    together: {},
    neighbor: { ante: dollars(10), acesUp: dollars(5), progressive: dollars(1) },
    opening: { ante: dollars(10) },
    advise: (round, seat) => {
      const { cards, wagers } = seatAt(round, seat);
      const upCard: Card = round.dealer.at(-1)!;
      return advise({ cards, upCard, wagers, meters: round.meters, schedules: schedules.value });
    },
  };
};

export const POKER: Readonly<Record<PokerId, () => Promise<PokerPractice>>> = {
  'crazy-4-poker': crazyFour,
  'four-card-poker': fourCard,
};
