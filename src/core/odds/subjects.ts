import { type Answer, answer } from '#core/base';
import type { OddsSubject } from './answer/subject.ts';
import { refuse } from './refusals.ts';

/** Every game we have odds for. Its counting is loaded when it is asked for. */
const SUBJECTS: Readonly<Record<string, () => Promise<OddsSubject>>> = {
  'crazy-4-poker': async () => (await import('./games/crazy-4-poker/crazy-4-poker.ts')).CRAZY_4_POKER,
  'four-card-poker': async () => (await import('./games/four-card-poker/four-card-poker.ts')).FOUR_CARD_POKER,
  'hi-lo': async () => (await import('./games/hi-lo/hi-lo.ts')).HI_LO,
  'three-card-poker': async () => (await import('./games/three-card-poker/three-card-poker.ts')).THREE_CARD_POKER,
  'ultimate-texas-holdem': async () =>
    (await import('./games/ultimate-texas-holdem/ultimate-texas-holdem.ts')).ULTIMATE_TEXAS_HOLDEM,
  'caribbean-stud': async () => (await import('./games/caribbean-stud/caribbean-stud.ts')).CARIBBEAN_STUD,
  'pai-gow-poker': async () => (await import('./games/pai-gow-poker/pai-gow-poker.ts')).PAI_GOW_POKER,
  'pai-gow-tiles': async () => (await import('./games/tiles.ts')).PAI_GOW_TILES,
  baccarat: async () => (await import('./games/baccarat/baccarat.ts')).BACCARAT,
  'blazing-sevens': async () => (await import('./games/blazing-sevens.ts')).BLAZING_SEVENS,
  blackjack: async () => (await import('./games/blackjack/blackjack.ts')).BLACKJACK,
  'pan-9': async () => (await import('./games/pan-nine.ts')).PAN_NINE,
  pokara: async () => (await import('./games/pokara.ts')).POKARA,
  'casino-war': async () => (await import('./games/casino-war.ts')).CASINO_WAR,
  '13-card': async () => (await import('./games/thirteen-card.ts')).THIRTEEN_CARD,
  'texas-holdem': async () => (await import('./poker/texas-holdem/texas-holdem.ts')).TEXAS_HOLDEM,
  omaha: async () => (await import('./poker/omaha/omaha.ts')).OMAHA,
};

export const SUBJECT_IDS: readonly string[] = Object.keys(SUBJECTS);

export const loadSubjects = (): Promise<readonly OddsSubject[]> =>
  Promise.all(Object.values(SUBJECTS).map(load => load()));

/** ODD-2: a wrong name is refused with the list of what exists. */
export const loadSubject = async (id: string): Promise<Answer<OddsSubject>> => {
  if (Object.hasOwn(SUBJECTS, id)) return answer(await SUBJECTS[id]!());
  return refuse('unknown-subject', { subject: id, known: SUBJECT_IDS.join(', ') }, 'ODD-2');
};
