import { type Answer, accept, answer, type Decision } from '#core/base';
import { CARDS, type CardWay, type DeckCommand, type DeckEvent, type DeckState, keepsCards } from '#core/games';
import { CARDS_EACH } from '#core/games/table';
import { type Context, type Decide, type HouseView, momentText, type OfType } from '#core/state';
import { moveAll, playedBy } from './moves.ts';
import { type OnPlay, type PokerAt, playOn, pokerAt } from './play.ts';
import { refuse } from './refusals.ts';
import type { GameCommand, GameEvent } from './shape.ts';

type Kept = Extract<GameEvent, { readonly type: 'CardsKept' }>;
type Act = OfType<GameCommand, 'KeepCards'>['act'];

/** The cards of a table where the house follows them: as they are, or none yet. C4P 1 */
export const deckAt = ({ setUp, play }: Pick<PokerAt, 'setUp' | 'play'>): Answer<DeckState> | undefined => {
  if (setUp.cards === undefined || !keepsCards(setUp.game)) return undefined;
  if (play?.deck !== undefined) return answer(play.deck);
  return CARDS.open(CARDS.setupOf(setUp.cards as CardWay, setUp.dealing ?? 'automated-shoe')); // One of the list.
};

/** What the dealer does with the cards between and during rounds. C4P 1, 2, 5, 10 */
export const keepCards: Decide<OfType<GameCommand, 'KeepCards'>, GameEvent> = (house, { table, act }, context) => {
  if (act.type === 'CountStub') return countStub(house, table, act, context);
  return kept(house, table, deck => commandFor(deck, act), context);
};

export const verifyCards: Decide<OfType<GameCommand, 'VerifyCards'>, GameEvent> = (house, { table }, context) =>
  kept(house, table, () => ({ type: 'VerifyInspection' }), context);

export const orderRecut: Decide<OfType<GameCommand, 'OrderRecut'>, GameEvent> = (house, { table }, context) =>
  kept(house, table, () => ({ type: 'OrderRecut' }), context);

const followed = (house: HouseView, table: number): Answer<{ readonly at: PokerAt; readonly deck: DeckState }> => {
  const found = pokerAt(house, table);
  if (!found.ok) return found;
  const deck = deckAt(found.value);
  if (deck === undefined) return refuse('cards-not-followed', { table }, 'PRO-6');
  return deck.ok ? answer({ at: found.value, deck: deck.value }) : deck;
};

const kept = (
  house: HouseView,
  table: number,
  commandOf: (deck: DeckState) => DeckCommand,
  context: Context,
): Decision<GameEvent> => {
  const found = followed(house, table);
  if (!found.ok) return found;
  const { at, deck } = found.value;
  const decided = CARDS.decide(deck, commandOf(deck), deckContext(context));
  return decided.ok ? accept(recorded(at, deck, decided.events, context)) : decided;
};

const deckContext = ({ now, actor }: Context) => ({ nowMs: now.epochMilliseconds, actor: actor.id });

const isByMachine = ({ setup, device }: DeckState): boolean => setup.automatedShuffler && device === 'working';

const commandFor = (deck: DeckState, act: Exclude<Act, { readonly type: 'CountStub' }>): DeckCommand => {
  if (act.type === 'Cut') return { type: 'Cut', coverCardFromTop: act.fromTop };
  if (act.type !== 'Shuffle') return act;
  const by = isByMachine(deck) ? 'shuffler' : 'dealer';
  return { type: 'Shuffle', deck: CARDS.nextDeck(deck), by, ...(act.isWrongCount === true && { counted: 0 }) };
};

const recorded = (
  { table, setUp, play }: Pick<PokerAt, 'table' | 'setUp' | 'play'>,
  deck: DeckState,
  events: readonly DeckEvent[],
  { now, actor }: Context,
): Kept => ({
  type: 'CardsKept',
  table: table.table,
  game: setUp.game,
  ...(play?.deck === undefined && { setup: deck.setup }),
  ...(play?.round !== undefined && { round: play.round }),
  events,
  at: momentText(now),
  by: actor.id,
});

