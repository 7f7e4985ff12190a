import { type CommandOf, type GameAtTable, gameAtTable, type House, type HouseCommand } from '#core/house';
import { type Cents, formatAmount, NOTHING } from '#core/money';
import {
  betCommand,
  chipsFor,
  coinInCommand,
  dealCommand,
  finishCommand,
  foldCommand,
  gameKey,
  handButtonCommand,
  irregularityCommand,
  isStillInShoe,
  playChipsFor,
  playCommand,
  playsOf,
  revealCommand,
  settleCommand,
} from '#entry';
import { CannotBeEntered, NoSuchKey } from './cannot.ts';

const KEYPAD = 'keypad: a game that the house settles';

type Asked = CommandOf<'PlaceBets' | 'CoinIn' | 'PlayRound' | 'FinishRound'>;
type Move = CommandOf<'PlayRound'>['moves'][number];
type Shown = { readonly table: number; readonly game: GameAtTable };

const shownAt = (house: House, table: number): Shown | undefined => {
  const at = house.tables.get(table);
  const game = at === undefined ? undefined : gameAtTable(house, at);
  return game === undefined ? undefined : { table, game };
};

/** Bets are put down chip by chip, seat by seat: each tap is a command of its own. */
export const tapsFor = (command: HouseCommand, house: House): readonly HouseCommand[] => {
  const shown = command.type === 'PlaceBets' ? shownAt(house, command.table) : undefined;
  if (command.type !== 'PlaceBets' || shown === undefined) return [command];
  return command.bets.flatMap(({ seat, wager, amount }) =>
    amountsTo(shown.game, { seat, wager, amount }).map(lies => betCommand(command.table, seat, wager, lies)),
  );
};

type Bet = CommandOf<'PlaceBets'>['bets'][number];

const liesOn = ({ seats }: GameAtTable, { seat, wager }: Pick<Bet, 'seat' | 'wager'>): Cents =>
  seats.find(one => one.seat === seat)?.wagers[wager] ?? NOTHING;

/** The bet after each tap; where no chip leads on, the bet itself, for which there is no key. */
const amountsTo = (game: GameAtTable, bet: Bet): readonly Cents[] => {
  const offered = game.layout.find(({ wager }) => wager === bet.wager);
  const taps: Cents[] = [];
  let lies = liesOn(game, bet);
  while (offered !== undefined && lies < bet.amount) {
    const next = Math.max(...chipsFor(offered, lies).filter(amount => amount > lies && amount <= bet.amount));
    if (!Number.isFinite(next)) break;
    lies = next as Cents; // One of them.
    taps.push(lies);
  }
  return lies === bet.amount && taps.length > 0 ? taps : [...taps, bet.amount];
};

/** What the keypad makes of one tap of somebody who wants this. */
export const enteredAtGame = (command: Asked, house: House): HouseCommand => {
  const shown = shownAt(house, command.table);
  if (shown === undefined) throw new NoSuchKey(`${command.type} at table ${command.table}`, KEYPAD);
  const { table, game } = shown;
  switch (command.type) {
    case 'PlaceBets':
      return bet(shown, command);
    case 'CoinIn':
      return gameKey(game) === 'coin-in' ? coinInCommand(table) : noKey('Coin In');
    case 'FinishRound':
      return gameKey(game) === 'finish' ? finishCommand(table) : noKey('Game Over');
    case 'PlayRound': {
      const [move, ...more] = command.moves;
      if (move === undefined || more.length > 0) throw new CannotBeEntered('several moves at once', KEYPAD);
      return moved(shown, move);
    }
  }
};

const noKey = (what: string): never => {
  throw new NoSuchKey(what, KEYPAD);
};

const bet = ({ table, game }: Shown, { bets }: CommandOf<'PlaceBets'>): HouseCommand => {
  const [one, ...more] = bets;
  if (one === undefined || more.length > 0) throw new CannotBeEntered('several bets at once', KEYPAD);
  const { seat, wager, amount } = one;
  const lies = liesOn(game, one);
  const offered = game.layout.find(other => other.wager === wager);
  const hasKey = amount === NOTHING ? lies > NOTHING : offered && chipsFor(offered, lies).includes(amount);
  if (game.phase !== 'bets' || hasKey !== true) return noKey(`${formatAmount(amount)} on ${wager}`);
  return betCommand(table, seat, wager, amount);
};

const moved = ({ table, game }: Shown, move: Move): HouseCommand => {
  const { next } = game;
  switch (move.type) {
    case 'DealCards': {
      const isLeft = move.cards.every((card, place) => isStillInShoe(game, card) && move.cards.indexOf(card) === place);
      const isNext = next?.type === 'deal' && next.to === move.to && next.cards === move.cards.length;
      return isNext && isLeft ? dealCommand(table, move.to, move.cards) : noKey(`the cards of ${move.to}`);
    }
    case 'Fold':
      return isAsked(game, move.seat) ? foldCommand(table, move.seat) : noKey('Fold');
    case 'MakePlay': {
      const { seat, amount } = move;
      const canBe = next?.type === 'decide' && next.seat === seat && canPlay(next, amount);
      return canBe ? playCommand(table, seat, amount) : noKey(`a play bet of ${formatAmount(amount)}`);
    }
    case 'RevealDealer':
      return gameKey(game) === 'reveal' ? revealCommand(table) : noKey('the dealer’s hand');
    case 'PressHandButton': {
      const { seat, wager, hand } = move;
      const isThere = game.phase !== 'bets' && game.buttons.some(one => one.wager === wager && one.hand === hand);
      const isLit = isThere && liesOn(game, { seat, wager }) > NOTHING;
      return isLit ? handButtonCommand(table, seat, wager, hand) : noKey(`the hand button ${hand}`);
    }
    case 'Settle': {
      const isWaiting = typeof move.step === 'number' && game.waiting.includes(move.step);
      const isNext = next?.type === 'settle' && next.step === move.step && !isWaiting;
      return isNext ? settleCommand(table, move.step) : noKey(`settling ${move.step}`);
    }
    case 'ReportIrregularity': {
      const { irregularity, card } = move;
      const fault = game.irregularities.find(one => one.irregularity === irregularity);
      const isTapped = fault?.asksCard !== true || (card !== undefined && isStillInShoe(game, card));
      if (fault === undefined || !isTapped) return noKey(irregularity);
      return irregularityCommand(table, irregularity, fault.asksCard ? card : undefined);
    }
  }
};

const isAsked = ({ next }: GameAtTable, seat: number): boolean => next?.type === 'decide' && next.seat === seat;

/** One, two or three times the ante, or chips on top of it. */
const canPlay = (limits: { readonly from: Cents; readonly to: Cents }, amount: Cents): boolean => {
  if (playsOf(limits).includes(amount)) return true;
  let lies = limits.from;
  while (lies < amount) {
    const next = Math.max(...playChipsFor(limits, lies).filter(more => more <= amount));
    if (!Number.isFinite(next)) return false;
    lies = next as Cents; // One of them.
  }
  return lies === amount && limits.to > limits.from;
};
