import type { Language, TextsByCode } from '#core/words';
import { fileIn, type TextFiles } from './languages.ts';

/** The folders whose words pages say by their codes. English comes with the words themselves. */
const FOLDERS = {
  alarms: import.meta.glob(['../../core/features/alarms/texts/*.ts', '!../../**/texts/en.ts']),
  cards: import.meta.glob(['../../core/cards/texts/*.ts', '!../../**/texts/en.ts']),
  club: import.meta.glob(['../../core/features/club/texts/*.ts', '!../../**/texts/en.ts']),
  draws: import.meta.glob(['../../core/draws/texts/*.ts', '!../../**/texts/en.ts']),
  eligibility: import.meta.glob(['../../core/eligibility/texts/*.ts', '!../../**/texts/en.ts']),
  /** The table games, in one file a language. */
  games: import.meta.glob('./games/*.ts'),
  incidents: import.meta.glob(['../../core/features/incidents/texts/*.ts', '!../../**/texts/en.ts']),
  lists: import.meta.glob(['../../core/lists/texts/*.ts', '!../../**/texts/en.ts']),
  money: import.meta.glob(['../../core/money/texts/*.ts', '!../../**/texts/en.ts']),
  odds: import.meta.glob(['../../core/odds/texts/*.ts', '!../../**/texts/en.ts']),
  people: import.meta.glob(['../../core/people/texts/*.ts', '!../../**/texts/en.ts']),
  qualifying: import.meta.glob(['../../core/qualifying/texts/*.ts', '!../../**/texts/en.ts']),
  round: import.meta.glob(['../../core/mechanisms/round/texts/*.ts', '!../../**/texts/en.ts']),
  rulebook: import.meta.glob(['../../core/rulebook/texts/*.ts', '!../../**/texts/en.ts']),
  /** The mechanisms that players and the promotions desk deal with, in one file a language. */
  mechanisms: import.meta.glob('./mechanisms/*.ts'),
  /** Why the system is out of service. */
  settings: import.meta.glob(['../../core/features/settings/texts/*.ts', '!../../**/texts/en.ts']),
  service: import.meta.glob(['../../server/house/texts/*.ts', '!../../**/texts/en.ts']),
  tournament: import.meta.glob(['../../core/mechanisms/tournament/texts/*.ts', '!../../**/texts/en.ts']),
} as const satisfies Readonly<Record<string, TextFiles>>;

export type SaidBy = keyof typeof FOLDERS;

/** Their texts in one language; what it does not have stays English. */
export const saidTexts = async (folders: readonly SaidBy[], language: Language): Promise<TextsByCode> => {
  if (language === 'en') return {};
  const loaded = folders.map(folder => fileIn(FOLDERS[folder], language)().catch(() => ({})));
  return Object.assign({}, ...(await Promise.all(loaded)).flatMap(tablesIn)) as TextsByCode;
};

/** All tables of a file with texts, or of several files in one. */
const tablesIn = (part: unknown): readonly TextsByCode[] => {
  const inside = Object.values(part as object) as readonly unknown[];
  return inside.every(each => typeof each === 'string') ? [part as TextsByCode] : inside.flatMap(tablesIn);
};
