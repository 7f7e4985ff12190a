import { type Answer, answer } from '#core/base';
import type { OddsSubject } from './answer/subject.ts';
import type { CheckedSubject, Deals } from './cross-check/row.ts';
import { refuse } from './refusals.ts';

/** A game: what is counted of it, and rounds dealt for a check of that. Either is loaded when it is asked for. */
type Listed = {
  readonly subject: () => Promise<OddsSubject>;
  /** ODD-12: every game has them. */
  readonly deals: () => Promise<readonly Deals[]>;
};

const whole = (load: () => Promise<CheckedSubject>): Listed => ({
  subject: async () => (await load()).subject,
  deals: async () => (await load()).deals,
});

/** Every game we have odds for. */
const SUBJECTS: Readonly<Record<string, Listed>> = {
  'crazy-4-poker': {
    subject: async () => (await import('./games/crazy-4-poker/crazy-4-poker.ts')).CRAZY_4_POKER,
    deals: async () => (await import('./games/crazy-4-poker/deals.ts')).CRAZY_4_DEALS,
  },
  'four-card-poker': {
    subject: async () => (await import('./games/four-card-poker/four-card-poker.ts')).FOUR_CARD_POKER,
    deals: async () => (await import('./games/four-card-poker/deals.ts')).FOUR_CARD_DEALS,
  },
  'hi-lo': {
    subject: async () => (await import('./games/hi-lo-progressive/hi-lo-progressive.ts')).HI_LO,
    deals: async () => (await import('./games/hi-lo-progressive/deals.ts')).HI_LO_DEALS,
  },
  'three-card-poker': {
    subject: async () => (await import('./games/three-card-poker/three-card-poker.ts')).THREE_CARD_POKER,
    deals: async () => (await import('./cross-check/three-card-poker.ts')).THREE_CARD_DEALS,
  },
  'ultimate-texas-holdem': {
    subject: async () => (await import('./games/ultimate-texas-holdem/ultimate-texas-holdem.ts')).ULTIMATE_TEXAS_HOLDEM,
    deals: async () => (await import('./cross-check/ultimate-texas-holdem.ts')).ULTIMATE_DEALS,
  },
  'caribbean-stud': {
    subject: async () => (await import('./games/caribbean-stud/caribbean-stud.ts')).CARIBBEAN_STUD,
    deals: async () => (await import('./cross-check/caribbean-stud.ts')).CARIBBEAN_DEALS,
  },
  'pai-gow-poker': {
    subject: async () => (await import('./games/pai-gow-poker/pai-gow-poker.ts')).PAI_GOW_POKER,
    deals: async () => (await import('./cross-check/pai-gow-poker.ts')).PAI_GOW_DEALS,
  },
  'pai-gow-tiles': whole(async () => (await import('./games/tiles.ts')).PAI_GOW_TILES),
  baccarat: {
    subject: async () => (await import('./games/punto-banco/punto-banco.ts')).BACCARAT,
    deals: async () => (await import('./games/punto-banco/deals.ts')).BACCARAT_DEALS,
  },
  'blazing-sevens': whole(async () => (await import('./games/blazing-sevens.ts')).BLAZING_SEVENS),
  blackjack: whole(async () => (await import('./games/blackjack/blackjack.ts')).BLACKJACK),
  'pan-9': whole(async () => (await import('./games/pan-nine.ts')).PAN_NINE),
  pokara: whole(async () => (await import('./games/pokara.ts')).POKARA),
  'casino-war': whole(async () => (await import('./games/casino-war.ts')).CASINO_WAR),
  '13-card': whole(async () => (await import('./games/thirteen-card.ts')).THIRTEEN_CARD),
  'texas-holdem': {
    subject: async () => (await import('./poker/texas-holdem/texas-holdem.ts')).TEXAS_HOLDEM,
    deals: async () => (await import('./cross-check/texas-holdem.ts')).HOLDEM_DEALS,
  },
  omaha: {
    subject: async () => (await import('./poker/omaha/omaha.ts')).OMAHA,
    deals: async () => (await import('./cross-check/omaha.ts')).OMAHA_DEALS,
  },
};

export const SUBJECT_IDS: readonly string[] = Object.keys(SUBJECTS);

export const loadSubjects = (): Promise<readonly OddsSubject[]> =>
  Promise.all(Object.values(SUBJECTS).map(({ subject }) => subject()));

/** ODD-2: a wrong name is refused with the list of what exists. */
export const loadSubject = async (id: string): Promise<Answer<OddsSubject>> => {
  if (Object.hasOwn(SUBJECTS, id)) return answer(await SUBJECTS[id]!.subject());
  return refuse('unknown-subject', { subject: id, known: SUBJECT_IDS }, 'ODD-2');
};

/** Rounds of a game of the list. ODD-12 */
export const loadDeals = (id: string): Promise<readonly Deals[]> => SUBJECTS[id]!.deals();
