import { isCard } from '#core/cards';
import { type CommandOf, gameAtTable, gameHandAt, type House, type HouseCommand } from '#core/house';
import {
  backOutRoundCommand,
  canReject,
  canValidate,
  correctCardsCommand,
  EMPTY_HAND,
  type GameHandDraft,
  handsToCorrect,
  leftForHand,
  papersCommand,
  refuseHandCommand,
  validateCommand,
} from '#entry';
import { NoSuchKey } from './cannot.ts';

const FLOOR = 'floor: a winning hand of a table game';

type Asked = CommandOf<'VerifyGameHand' | 'RefuseGameHand' | 'CompleteGameDocuments' | 'CorrectCards' | 'BackOutRound'>;

/** What the floor's sheet of a winning hand makes of the taps of somebody who wants this. */
export const enteredAtFloor = (command: Asked, house: House): HouseCommand => {
  const { table } = command;
  const at = house.tables.get(table);
  const game = at === undefined ? undefined : gameAtTable(house, at);
  switch (command.type) {
    case 'CorrectCards': {
      const { to, cards, reason } = command;
      const canBe = game !== undefined && handsToCorrect(game).includes(to);
      return canBe ? correctCardsCommand(table, to, cards, reason) : noKey(command.type);
    }
    case 'BackOutRound': {
      const { round, reason, seat } = command;
      const isSettled = game?.settled.some(one => one.round === round) === true;
      return isSettled ? backOutRoundCommand(table, round, reason, seat) : noKey(command.type);
    }
    default:
      return atHand(command, house);
  }
};

const atHand = (command: Exclude<Asked, { readonly type: 'CorrectCards' | 'BackOutRound' }>, house: House) => {
  const hand = gameHandAt(house, command.table, command.seat);
  if (hand === undefined) return noKey(command.type);
  switch (command.type) {
    case 'VerifyGameHand': {
      const seat = hand.asks.includes('seat') ? tapped(EMPTY_HAND, 'seat', command.cards ?? []) : EMPTY_HAND;
      const draft = hand.asks.includes('dealer') ? tapped(seat, 'dealer', command.dealerCards ?? []) : seat;
      return hand.step === 'verify' && canValidate(hand, draft) ? validateCommand(hand, draft) : noKey(command.type);
    }
    case 'RefuseGameHand':
      return canReject(hand) ? refuseHandCommand(hand, command.reason) : noKey(command.type);
    case 'CompleteGameDocuments':
      return hand.step === 'documents' ? papersCommand(hand) : noKey(command.type);
  }
};

/** Card by card, each once. */
const tapped = (before: GameHandDraft, whose: keyof GameHandDraft, cards: readonly string[]): GameHandDraft => {
  let draft = before;
  for (const card of cards.filter(isCard)) {
    if (leftForHand(draft, card) === 0) return noKey(`${card} twice`);
    draft = { ...draft, [whose]: [...draft[whose], card] };
  }
  return draft;
};

const noKey = (what: string): never => {
  throw new NoSuchKey(what, FLOOR);
};
