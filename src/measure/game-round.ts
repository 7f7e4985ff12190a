import { answer, type Refusal } from '#core/base';
import { DECK } from '#core/cards';
import type { CommandOf, GameAtTable, HouseCommand } from '#core/house';
import { type Cents, NOTHING, plus } from '#core/money';
import {
  asWritten,
  betsOfRound,
  chanceOfRound,
  type Ended,
  foundIn,
  GAME_TABLE,
  type GameRound,
  GameRoundText,
  gameRoundOf,
  type Journal,
  kindOf,
  sceneOfRound,
} from '../conformance/index.ts';
import { giveAll } from './give-all.ts';
import type { ServedJournal } from './journal.ts';

/** Kind `game-round`: the game is set up in the house, dealt at a table and settled there, as its keypad shows it. */
export const gameRoundWith = (drawFrom: ServedJournal['drawFrom']) =>
  kindOf(GameRoundText, async (given, journal) => {
    const read = gameRoundOf(given);
    if (!read.ok) return read;
    drawFrom(chanceOfRound(read.value.round));
    const table = new DealtTable(journal, read.value);
    const refused = await table.play();
    return refused ?? answer(asWritten(await table.outcome()));
  });

type Move = CommandOf<'PlayRound'>['moves'][number];
type Irregularity = NonNullable<ReturnType<typeof foundIn>['found']>;
type Next<Type> = Extract<NonNullable<GameAtTable['next']>, { readonly type: Type }>;

/** More than a full table takes. */
const STEPS_MAX = 200;

/** Those at a table who do what its keypad asks for next, with the cards and the decisions of a scenario. */
class DealtTable {
  readonly #journal: Journal;
  readonly #given: GameRound;
  readonly #ended: Ended[] = [];
  #isReported = false;
  #isVoid = false;

  constructor(journal: Journal, given: GameRound) {
    this.#journal = journal;
    this.#given = given;
  }

