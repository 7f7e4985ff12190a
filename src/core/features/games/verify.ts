import { type Answer, accept, answer, type Refusal } from '#core/base';
import { type Card, checkCards, DECKS, showCards } from '#core/cards';
import {
  type Entry,
  namedHand,
  type RoundCommand,
  type RoundState,
  rankPlayer,
  toBeValidated,
} from '#core/games/table';
import { type Cents, total } from '#core/money';
import {
  type Context,
  type Decide,
  departmentObjection,
  type HouseView,
  type OfType,
  refuse as refuseAtHouse,
  twoPeople,
  word,
} from '#core/state';
import type { AwardEvent } from '../awards/index.ts';
import { awardsFor } from './game-awards.ts';
import { moveAll, playedBy } from './moves.ts';
import { type OnPlay, playOn } from './play.ts';
import { refuse } from './refusals.ts';
import type { GameCommand, GameEvent } from './shape.ts';

type Verify = OfType<GameCommand, 'VerifyGameHand'>;

/**
 * A floorperson validates the winning hand of a seat, never the one who has dealt it; from the amount on that the house
 * has set, with a second person. What comes off a meter becomes an award. C4P 9, FCP 7
 */
export const verifyGameHand: Decide<Verify, GameEvent | AwardEvent> = (house, command, context) => {
  const found = playOn(house, command.table);
  if (!found.ok) return found;
  const on = found.value;
  const { seat, table } = command;
  const due = on.state.validated.includes(seat) ? [] : toBeValidated(on.rules, on.state, seat);
  const clause = on.rules.clauses.award;
  if (due.length === 0) return refuse('nothing-to-verify', { table, seat }, clause);
  const objection = personObjection(on, context) ?? cardsObjection(on, command);
  if (objection !== undefined) return objection;
  const people = peopleFor(house, due, context);
  if (!people.ok) return people;
  const moved = moveAll(on, [{ type: 'ValidateAward', seat }], context);
  if (!moved.ok) return moved;
  const made = awardsFor(house, on, due, people.value, context);
  const awards = made.map(({ award, wager }) => ({ award: award.award, seat, wager }));
  const played = playedBy(on, moved.value, context);
  return accept<GameEvent | AwardEvent>(
    { ...played, ...(awards.length > 0 && { awards }) },
    ...made.map(({ award }) => award),
  );
};

const personObjection = ({ play, rules }: OnPlay, { actor, second }: Context): Refusal | undefined => {
  const dealer = [actor.id, ...(second === undefined ? [] : [second.id])].find(id => play.dealtBy.includes(id));
  return dealer === undefined ? undefined : refuse('keyed-by-same-person', { person: dealer }, rules.clauses.award);
};

const amountOf = (entries: readonly Entry[]): Cents => total(entries.map(({ returned }) => returned));

const peopleFor = (house: HouseView, due: readonly Entry[], context: Context): Answer<readonly string[]> => {
  const { actor, second } = context;
  if (amountOf(due) < house.settings.secondPersonFrom) return answer([actor.id]);
  const people = twoPeople(context, 'HSE-9; REG-A2');
  if (!people.ok) return people;
  return departmentObjection(house, actor.id, second!.id) ?? people;
};

/** Where the cards were entered they speak; where they were not, the floor says what it sees. */
const cardsObjection = ({ state, rules }: OnPlay, { seat, cards, dealerCards }: Verify): Refusal | undefined => {
  const clause = rules.clauses.award;
  if (state.setup.way !== 'count') {
    const own = state.seats.find(at => at.seat === seat)!.cards;
    const isSame = cards === undefined || (cards.length === own.length && cards.every(card => own.includes(card)));
    return isSame ? undefined : refuse('cards-not-as-dealt', { cards: showCards(cards), seat }, clause);
  }
  const keys = keysOfSeat(rules, state, seat);
  // Who has won with the dealer's hand alone shows that one.
  const onDealer = dealerCards ?? (keys.every(({ isOnDealer }) => isOnDealer) ? cards : undefined);
  return keys
    .map(key => handObjection(rules, state, key, key.isOnDealer ? onDealer : cards, seat))
    .find(refusal => refusal !== undefined);
};

