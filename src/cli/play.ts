import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Answer } from '#core/base';
import { seeded } from '#core/base';
import { type Card, cardOf, rankFour, showCard, showCards } from '#core/cards';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import {
  explainSettlement,
  freshDeck,
  type PlayerDecision,
  type Settlement,
  type Stakes,
  shuffleTop,
} from '#core/games/table';
import { type Cents, formatAmountShort, parseAmount, times } from '#core/money';
import { EXIT, misuse, type Terminal, type Verb } from './terminal.ts';

/** One practice round: what you are dealt, what you see of the dealer, and how it is settled. */
type Practice = {
  readonly dealerCards: number;
  readonly wagers: (ante: Cents) => Stakes;
  readonly seen: (dealer: readonly Card[]) => string;
  readonly settle: (
    cards: readonly Card[],
    dealer: readonly Card[],
    wagers: Stakes,
    decision: PlayerDecision,
  ) => Answer<Settlement>;
};

const PRACTICE: Readonly<Record<string, Practice>> = {
  'crazy-4-poker': {
    dealerCards: 5,
    wagers: ante => ({ ante, superBonus: ante, queensUp: ante }),
    seen: () => 'The dealer shows nothing yet.',
    settle: (cards, dealer, wagers, decision) =>
      crazy4.settle({
        schedules: { queensUp: 'A' },
        meters: {},
        seats: [{ seat: 1, cards, wagers, decision }],
        dealer,
      }),
  },
  'four-card-poker': {
    dealerCards: 6,
    wagers: ante => ({ ante, acesUp: ante }),
    seen: dealer => `The dealer shows ${showCard(dealer[0]!)}.`,
    settle: (cards, dealer, wagers, decision) =>
      fourCard.settle({
        schedules: { acesUp: 'FCP-01' },
        meters: {},
        seats: [{ seat: 1, cards, wagers, decision }],
        dealer,
        upCard: dealer[0]!,
      }),
  },
};
const games = Object.keys(PRACTICE);

export const play: Verb = {
  help: `Usage: houseway play GAME [--ante 10] [--seed TEXT]

Deals practice rounds in the terminal: five cards are yours; say fold, 1, 2 or 3 (times the ante), or q to stop. Every
wager is settled by the rules of the table and explained. No money is real. A seed deals the same cards again.

Games: ${games.join(', ')}
Exit codes: 0 played, 2 not understood.`,

  run: async (args, terminal) => {
    const options = { ante: { type: 'string' }, seed: { type: 'string' } } as const;
    let read: { values: { ante?: string; seed?: string }; positionals: string[] };
    try {
      read = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      return misuse(terminal, 'Usage: houseway play GAME [--ante 10] [--seed TEXT].');
    }
    const [game = ''] = read.positionals;
    const practice = Object.hasOwn(PRACTICE, game) ? PRACTICE[game] : undefined;
    if (practice === undefined)
      return misuse(terminal, `There is no practice table for "${game}". There are: ${games.join(', ')}.`);
    const ante = parseAmount(read.values.ante ?? '10');
    if (!ante.ok) return misuse(terminal, ante.message);
    const { seed } = read.values;
    await playRounds(practice, ante.value, seed === undefined ? randomInt : seeded(seed).below, terminal);
    return EXIT.ok;
  },
};

const playRounds = async (
  practice: Practice,
  ante: Cents,
  below: (bound: number) => number,
  terminal: Terminal,
): Promise<void> => {
  const deck = freshDeck();
  const asking = createInterface({ input: process.stdin, terminal: false });
  const lines = asking[Symbol.asyncIterator]();
  for (;;) {
    shuffleTop(deck, 11, below);
    const dealt = Array.from(deck.subarray(0, 5 + practice.dealerCards), cardOf);
    const [cards, dealer] = [dealt.slice(0, 5), dealt.slice(5)];
    terminal.print(`\nYour cards: ${showCards(cards)} (${rankFour(cards).words}). ${practice.seen(dealer)}`);
    const settled = await askAndSettle(practice, cards, dealer, ante, lines, terminal);
    if (settled === undefined) break;
    terminal.print(`The dealer has ${showCards(dealer)} (${rankFour(dealer).words}).`);
    for (const line of explainSettlement(settled)) terminal.print(`  ${line}`);
    const net = settled.entries.reduce((sum, { stake, returned }) => sum + returned - stake, 0);
    terminal.print(
      net === 0 ? 'Even.' : `${net > 0 ? 'You win' : 'You lose'} ${formatAmountShort(Math.abs(net) as Cents)}.`,
    );
  }
  asking.close();
};

/** Asks until there is a decision that the rules allow; nothing when the player stops. */
const askAndSettle = async (
  { wagers, settle }: Practice,
  cards: readonly Card[],
  dealer: readonly Card[],
  ante: Cents,
  lines: AsyncIterator<string>,
  terminal: Terminal,
): Promise<Settlement | undefined> => {
  for (;;) {
    terminal.print('fold, 1, 2, 3 or q?');
    const { value: said, done } = await lines.next();
    const word = done === true ? 'q' : said.trim().toLowerCase();
    if (word === 'q') return undefined;
    const multiple = Number(word);
    if (word !== 'fold' && word !== 'f' && ![1, 2, 3].includes(multiple)) continue;
    const decision: PlayerDecision = word.startsWith('f') ? 'fold' : { play: times(ante, multiple) };
    const settled = settle(cards, dealer, wagers(ante), decision);
    if (settled.ok) return settled.value;
    terminal.print(settled.message);
  }
};