/** The hands are those of the house; a deck that is not right voids the round. C4P 5 */
const countStub = (
  house: HouseView,
  table: number,
  { stub, isMisdealt }: Extract<Act, { readonly type: 'CountStub' }>,
  context: Context,
): Decision<GameEvent> => {
  const found = followed(house, table);
  if (!found.ok) return found;
  const on = playOn(house, table);
  if (!on.ok) return on;
  const { deck } = found.value;
  const hands = handsIn(on.value);
  const setAside = on.value.state.setAside?.length ?? 0;
  const short = stubOf(on.value) - stub;
  const counted = isMisdealt === true ? hands.with(-1, hands.at(-1)! + short) : hands; // The dealer has a hand.
  const decided = CARDS.decide(deck, { type: 'CountStub', stub, hands: counted, setAside }, deckContext(context));
  if (!decided.ok) return decided;
  const event = recorded(on.value, deck, decided.events, context);
  const finding = decided.events.find(one => one.type === 'StubCounted')?.finding;
  if (finding === undefined) return accept(event);
  const moved = moveAll(on.value, [{ type: 'ReportIrregularity', irregularity: finding }], context);
  return moved.ok ? accept<GameEvent>(playedBy(on.value, moved.value, context), event) : moved;
};

/** As many cards as each hand has, with those who bet nothing that is entered here; unseen, a hand has five. */
const handsIn = ({ table, state, rules }: OnPlay): readonly number[] => {
  const dealt = state.setup.way === 'count' ? (table.round?.bettors ?? []).map(({ seat }) => seat) : [];
  const seats = new Set([...dealt, ...state.seats.map(({ seat }) => seat)]);
  const cardsAt = (at: number): number => state.seats.find(({ seat }) => seat === at)?.cards.length || CARDS_EACH;
  return [...[...seats].map(cardsAt), state.dealer.length || rules.dealerCards];
};

/** What is left in the stub when every hand is right. */
export const stubOf = (on: OnPlay): number =>
  CARDS_IN_DECK - (on.state.setAside?.length ?? 0) - handsIn(on).reduce((sum, cards) => sum + cards, 0);

const CARDS_IN_DECK = 52;

/** With Coin In the deck is in play; a shuffler that works has shuffled it before. C4P 1, 2 */
export const cardsInPlay = (at: PokerAt, context: Context): Decision<Kept> => {
  const deck = deckAt(at);
  if (deck === undefined) return accept();
  if (!deck.ok) return deck;
  const next = CARDS.nextDeck(deck.value);
  const isShuffled = deck.value.isReady[next] === true;
  const first: readonly DeckCommand[] =
    isByMachine(deck.value) && !isShuffled ? [{ type: 'Shuffle', deck: next, by: 'shuffler' }] : [];
  return all(at, deck.value, [...first, { type: 'StartRound', deck: next }], context);
};

/** With Game Over it rests; a deck that turned out wrong leaves the table. C4P 5 */
export const cardsAtRest = (on: OnPlay, context: Context): Decision<Kept> => {
  const deck = deckAt(on);
  if (deck === undefined || !deck.ok || deck.value.inPlay === undefined) return accept();
  const isWrong = on.state.voided?.irregularity === 'stub-wrong';
  const ends: DeckCommand = isWrong ? { type: 'RemoveDeck' } : { type: 'EndRound', isVoid: on.state.phase === 'void' };
  return all(on, deck.value, [ends], context);
};

const all = (at: PokerAt, deck: DeckState, commands: readonly DeckCommand[], context: Context): Decision<Kept> => {
  let state = deck;
  const events: DeckEvent[] = [];
  for (const command of commands) {
    const decided = CARDS.decide(state, command, deckContext(context));
    if (!decided.ok) return decided;
    events.push(...decided.events);
    state = decided.events.reduce(CARDS.evolve, state);
  }
  return accept(recorded(at, deck, events, context));
};