  /** From the set-up to Game Over; the first refusal ends it. */
  async play(): Promise<Refusal | undefined> {
    const { ask } = this.#journal;
    const coinIn = { type: 'CoinIn', table: GAME_TABLE } as const;
    const bets = betsOfRound(this.#given);
    const begun = await giveAll(ask, [...sceneOfRound(this.#given), ...(bets.bets.length === 0 ? [] : [bets]), coinIn]);
    const cannot = begun ?? (await this.#dealToNobody());
    if (cannot !== undefined) return cannot;
    for (let steps = 0; steps < STEPS_MAX; steps += 1) {
      const game = await this.#game();
      if (game.phase === 'bets') return undefined;
      const refused = await ask(this.#nextIn(game));
      if (refused !== undefined) return refused;
    }
    throw new Error('the round of a scenario does not end');
  }

  /** Who has bet nothing is dealt nothing. */
  async #dealToNobody(): Promise<Refusal | undefined> {
    const without = this.#given.round.seats.find(({ wagers }) => Object.keys(wagers).length === 0);
    if (without === undefined) return undefined;
    const { seat: to, cards } = without;
    return this.#journal.ask(plays({ type: 'DealCards', to, cards } as Move)); // Cards of a deck.
  }

  /** What the keypad said of each bet, what the meters show, and the reserve behind them, which is in the books. */
  async outcome() {
    const { meters: shown } = await this.#game();
    const setUp = this.#journal.house().games.get(this.#given.game);
    const kept = setUp !== undefined && 'meters' in setUp ? setUp.meters : {};
    const meters = Object.fromEntries(
      shown.map(({ meter, amount }) => [meter, { posted: amount, reserve: kept[meter]?.reserve ?? NOTHING }]),
    );
    return { isVoid: this.#isVoid, entries: this.#ended, meters };
  }

  async #game(): Promise<GameAtTable> {
    const { game } = await this.#journal.shown(`table.${GAME_TABLE}`);
    if (game === undefined || game === 'none') throw new Error('the keypad shows no game');
    return game;
  }

  #nextIn(game: GameAtTable): HouseCommand {
    const { next, phase } = game;
    if (phase === 'void') {
      this.#isVoid = true;
      this.#ended.push(...endedIn(game));
      return FINISH;
    }
    const { found, isInDeal } = foundIn(this.#given);
    if (found !== undefined && isInDeal && !this.#isReported) return this.#report(found, game);
    switch (next?.type) {
      case 'deal':
        return this.#deal(next, game);
      case 'decide':
        return this.#decide(next, game);
      case 'reveal':
        return found === undefined || this.#isReported ? plays({ type: 'RevealDealer' }) : this.#report(found, game);
      case 'settle':
        return this.#settle(game, next);
      case 'finish':
        return lastIn(game);
      default:
        throw new Error('the keypad does not say what is next');
    }
  }

  /** With the card that was face up, where it is asked for: one that nobody is dealt in this round. */
  #report(irregularity: Irregularity, { irregularities }: GameAtTable): HouseCommand {
    this.#isReported = true;
    const { seats, dealer } = this.#given.round;
    const dealt: readonly string[] = [...seats.flatMap(({ cards }) => cards), ...dealer];
    const asksCard = irregularities.some(one => one.irregularity === irregularity && one.asksCard);
    const card = asksCard ? DECK.find(one => !dealt.includes(one)) : undefined;
    return plays({ type: 'ReportIrregularity', irregularity, ...(card !== undefined && { card }) } as Move); // Of a deck.
  }

  /** A hand with another number of cards than it should have is not entered. */
  #deal({ to, cards: count }: Next<'deal'>, game: GameAtTable): HouseCommand {
    const { rules, round } = this.#given;
    const { seats, dealer } = round;
    // Five face down, and then what is turned up.
    const lies = dealer.slice(game.dealer.length, game.dealer.length + count);
    const cards = to === 'dealer' ? lies : (seats.find(({ seat }) => seat === to)?.cards ?? []);
    const { found } = foundIn(this.#given);
    const isWhole = to === 'dealer' ? dealer.length === rules.dealerCards : cards.length === count;
    if (!isWhole && found !== undefined) return this.#report(found, game);
    return plays({ type: 'DealCards', to, cards } as Move); // Cards of a deck.
  }

  #decide({ seat }: Next<'decide'>, game: GameAtTable): HouseCommand {
    const decision = this.#given.round.seats.find(one => one.seat === seat)?.decision;
    const { found } = foundIn(this.#given);
    if (decision === undefined && found !== undefined && !this.#isReported) return this.#report(found, game);
    if (decision === undefined) throw new Error(`seat ${seat} of the scenario does not decide`);
    return plays(decision === 'fold' ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount: decision.play });
  }

  /** Buttons of what a seat has won, the floor's look at it, and then what the lines say. */
  #settle(game: GameAtTable, { step }: Next<'settle'>): HouseCommand {
    const unlit = game.lines.find(line => typeof step === 'number' && isToBeKeyed(game, line));
    if (unlit !== undefined) {
      const { seat, wager, hand } = unlit;
      return plays({ type: 'PressHandButton', seat, wager, hand } as Move); // A button of the game.
    }
    if (typeof step === 'number' && game.waiting.includes(step)) return verifies(step);
    this.#ended.push(...endedIn(game));
    return plays({ type: 'Settle', step });
  }
}

const FINISH = { type: 'FinishRound', table: GAME_TABLE } as const;

const plays = (move: Move): HouseCommand => ({ type: 'PlayRound', table: GAME_TABLE, moves: [move] });

const verifies = (seat: number): HouseCommand => ({ type: 'VerifyGameHand', table: GAME_TABLE, seat });

/** What is left to the floor before Game Over. */
const lastIn = ({ waiting, documents }: GameAtTable): HouseCommand => {
  if (waiting[0] !== undefined) return verifies(waiting[0]);
  const [seat] = documents;
  return seat === undefined ? FINISH : { type: 'CompleteGameDocuments', table: GAME_TABLE, seat };
};

type Line = GameAtTable['lines'][number];

const isToBeKeyed = ({ layout, keyed, buttons }: GameAtTable, { seat, wager, hand, kind }: Line): boolean =>
  kind === 'pays' &&
  layout.some(one => one.wager === wager && one.isProgressive) &&
  buttons.some(one => one.wager === wager && one.hand === hand) &&
  !keyed.some(one => one.seat === seat && one.wager === wager);

/** The lines of a step as bets that have ended; what pays "for 1" has taken the stake, what pays "to 1" leaves it. */
const endedIn = (game: GameAtTable): readonly Ended[] =>
  game.lines.map(({ seat, wager, kind, amount }) => {
    const stake = stakeOn(game, seat, wager);
    const isWhole = game.buttons.some(one => one.wager === wager);
    const returned = kind === 'pays' ? (isWhole ? amount : plus(amount, stake)) : kind === 'pushes' ? stake : NOTHING;
    return { seat, wager, stake, returned };
  });

const stakeOn = ({ seats }: GameAtTable, seat: number, wager: string): Cents => {
  const { wagers = {}, decision } = seats.find(one => one.seat === seat) ?? {};
  if (wager === 'play') return typeof decision === 'object' ? decision.play : NOTHING;
  return wagers[wager] ?? NOTHING;
};
