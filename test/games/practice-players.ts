import { rational, seeded } from '#core/base';
import { cardOf, DECK, type NaturalCard } from '#core/cards';
import { type Advice, freshDeck, shuffleTop } from '#core/games/table';
import { dollars } from '#core/money';
import { choiceFor, hiLoPrizes, hiLoValues } from '#core/odds/games/hi-lo-progressive';
import { type CoupPlay, reduce as coup, type Line, begin as sitDown } from '../../src/web/practice/coup/model.ts';
import type { CoupGame, LadderGame } from '../../src/web/practice/games.ts';
import { begin as atDesk, reduce as ladder } from '../../src/web/practice/ladder/model.ts';
import { begin, OWN_SEAT, ownEntries, type PokerPractice, reduce } from '../../src/web/practice/poker/model.ts';

const MAIN = ['ante', 'play', 'superBonus', 'automaticBonus'];

/** The first so many cards of a shuffled deck, the rest in any order. */
const dealer = (seed: string) => {
  const deck = freshDeck();
  const { below } = seeded(seed);
  return (cards: number): NaturalCard[] => {
    shuffleTop(deck, cards, below);
    return [...deck].map(card => NAMES[card]!);
  };
};
const NAMES = Array.from({ length: 52 }, (_, card) => cardOf(card) as NaturalCard); // The deck has no joker.

/** A player who does what the coach says: the main bets of a round, in antes. Neighbors only take up cards. */
export const pokerPlayer = (practice: PokerPractice, seed: string): (() => number) => {
  const deal = dealer(seed);
  let heard: readonly [unknown, Advice] | undefined;
  const table: PokerPractice = {
    ...practice,
    advise: (round, seat) => {
      if (seat !== OWN_SEAT) return { best: 1, choices: [] };
      if (heard?.[0] !== round) heard = [round, practice.advise(round, seat)]; // The score asks the same once more.
      return heard[1];
    },
  };
  const start = begin(table);
  const ante = start.bets.ante!;
  return () => {
    const drawn = { deck: deal(36), magicCard: '2c', luckySeat: 1 } as const;
    const asked = reduce(table, start, { type: 'deal', drawn });
    const { best } = table.advise(asked.round!, OWN_SEAT);
    const done = reduce(table, asked, { type: 'decide', play: best });
    const main = ownEntries(done).filter(({ wager }) => MAIN.includes(wager));
    return main.reduce((sum, { returned, stake }) => sum + returned - stake, 0) / ante;
  };
};

/** A player who bets $20 on one line of every coup from eight decks: the result of a coup, in bets. */
export const coupPlayer = (game: CoupGame, line: Line, seed: string): (() => number) => {
  const { below } = seeded(seed);
  const bet = [{ type: 'clear' }, { type: 'bet', line, chip: dollars(20) }] as const;
  const start = bet.reduce<CoupPlay>((play, action) => coup(game, play, action), sitDown());
  const shoe = Array.from({ length: 8 * 52 }, (_, card) => DECK[card % 52]!);
  return () => {
    for (let i = 0; i < 6; i++) {
      const at = i + below(shoe.length - i);
      [shoe[i], shoe[at]] = [shoe[at]!, shoe[i]!];
    }
    const { settled } = coup(game, start, { type: 'deal', shoe: shoe.slice(0, 6) });
    return settled!.paid[0]!.net / dollars(20);
  };
};

/** A guest who plays for the best with the progressive at its start: the prize in dollars. */
export const ladderPlayer = (game: LadderGame, seed: string): (() => number) => {
  const values = hiLoValues(hiLoPrizes(rational(1_000), 100));
  const deal = dealer(seed);
  const start = atDesk(game);
  return () => {
    let play = ladder(game, start, { type: 'start', deck: deal(34) });
    while (play.attempt!.prize === undefined) {
      const choice = choiceFor(play.attempt!, values);
      play = ladder(game, play, choice === 'quit' ? { type: 'stop' } : { type: 'guess', call: choice });
    }
    return play.attempt!.prize.amount / 100;
  };
};
