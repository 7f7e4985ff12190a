import { globSync } from 'node:fs';
import type { Language } from './index.ts';

const WEB = new URL('../', import.meta.url);

/** The folders of the mechanisms. */
export const PROMOTIONS = new URL('promotions/', WEB);
/** Mechanisms whose texts are beside their panels. */
export const MECHANISMS = globSync('*/texts/en.ts', { cwd: PROMOTIONS.pathname })
  .map(file => file.split('/')[0]!)
  .toSorted();
/** The stations, and the parts of the kit that are loaded later. */
const STATIONS = globSync(['*/texts/en.ts', 'kit/*/texts/en.ts'], { cwd: WEB.pathname }).map(file =>
  file.replace('/texts/en.ts', ''),
);

/** Everything that the screens say, in one language. */
export const allTexts = async (language: Language): Promise<object> => {
  const file = `texts/${language.toLowerCase()}.ts`;
  const said = async (folder: URL): Promise<object> => (await import(new URL(file, folder).href)) as object;
  const stations = await Promise.all(STATIONS.map(name => said(new URL(`${name}/`, WEB))));
  const panels = MECHANISMS.map(async name => [name, textsOf(await said(new URL(`${name}/`, PROMOTIONS)))] as const);
  return { ...(Object.assign({}, ...stations) as object), panels: Object.fromEntries(await Promise.all(panels)) };
};

const textsOf = (module: object): object => (module as { readonly texts: object }).texts;
