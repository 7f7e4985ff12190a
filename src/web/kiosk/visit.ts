import { readKept, writeKept } from '../kit/form/use-kept.ts';
import type { Language } from '../messages/index.ts';

export const TABS = ['hours', 'entries', 'coupons', 'picks', 'squares', 'draws'] as const;
export type Tab = (typeof TABS)[number];

/** Where somebody is between the first touch and the last. */
export type KioskPlace =
  | { readonly page: 'start' }
  | { readonly page: 'number'; readonly card: string }
  | { readonly page: 'pin'; readonly card: string }
  | { readonly page: 'account'; readonly tab: Tab }
  /** `step` counts the pages of games, then the guess where there is one, then the sheet as a whole. */
  | { readonly page: 'picks'; readonly promotion: string; readonly step: number }
  | { readonly page: 'draws' };

/** Picks as far as they are made, and the guessed score as typed. */
export type PicksDraft = {
  readonly picks: Readonly<Record<string, string>>;
  readonly guess: readonly [string, string];
};

export const NO_DRAFT: PicksDraft = { picks: {}, guess: ['', ''] };

/** Handed in and not answered yet, under the key that makes it happen once. */
export type Letter = {
  readonly key: string;
  readonly promotion: string;
  readonly picks: PicksDraft['picks'];
  readonly guess?: readonly [number, number];
};

/** Why the last visit ended, where that is worth a sentence: a code of a refusal, or ours. */
export type VisitNotice = 'handed-in' | 'card-first' | 'see-the-club-desk' | 'not-handed-in';

/** Everything that a visit leaves on this device while it lasts. The PIN is never part of it. */
export type Visit = {
  readonly place: KioskPlace;
  readonly language?: Language;
  readonly drafts: Readonly<Record<string, PicksDraft>>;
  readonly letter?: Letter;
  readonly notice?: VisitNotice;
};

export const NOBODY: Visit = { place: { page: 'start' }, drafts: {} };

/** Whether there is anything to end. */
export const isSomebody = ({ place, language, letter, notice }: Visit): boolean =>
  place.page !== 'start' || language !== undefined || letter !== undefined || notice !== undefined;

/** Whether card and PIN were given. */
export const isInside = ({ place }: Visit): boolean => place.page === 'account' || place.page === 'picks';

/** A letter as the house reads it. */
export const letterOf = (key: string, promotion: string, { picks, guess: [a, b] }: PicksDraft): Letter => ({
  key,
  promotion,
  picks,
  ...(a === '' || b === '' ? {} : { guess: [Number(a), Number(b)] as const }),
});

/** The house has answered: what it took isn't a draft anymore, what it refused can be corrected. */
export const answeredIn = ({ letter, ...visit }: Visit, isTaken: boolean): Visit => {
  if (letter === undefined || !isTaken) return visit;
  const { [letter.promotion]: _, ...drafts } = visit.drafts;
  return { ...visit, drafts };
};

const STORED_AS = 'houseway-kiosk-visit';

/** What a page that was reloaded goes on with. */
export const readVisit = (store: Pick<Storage, 'getItem'>): Visit => readKept(() => store, STORED_AS) ?? NOBODY;

/** Keeps it; of nobody nothing is kept. */
export const writeVisit = (store: Pick<Storage, 'setItem' | 'removeItem'>, visit: Visit): void =>
  writeKept(() => store, STORED_AS, isSomebody(visit) ? visit : undefined);
