import { refusals } from '#core/base';

export const SENTENCES = {
  'two-decks-need-shuffler': (f: { decks: number }) =>
    `A table with ${f.decks} decks needs an automated shuffler: one deck is shuffled while the other plays.`,
  'hand-needs-shuffler': (f: { dealing: string }) => `Dealing from ${f.dealing} needs an automated shuffler.`,
  'same-backs': (f: { back: string }) => `Both decks have ${f.back} backs. Two decks need backs of different colours.`,
  'no-deck': (f: { from: string }) => `There is no deck at the table. Get one from ${f.from} and have it inspected.`,
  'deck-in-play': (f: { deck: string }) => `The ${f.deck} deck is in play. Finish the round first.`,
  'no-round': (f: { state: string }) => `There is nothing to count or to end: ${f.state}.`,
  'deck-change-due': (f: { hours: number }) =>
    `The cards have been in play ${f.hours} hours. Change them before the next round.`,
  'other-deck-next': (f: { deck: string }) => `The decks alternate. Play this round with the ${f.deck} deck.`,
  'not-shuffled': (f: { deck: string }) => `The ${f.deck} deck has not been shuffled. Shuffle before the round.`,
  'no-cut-due': (f: { after: string }) => `No cut is due: after ${f.after} the cards are dealt at once.`,
  'cut-first': (f: { least: number }) => `Cut the cards first, the cover card at least ${f.least} from the top.`,
  'cut-too-shallow': (f: { given: number; least: number }) =>
    `The cover card is ${f.given} cards from the top. Put it at least ${f.least} from the top.`,
  'stub-count-due': (f: { rounds: number }) =>
    `The stub has not been counted for ${f.rounds} rounds. Count it face down before the next round.`,
  'device-broken': (f: { device: string }) => `The ${f.device} is out of order. Cover it and shuffle by hand.`,
  'device-not-covered': (f: { device: string }) =>
    `Cover the ${f.device} or mark it out of order before another method is used.`,
};

export const refuse = refusals(SENTENCES);
