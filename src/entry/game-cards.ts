import type { CommandOf, GameAtTable } from '#core/house';

export type CardAct = CommandOf<'KeepCards'>['act'];
type Cards = NonNullable<GameAtTable['cards']>;

export const cardsCommand = (table: number, act: CardAct): CommandOf<'KeepCards'> => ({
  type: 'KeepCards',
  table,
  act,
});

/** What has been done when the dealer says so; the floor verifies by itself, and a count needs its number. */
const DONE: Readonly<Record<NonNullable<Cards['step']>, CardAct | undefined>> = {
  open: { type: 'OpenDecks' },
  verify: undefined,
  show: { type: 'ShowCards' },
  cover: { type: 'CoverDevice' },
  shuffle: { type: 'Shuffle' },
  cut: { type: 'Cut', fromTop: 10 },
  count: undefined,
};
export const doneWith = ({ step }: Cards): CardAct | undefined => (step === undefined ? undefined : DONE[step]);

/** What can happen to the cards besides, as keys. */
export const CARD_KEYS = ['stub', 'change', 'spread', 'wrongCount', 'broken', 'repaired'] as const;
export type CardKey = (typeof CARD_KEYS)[number];

export const cardKeys = ({ step, inPlay, hasShuffler, countsItself, isDeviceOut, stub }: Cards): readonly CardKey[] => {
  const isOpen = step !== 'open' && step !== 'verify' && step !== 'show';
  const can: Readonly<Record<CardKey, boolean>> = {
    stub: inPlay && stub !== undefined && !countsItself,
    change: !inPlay && isOpen,
    spread: !inPlay && isOpen,
    wrongCount: isOpen && countsItself && !isDeviceOut,
    broken: hasShuffler && !isDeviceOut,
    repaired: hasShuffler && isDeviceOut,
  };
  return CARD_KEYS.filter(key => can[key]);
};

export const ACT_OF: Readonly<Record<Exclude<CardKey, 'stub'>, CardAct>> = {
  change: { type: 'OpenDecks' },
  spread: { type: 'SpreadCards' },
  wrongCount: { type: 'Shuffle', isWrongCount: true },
  broken: { type: 'ReportDevice' },
  repaired: { type: 'RepairDevice' },
};

/** What is right first, then what may be counted instead. */
export const stubsFor = (right: number): readonly number[] =>
  [right, right - 1, right + 1, right - 2, right + 2].filter(count => count >= 0 && count <= 52);

export const verifyCardsCommand = (table: number): CommandOf<'VerifyCards'> => ({ type: 'VerifyCards', table });
export const recutCommand = (table: number): CommandOf<'OrderRecut'> => ({ type: 'OrderRecut', table });
