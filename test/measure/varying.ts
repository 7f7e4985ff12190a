import type { Below, Fields, Scenario } from './varied.ts';

type Json = Fields[string];
type Vary = (scenario: Scenario, below: Below) => Scenario;

const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const fieldsIn = (json: Json | undefined): Fields => (isFields(json) ? json : {});
const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

const textIn = (json: Json | undefined): string => (typeof json === 'string' ? json : '');

const CARD = /^(?:[2-9TJQKA])([shdc])$/;

/** Every text and number of a part, by a rule of its own. */
const mapped = (json: Json, change: (leaf: Json, name: string) => Json, name = ''): Json => {
  if (Array.isArray(json)) return json.map(one => mapped(one, change, name));
  if (!isFields(json)) return change(json, name);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapped(value, change, key)]));
};

export const shuffled = <One>(list: readonly One[], below: Below): readonly One[] => {
  const rest = [...list];
  return Array.from({ length: rest.length }, () => rest.splice(below(rest.length), 1)[0]!); // There are so many.
};

/** One of several. */
export const pick = <One>(list: readonly One[], below: Below): One => list[below(list.length)]!; // None is empty.

/** Other suits for the same ranks: no hand becomes another one, but for a suit that is posted. */
const otherSuits = (json: Json, below: Below): Json => {
  const order = shuffled(['s', 'h', 'd', 'c'], below);
  const turned = (card: string): string => `${card.slice(0, -1)}${order['shdc'.indexOf(card.at(-1)!)]!}`; // A suit.
  return mapped(json, leaf => (typeof leaf === 'string' && CARD.test(leaf) ? turned(leaf) : leaf));
};

const times = (json: Json, factor: number): Json =>
  mapped(json, leaf => (typeof leaf === 'number' ? Math.round((leaf * factor) / 100) * 100 : leaf));

const ROLES = ['player', 'backline', 'tppps', 'employee-on-duty', 'employee-off-duty-in-uniform', 'employee-off-duty'];

/** Who bets behind a seat bets behind somebody. */
const SITTING = ROLES.filter(role => role !== 'backline');

/** Somebody else sits there, pays no fee, bets more, folds or goes; the others as they were. */
const otherSeat = (seats: readonly Json[], isPoker: boolean, below: Below): readonly Json[] => {
  const place = below(Math.max(1, seats.length));
  const change = below(7);
  return seats.flatMap((json, at): readonly Json[] => {
    const seat = fieldsIn(json);
    if (at !== place) return [seat];
    switch (change) {
      case 0:
        return seats.length > 1 && seat['role'] === undefined ? [] : [seat];
      case 1:
        return [{ ...seat, role: pick(SITTING, below) }];
      case 2: {
        const { fee: _, ...free } = seat;
        return [free];
      }
      case 3:
        return [{ ...seat, fee: true }];
      case 4:
        return 'wager' in seat ? [{ ...seat, wager: (seat['wager'] as number) * (1 + below(3)) }] : [seat];
      case 5:
        return [isPoker ? { ...seat, folded: true } : seat];
      default:
        return [seat];
    }
  });
};

/** People change places. */
const otherPlaces = (seats: readonly Json[], below: Below): readonly Json[] => {
  const numbers = [...new Set(seats.map(one => fieldsIn(one)['seat'] as number))];
  const to = shuffled(numbers, below);
  return seats.map(json => {
    const seat = fieldsIn(json);
    return { ...seat, seat: to[numbers.indexOf(seat['seat'] as number)]! }; // Each has its own.
  });
};

const FLAGS = ['misdeal', 'fouledDeck', 'discussed', 'tournament'];

const otherRound = (json: Json, below: Below): Json => {
  const round = fieldsIn(otherSuits(json, below));
  const seats = listIn(round['seats']);
  const changed = below(2) === 0 ? otherPlaces(seats, below) : otherSeat(seats, round['board'] !== undefined, below);
  const { playersDealtIn, pot } = round;
  return {
    ...round,
    seats: changed,
    ...(typeof playersDealtIn === 'number' && { playersDealtIn: Math.max(2, playersDealtIn + below(3) - 1) }),
    ...(typeof pot === 'number' && { pot: Math.max(100, pot + 100 * (below(3) - 1)) }),
    ...(below(10) === 0 && { [pick(FLAGS, below)]: true }),
    ...(below(15) === 0 && { live: false }),
  };
};

