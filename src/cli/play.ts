import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { seeded } from '#core/base';
import { type Card, cardOf, rankFour, showCards } from '#core/cards';
import { POKER_GAMES } from '#core/games';
import {
  dealFrom,
  deliveriesFor,
  freshDeck,
  netOf,
  type PokerTable,
  playThrough,
  type RoundState,
  type Settlement,
  shuffleTop,
} from '#core/games/table';
import { type Cents, cents, formatAmountShort, parseAmount, times } from '#core/money';
import { said } from './said.ts';
import type { Terminal } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { verb } from './verb.ts';

const games = POKER_GAMES.flatMap(({ tables }) => [...tables]);
const [SEAT, YOU, DEALER] = [1, 'you', { actor: 'dealer' }] as const;

export const play = verb({
  ...HELP.play,
  about: `Deals practice rounds in the terminal: five cards are yours; say fold, 1, 2 or 3 (times the ante), or q to
stop. Every wager is settled by the rules of the table and explained. No money is real. A seed deals the same cards
again.

Games: ${games.join(', ')}`,
  options: {
    ante: { value: 'AMOUNT', words: 'your bet; 10 when left out' },
    seed: { value: 'TEXT', words: 'deals the same cards again' },
  },
  wordsMax: 1,
  run: async ({ words: [game = ''], values: { ante: written = '10', seed }, terminal }) => {
    const rules = POKER_GAMES.find(({ tables }) => tables.some(table => table === game));
    if (rules === undefined) return said('no-practice-table', { game, games });
    const ante = parseAmount(written);
    if (!ante.ok) return ante.message;
    await playRounds(rules, ante.value, seed === undefined ? randomInt : seeded(seed).below, terminal);
    return [];
  },
});

const playRounds = async (
  game: PokerTable,
  ante: Cents,
  below: (bound: number) => number,
  terminal: Terminal,
): Promise<void> => {
  const deck = freshDeck();
  const asking = createInterface({ input: terminal.input, terminal: false });
  const lines = asking[Symbol.asyncIterator]();
  for (;;) {
    shuffleTop(deck, 11, below);
    const dealt = dealRound(game, ante, Array.from(deck.subarray(0, 11), cardOf));
    if (typeof dealt === 'string') {
      terminal.print(dealt);
      break;
    }
    terminal.print(`\n${seenBy(game, dealt)}`);
    const decided = await askUntilAllowed(game, dealt, ante, lines, terminal);
    if (decided === undefined) break;
    terminal.print(said('dealer-has', { cards: showCards(decided.dealer), hand: rankFour(decided.dealer).words }));
    for (const { message } of game.explain(decided.settlement)) terminal.print(`  ${message}`);
    terminal.print(resultOf(decided.settlement));
  }
  asking.close();
};

/** Bets placed, bets closed, cards dealt; a sentence where the game does not take the bets. */
const dealRound = (game: PokerTable, ante: Cents, cards: readonly Card[]): RoundState | string => {
  const { round, practice, dealerCards } = game;
  const dealing = 'automated-shoe';
  const setup = { dealing, schedules: practice.schedules, positions: 1, limits: {}, severalPositions: false } as const;
  const bets = Object.entries<Cents | undefined>(practice.wagers(ante)).flatMap(([wager, amount]) =>
    amount === undefined ? [] : [{ type: 'PlaceBet', seat: SEAT, player: YOU, wager, amount } as const],
  );
  const deal = dealFrom(cards, deliveriesFor(dealing, [SEAT], dealerCards));
  const open = round.open({ ...setup, progressions: {} }, {});
  const dealt = playThrough(round, open, [...bets, { type: 'CloseBets', chips: 0 }, ...deal], DEALER);
  return dealt.ok ? dealt.value : dealt.message;
};

/** What may be seen from the seat before the dealer's hand is turned up. */
const seenBy = ({ round }: PokerTable, state: RoundState): string => {
  const { seats, dealer } = round.lookFrom(state, SEAT);
  const [own, shown] = [seats[0]!.cards, dealer].map(cards => cards.filter(card => card !== undefined));
  const shows = shown!.length === 0 ? said('shows-nothing', {}) : showCards(shown!);
  return said('your-cards', { cards: showCards(own!), hand: rankFour(own!).words, shows });
};

type Over = { readonly dealer: readonly Card[]; readonly settlement: Settlement };

/** Asks until there is a decision that the rules allow; nothing when the player stops. */
const askUntilAllowed = async (
  { round }: PokerTable,
  state: RoundState,
  ante: Cents,
  lines: AsyncIterator<string>,
  terminal: Terminal,
): Promise<Over | undefined> => {
  for (;;) {
    terminal.print(said('ask-decision', {}));
    const { value: typed, done } = await lines.next();
    const word = done === true ? 'q' : typed.trim().toLowerCase();
    if (word === 'q') return undefined;
    const multiple = Number(word);
    if (word !== 'fold' && word !== 'f' && ![1, 2, 3].includes(multiple)) continue;
    const decision = word.startsWith('f')
      ? ({ type: 'Fold', seat: SEAT } as const)
      : ({ type: 'MakePlay', seat: SEAT, amount: times(ante, multiple) } as const);
    const over = playThrough(round, state, [decision, { type: 'RevealDealer' }], DEALER);
    if (!over.ok) terminal.print(over.message);
    else if (over.value.settlement !== undefined) return { ...over.value, settlement: over.value.settlement };
  }
};

const resultOf = ({ entries }: Settlement): string => {
  const net = entries.reduce((sum, entry) => sum + netOf(entry), 0);
  if (net === 0) return said('even', {});
  const amount = formatAmountShort(cents(Math.abs(net)));
  return net > 0 ? said('you-win', { amount }) : said('you-lose', { amount });
};
