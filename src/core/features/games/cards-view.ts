import { CARDS } from '#core/games';
import { described, type Of, object, one, optional, SaidText, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import type { Said } from '#core/words';
import { deckAt, stubOf } from './cards.ts';
import type { PokerAt } from './play.ts';

/** The cards of a table, where the house follows them. C4P 1, 2, 5 */
export const CardsAtTable = object({
  step: optional(one(CARDS.steps), 'What is to be done with them first.'),
  say: optional(SaidText, 'The same, in words.'),
  changeBy: optional(MomentText, 'From then on no round starts with them.'),
  inPlay: yes,
  hasShuffler: yes,
  countsItself: described(yes, 'A shuffler that counts: nobody counts the stub.'),
  isDeviceOut: described(yes, 'The shuffler is out of order.'),
  stub: optional(Whole, 'What is in the stub of this round when everything is right.'),
});

export const cardsShown = (
  at: PokerAt,
):
  | { readonly cards: Of<typeof CardsAtTable>; readonly coach: Said | undefined; readonly isFirst: boolean }
  | undefined => {
  const found = deckAt(at);
  if (found === undefined || !found.ok) return undefined;
  const deck = found.value;
  const step = CARDS.next(deck);
  const due = CARDS.changeDueAtMs(deck);
  const { play } = at;
  const words = CARDS.coach(deck);
  const coach = words && { code: words.code, facts: words.facts, message: words.message };
  const isOn = play?.state !== undefined && play.round !== undefined;
  return {
    cards: {
      ...(step !== undefined && { step }),
      ...(coach !== undefined && { say: coach }),
      ...(due !== undefined && { changeBy: Temporal.Instant.fromEpochMilliseconds(due).toString() }),
      inPlay: deck.inPlay !== undefined,
      hasShuffler: deck.setup.automatedShuffler,
      countsItself: deck.setup.countingShuffler,
      isDeviceOut: deck.device !== 'working',
      ...(isOn && { stub: stubOf({ ...at, play, state: play.state!, round: play.round! }) }),
    },
    coach,
    isFirst: deck.inPlay === undefined || step === 'count',
  };
};
