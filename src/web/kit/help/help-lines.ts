import { fileIn, type Language } from '../../messages/index.ts';
import type { HELP } from './texts/en.ts';

export type HelpPage = keyof typeof HELP;
type Table = { readonly HELP: Readonly<Record<HelpPage, readonly string[]>> };

/** Fetched when somebody asks: no page loads it before. */
const FILES = import.meta.glob('./texts/*.ts');

/** What somebody does at a screen, in five lines. */
export const helpLines = async (page: HelpPage, language: Language): Promise<readonly string[]> => {
  const { HELP } = (await fileIn(FILES, language)()) as Table; // Every language has all pages.
  return HELP[page];
};

/** The page of this address: `/floor/` is the floor's. */
export const pageHere = (): HelpPage => (location.pathname.split('/')[1] || 'home') as HelpPage;