const handObjection = (
  rules: OnPlay['rules'],
  { drawn }: RoundState,
  key: Keyed,
  shown: readonly Card[] | undefined,
  seat: number,
): Refusal | undefined => {
  const clause = rules.clauses.award;
  if (shown?.length !== 5) return refuse('cards-needed', { seat }, clause);
  const known = checkCards(DECKS['standard-52'], shown);
  if (!known.ok) return known;
  if (isHand(rules, drawn?.magicCard, key, shown)) return undefined;
  return refuse('cards-not-the-hand', { cards: showCards(shown), hand: namedHand(key.hand) }, clause);
};

type Keyed = RoundState['keyed'][number] & { readonly isOnDealer: boolean };

/** The buttons by which a seat wins: its own, and those on the dealer's hand that pay it. */
export const keysOfSeat = (rules: OnPlay['rules'], { keyed }: RoundState, seat: number): readonly Keyed[] =>
  keyed.flatMap(key => {
    const isOnDealer = rules.counted.find(({ wager }) => wager === key.wager)?.isOnDealer === true;
    const isPaid = isOnDealer && key.entries?.some(entry => entry.seat === seat) === true;
    return key.seat === seat || isPaid ? [{ ...key, isOnDealer }] : [];
  });

const isHand = (
  rules: OnPlay['rules'],
  magicCard: Card | undefined,
  { wager, hand }: { readonly wager: string; readonly hand: string },
  cards: readonly Card[],
): boolean => {
  if (hand === 'magic-card') return magicCard !== undefined && cards.includes(magicCard);
  if (hand === 'lucky-bonus') return true; // The position was drawn; its cards do not matter.
  const rule = rules.counted.find(one => one.wager === wager);
  const { four, five } = rankPlayer(cards);
  return rule?.judge[rule.cards === 4 ? four : five]?.hand === hand;
};

/** The floor does not see what was keyed: the buttons go out, and what they had locked is on the meter again. */
export const refuseGameHand: Decide<OfType<GameCommand, 'RefuseGameHand'>, GameEvent> = (
  house,
  { table, seat, reason },
  context,
) => {
  if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-6');
  const found = playOn(house, table);
  if (!found.ok) return found;
  const on = found.value;
  const clause = on.rules.clauses.award;
  if (on.state.setup.way !== 'count') return refuse('cards-decide', { seat }, clause);
  const lit = on.state.keyed.filter(key => key.seat === seat);
  if (lit.length === 0) return refuse('nothing-to-verify', { table, seat }, clause);
  const out = lit.map(({ wager, hand }): RoundCommand => ({ type: 'PressHandButton', seat, wager, hand }));
  const moved = moveAll(on, out, context);
  return moved.ok ? accept({ ...playedBy(on, moved.value, context), reason }) : moved;
};

/** The floor corrects a hand that was entered wrong; the dealer's hand is turned up again after it. */
export const correctCards: Decide<OfType<GameCommand, 'CorrectCards'>, GameEvent> = (
  house,
  { table, to, cards, reason },
  context,
) => {
  if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-6');
  const found = playOn(house, table);
  if (!found.ok) return found;
  const moved = moveAll(found.value, [{ type: 'CorrectCards', to, cards }], context);
  return moved.ok ? accept({ ...playedBy(found.value, moved.value, context), reason }) : moved;
};

/** The papers of a prize off the meter are complete, and its cards may go to the rack. C4P 9 */
export const completeGameDocuments: Decide<OfType<GameCommand, 'CompleteGameDocuments'>, GameEvent> = (
  house,
  { table, seat },
  context,
) => {
  const found = playOn(house, table);
  if (!found.ok) return found;
  const on = found.value;
  if (!on.play.awards.some(award => award.seat === seat)) {
    return refuse('nothing-to-verify', { table, seat }, on.rules.clauses.documents);
  }
  const moved = moveAll(on, [{ type: 'CompleteDocuments', seat }], context);
  return moved.ok ? accept(playedBy(on, moved.value, context)) : moved;
};