/** More, and less than a cap. */
const otherFund = (scenario: Scenario, below: Below): Fields =>
  scenario['fund'] === undefined ? {} : { fund: times(scenario['fund'], 1 + below(4) / 10) };

const activityRound: Vary = (scenario, below) => ({
  ...scenario,
  ...otherFund(scenario, below),
  ...(scenario['round'] !== undefined && { round: otherRound(scenario['round'], below) }),
  ...(scenario['rounds'] !== undefined && {
    rounds: listIn(scenario['rounds']).map(one => otherSuits(one, below)),
  }),
});

/** An amount on the edge of what is approved, or far from it. */
const near = (amount: number, below: Below): number =>
  pick(
    [
      amount,
      amount + 1,
      Math.max(0, amount - 1),
      amount + 100,
      Math.max(0, amount - 100),
      amount * 2,
      Math.round(amount / 2),
    ],
    below,
  );

const offering: Vary = (scenario, below) => ({
  ...scenario,
  offering: mapped(scenario['offering'] ?? {}, leaf => (typeof leaf === 'number' ? near(leaf, below) : leaf)),
});

const collection: Vary = (scenario, below) => ({
  ...scenario,
  positions: 4 + below(4), // Fewer may be too few to win anything, and then the house takes no fee.
  playerDealer: below(2) === 0,
  ...(scenario['betMin'] !== undefined && {
    betMin: near(scenario['betMin'] as number, below),
    betMax: 10 * near(Number(scenario['betMax'] ?? 10_000), below),
  }),
});

const moved = (text: string, minutes: number): string =>
  Temporal.PlainDateTime.from(text).add({ minutes }).toString({ smallestUnit: 'minute' });

const claim: Vary = (scenario, below) => {
  let late = 0;
  const timeline = listIn(scenario['timeline']).map((json, place) => {
    const step = fieldsIn(json);
    late += place === 0 ? 0 : pick([0, 1, 10, 60, 1_440], below);
    return { ...step, at: moved(textIn(step['at']), late) };
  });
  const order = pick(['as-it-was', 'with-id', 'paid'], below);
  const last = textIn(fieldsIn(timeline.at(-1))['at']);
  const more = order === 'as-it-was' ? [] : [{ at: moved(last, 5), do: order === 'paid' ? 'pay' : 'present-id' }];
  return { ...scenario, timeline: [...timeline, ...more] };
};

const eligibility: Vary = (scenario, below) => ({
  ...scenario,
  person: { ...fieldsIn(scenario['person']), role: pick(ROLES, below), ...(below(4) === 0 && { age: 18 + below(6) }) },
  context: {
    ...fieldsIn(scenario['context']),
    playersDealtIn: 2 + below(8),
    ...(below(5) === 0 && { live: below(2) === 0 }),
    ...(below(6) === 0 && { tournament: true }),
  },
});

const instrument: Vary = (scenario, below) => ({
  ...scenario,
  outcome: pick(['win', 'lose', 'push'], below),
  wager: {
    ...fieldsIn(scenario['wager']),
    ...(below(3) === 0 && { on: pick(['base', 'bonus'], below) }),
    ...(below(3) === 0 && { odds: [1 + below(5), 1 + below(2)] }),
  },
});

const wheel: Vary = (scenario, below) => {
  const spots = listIn(fieldsIn(scenario['offering'])['spots']).length;
  const stops = listIn(scenario['stops']);
  if (spots === 0) return { ...scenario, stops: shuffled(stops, below) };
  return { ...scenario, stops: Array.from({ length: 6 }, () => (below(5) === 0 ? 'peg' : below(spots))) };
};

const drawing: Vary = (scenario, below) => ({
  ...scenario,
  drum: shuffled(listIn(scenario['drum']), below),
  people: Object.fromEntries(
    Object.entries(fieldsIn(scenario['people'])).map(([who, json]) => {
      const person = fieldsIn(json);
      const flag = pick(['present', 'id', 'stub'], below);
      const isChanged = below(3) === 0 && typeof person[flag] === 'boolean';
      return [who, isChanged ? { ...person, [flag]: person[flag] !== true } : person];
    }),
  ),
});

