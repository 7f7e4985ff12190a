import type { Language, TextsByCode } from '#core/words';

/** The mechanisms that say something of their own, besides what every round says. */
export const SAYING_MECHANISMS = [
  'car-giveaway',
  'card-wheel',
  'contest',
  'drawing',
  'gamble-up',
  'high-hand',
  'instrument',
  'splash-pot',
  'squares',
  'table-drawing',
  'tournament',
  'tracking',
  'wheel',
] as const;

const ofMechanism = (folder: string, language: string): Promise<unknown> =>
  import(`../../core/mechanisms/${folder}/texts/${language}.ts`);

/** The folders of the core whose words pages say by their codes. English comes with the words themselves. */
const FOLDERS = {
  alarms: language => import(`../../core/features/alarms/texts/${language}.ts`),
  cards: language => import(`../../core/cards/texts/${language}.ts`),
  draws: language => import(`../../core/draws/texts/${language}.ts`),
  eligibility: language => import(`../../core/eligibility/texts/${language}.ts`),
  money: language => import(`../../core/money/texts/${language}.ts`),
  qualifying: language => import(`../../core/qualifying/texts/${language}.ts`),
  round: language => ofMechanism('round', language),
  rulebook: language => import(`../../core/rulebook/texts/${language}.ts`),
  /** Why the system is out of service. */
  service: language => import(`../../server/house/texts/${language}.ts`),
} as const satisfies Readonly<Record<string, (language: string) => Promise<unknown>>>;
type Folder = keyof typeof FOLDERS;

export type SaidBy = Folder | (typeof SAYING_MECHANISMS)[number];

/** Their texts in one language; what it does not have stays English. */
export const saidTexts = async (folders: readonly SaidBy[], language: Language): Promise<TextsByCode> => {
  if (language === 'en') return {};
  const loaded = folders.map(folder => textsOf(folder, language.toLowerCase()).catch(() => ({})));
  const tables = (await Promise.all(loaded)).flatMap(module => Object.values(module as object) as TextsByCode[]);
  return Object.assign({}, ...tables) as TextsByCode;
};

const textsOf = (folder: SaidBy, language: string): Promise<unknown> =>
  isFolder(folder) ? FOLDERS[folder](language) : ofMechanism(folder, language);

const isFolder = (folder: SaidBy): folder is Folder => folder in FOLDERS;
