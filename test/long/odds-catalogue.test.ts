import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Coup, DECK, dealCoup, isRed, type NaturalCard, rankOf, suitOf } from '#core/cards';
import { rankFive } from '#core/evaluator';
import { type Event, findBet, loadSubject, type OddsSubject } from '#core/odds';

const subject = async (id: string): Promise<OddsSubject> => {
  const loaded = await loadSubject(id);
  assert.ok(loaded.ok);
  return loaded.value;
};
const BACCARAT = await subject('baccarat');
const BLACKJACK = await subject('blackjack');
const BLAZING_SEVENS = await subject('blazing-sevens');
const CARIBBEAN_STUD = await subject('caribbean-stud');
const CASINO_WAR = await subject('casino-war');
const PAI_GOW_POKER = await subject('pai-gow-poker');
const PAI_GOW_TILES = await subject('pai-gow-tiles');
const PAN_NINE = await subject('pan-9');
const POKARA = await subject('pokara');
const THIRTEEN_CARD = await subject('13-card');
const THREE_CARD_POKER = await subject('three-card-poker');
const ULTIMATE_TEXAS_HOLDEM = await subject('ultimate-texas-holdem');

/** The same numbers on every run: a multiply-with-xorshift generator of 32 bits. */
const randomBelow = (seed: number): ((n: number) => number) => {
  let state = seed;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

/** Puts a random choice of so many cards at the front of a deck. */
const shuffleFront = <Item>(deck: Item[], count: number, below: (n: number) => number): readonly Item[] => {
  for (let place = 0; place < count; place++) {
    const other = place + below(deck.length - place);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return deck.slice(0, count);
};

const chanceOf = (subject: OddsSubject): ((key: string) => number) => {
  const asked = subject.bets[0]!.ask({}, () => {});
  assert.ok(asked.ok);
  const events = asked.value['events'] as readonly Event[];
  return key => Number(events.find(event => event.key === key)!.probability);
};

const within = (key: string, hits: number, rounds: number, chance: number): void => {
  const standardError = Math.sqrt((chance * (1 - chance)) / rounds);
  const deviation = (hits / rounds - chance) / standardError;
  assert.ok(Math.abs(deviation) <= 4, `${key}: ${hits} hits are ${deviation.toFixed(2)} standard errors off`);
};

const allAlike = (cards: readonly NaturalCard[], by: (card: NaturalCard) => unknown): boolean =>
  cards.every(card => by(card) === by(cards[0]!));
const cardsOf = ({ player, banker }: Coup): readonly NaturalCard[] => [...player, ...banker];
const ranksIn = (cards: readonly NaturalCard[]): string => cards.map(rankOf).sort().join('');
const isSuitedTie = (coup: Coup, cards: number): boolean =>
  coup.winner === 'tie' && cardsOf(coup).length === cards && allAlike(cardsOf(coup), suitOf);

const COUPS: Readonly<Record<string, (coup: Coup) => boolean>> = {
  player: coup => coup.winner === 'player',
  banker: coup => coup.winner === 'banker',
  tie: coup => coup.winner === 'tie',
  'dragon-7': coup => coup.winner === 'banker' && coup.bankerTotal === 7 && coup.banker.length === 3,
  'panda-8': coup => coup.winner === 'player' && coup.playerTotal === 8 && coup.player.length === 3,
  'natural-tie': coup => coup.isNatural && coup.winner === 'tie',
  'three-card-9-over-0': coup =>
    (coup.playerTotal === 9 && coup.bankerTotal === 0 && coup.player.length === 3) ||
    (coup.bankerTotal === 9 && coup.playerTotal === 0 && coup.banker.length === 3),
  'tie-7-7-5-cards': coup => coup.winner === 'tie' && coup.playerTotal === 7 && cardsOf(coup).length === 5,
  'double-fortune-7': coup => cardsOf(coup).length === 6 && coup.playerTotal === 7 && coup.bankerTotal === 7,
  'double-fortune-7-same-ranks': coup =>
    COUPS['double-fortune-7']!(coup) && ranksIn(coup.player) === ranksIn(coup.banker),
  'suited-tie-4-cards': coup => isSuitedTie(coup, 4),
  'suited-tie-5-cards': coup => isSuitedTie(coup, 5),
  'suited-tie-6-cards': coup => isSuitedTie(coup, 6),
  'four-of-a-kind-3-4-8-9': coup => cardsOf(coup).length === 4 && allAlike(cardsOf(coup), rankOf),
  'six-face-cards': coup => cardsOf(coup).length === 6 && cardsOf(coup).every(card => 'JQK'.includes(rankOf(card))),
  'six-face-cards-same-color': coup => COUPS['six-face-cards']!(coup) && allAlike(cardsOf(coup), isRed),
  'two-pair-one-in-each-hand': ({ player, banker }) =>
    allAlike(player.slice(0, 2), rankOf) &&
    allAlike(banker.slice(0, 2), rankOf) &&
    rankOf(player[0]!) !== rankOf(banker[0]!),
  'first-four-cards-suited': ({ player, banker }) => allAlike([...player.slice(0, 2), ...banker.slice(0, 2)], suitOf),
  'three-3s-in-a-hand': ({ player, banker }) => [player, banker].some(hand => ranksIn(hand) === '333'),
  '2-3-4-in-a-hand': ({ player, banker }) => [player, banker].some(hand => ranksIn(hand) === '234'),
};

test('[OCT-4] ten million coups from eight decks agree with every chance within four standard errors', () => {
  const [below, shoe] = [randomBelow(8), Array.from({ length: 8 }, () => DECK).flat()];
  const [rounds, hits] = [10_000_000, new Map<string, number>()];
  const events = Object.entries(COUPS);
  for (let round = 0; round < rounds; round++) {
    const coup = dealCoup(shuffleFront(shoe, 6, below) as Parameters<typeof dealCoup>[0]);
    for (const [key, happens] of events) if (happens(coup)) hits.set(key, (hits.get(key) ?? 0) + 1);
  }
  const chance = chanceOf(BACCARAT);
  for (const [key] of events) within(key, hits.get(key) ?? 0, rounds, chance(key));
});

test('[OCT-9] two million hold em hands agree on a straight or better with both hole cards', () => {
  const [below, deck] = [randomBelow(9), Array.from({ length: 52 }, (_, n) => n)];
  const [rounds, lowestStraight] = [2_000_000, rankFive(48, 1, 4, 8, 12)];
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    const [a, b, ...board] = shuffleFront(deck, 7, below) as [number, number, ...number[]];
    let best = 0;
    for (let x = 0; x < 5; x++)
      for (let y = x + 1; y < 5; y++)
        for (let z = y + 1; z < 5; z++) best = Math.max(best, rankFive(a, b, board[x]!, board[y]!, board[z]!));
    if (best >= lowestStraight) hits += 1;
  }
  const key = 'straight-or-better-with-both-hole-cards';
  within(key, hits, rounds, chanceOf(ULTIMATE_TEXAS_HOLDEM)(key));
});

const SUBJECTS = [
  BACCARAT,
  BLACKJACK,
  BLAZING_SEVENS,
  CARIBBEAN_STUD,
  CASINO_WAR,
  PAI_GOW_POKER,
  PAI_GOW_TILES,
  PAN_NINE,
  POKARA,
  THIRTEEN_CARD,
  THREE_CARD_POKER,
  ULTIMATE_TEXAS_HOLDEM,
];

/** What a command of the page prints: `odds blazing-sevens --bet chart --decks 6`. */
const answerOf = (command: string): ReadonlyMap<string, Event> => {
  const [, id, rest = ''] = /^odds (\S+)(.*)$/.exec(command)!;
  const { bet, ...given } = Object.fromEntries(
    rest.matchAll(/--(\S+) (\S+)/g).map(([, name, value]) => [name!, value!] as const),
  );
  const found = findBet(SUBJECTS.find(subject => subject.id === id)!, bet);
  assert.ok(found.ok, command);
  const asked = found.value.ask(given, () => {});
  assert.ok(asked.ok, command);
  return new Map((asked.value['events'] as readonly Event[]).map(event => [event.key, event]));
};

test('[OCT-1] docs/odds-catalogue.md prints what is computed, of every game', () => {
  const page = readFileSync(new URL('../../docs/odds-catalogue.md', import.meta.url), 'utf8');
  const blocks = page.matchAll(/^`(odds [^`]+)`\n\n((?:\|.*\n)+)/gm).toArray();
  assert.equal(blocks.length, SUBJECTS.length + 2);
  for (const [, command, table] of blocks) {
    const answer = answerOf(command!);
    const rows = table!.matchAll(/^\| `(\S+)` \|.*\| ([\d,]+) \| ([\d,]+) \| \S+ \|$/gm).toArray();
    assert.ok(rows.length > 1, command!);
    for (const [, key, count, total] of rows) {
      const event = answer.get(key!);
      const printed = { count: count!.replaceAll(',', ''), total: total!.replaceAll(',', '') };
      assert.deepEqual({ count: event?.count, total: event?.total }, printed, `${command}: ${key}`);
    }
  }
});