const tournament: Vary = (scenario, below) => ({
  ...scenario,
  ...(scenario['results'] === undefined && {
    entries: Math.max(2, (scenario['entries'] as number) + below(20) - 10),
    rebuys: below(2) * ((scenario['rebuys'] as number | undefined) ?? 0),
  }),
});

const gambleUp: Vary = (scenario, below) => ({
  ...scenario,
  prize: 5_000 * (1 + below(20)),
  steps: [
    ...Array.from({ length: 1 + below(5) }, () => ({
      call: pick(['player', 'banker'], below),
      result: pick(['player', 'banker', 'player', 'banker', 'tie', 'dragon-7'], below),
    })),
    ...(below(2) === 0 ? [{ call: 'stop' }] : []),
  ],
});

const RANKS = '23456789TJQKA';

const hiLo: Vary = (scenario, below) => {
  const deck = shuffled(
    [...RANKS].flatMap(rank => [...'shdc'].map(suit => `${rank}${suit}`)),
    below,
  );
  const guesses = Array.from({ length: 1 + below(8) }, () => pick(['higher', 'lower'], below));
  const isStopped = below(2) === 0;
  return {
    ...scenario,
    cards: deck.slice(0, guesses.length + 1),
    guesses: isStopped ? [...guesses, 'stop'] : guesses,
    progressive: 100_000 + 50_000 * below(8),
  };
};

const carGiveaway: Vary = (scenario, below) => {
  const dealt = (json: Json): Json => {
    const seats = listIn(json).map(listIn);
    const chips = shuffled(
      seats.map(([, count]) => count!),
      below,
    );
    return seats.map(([who], place) => [who!, chips[place]!]);
  };
  if (scenario['tables'] !== undefined) return { ...scenario, tables: listIn(scenario['tables']).map(dealt) };
  const people = fieldsIn(scenario['people']);
  const cards = shuffled(Object.values(fieldsIn(scenario['cards'])), below);
  return {
    ...scenario,
    cards: Object.fromEntries(Object.keys(people).map((who, place) => [who, cards[place]!])),
    startingEnvelope: 1 + below(10),
  };
};

const tracking: Vary = (scenario, below) => {
  let late = 0;
  return {
    ...scenario,
    steps: listIn(scenario['steps']).map(json => {
      const step = fieldsIn(json);
      late += pick([0, 0, 5, 20, 40], below);
      return { ...step, at: moved(textIn(step['at']), late) };
    }),
  };
};

const contest: Vary = (scenario, below) => ({
  ...scenario,
  ...(scenario['entries'] !== undefined && {
    entries: listIn(scenario['entries']).map(json => {
      const entry = fieldsIn(json);
      return {
        ...entry,
        ...(typeof entry['points'] === 'number' && { points: 1 + below(40) }),
        ...(typeof entry['correct'] === 'number' && { correct: 30 + below(30) }),
        ...(below(8) === 0 && { role: 'employee-off-duty' }),
      };
    }),
  }),
});

const tableDrawing: Vary = (scenario, below) => ({
  ...scenario,
  tables: listIn(scenario['tables']).map(json => {
    const table = fieldsIn(json);
    const seats = listIn(table['seats']).map(seat => ({ ...fieldsIn(seat), id: below(4) > 0 }));
    return { ...table, seats };
  }),
});

const splashPot: Vary = (scenario, below) => ({
  ...scenario,
  hands: listIn(scenario['hands']).map(json => ({
    ...fieldsIn(json),
    pot: 1_000 * (1 + below(40)),
    playersDealtIn: 2 + below(7),
  })),
});

export const VARY: Readonly<Record<string, Vary>> = {
  'activity-round': activityRound,
  offering,
  collection,
  claim,
  eligibility,
  instrument,
  wheel,
  drawing,
  tournament,
  'gamble-up': gambleUp,
  'hi-lo': hiLo,
  'car-giveaway': carGiveaway,
  tracking,
  contest,
  'table-drawing': tableDrawing,
  'splash-pot': splashPot,
};
