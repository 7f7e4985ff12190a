import { existsSync, readdirSync } from 'node:fs';
import { type Language, loadMessages } from './index.ts';

/** The folders of the mechanisms. */
export const PROMOTIONS = new URL('../promotions/', import.meta.url);
/** Mechanisms whose texts stand beside their panels. */
export const MECHANISMS = readdirSync(PROMOTIONS).filter(name =>
  existsSync(new URL(`${name}/texts/en.ts`, PROMOTIONS)),
);

/** Everything that is said anywhere, in one language. */
export const allTexts = async (language: Language): Promise<object> => {
  const panels = MECHANISMS.map(async name => {
    const { texts } = (await import(new URL(`${name}/texts/${language.toLowerCase()}.ts`, PROMOTIONS).href)) as {
      readonly texts: object;
    };
    return [name, texts] as const;
  });
  return { ...(await loadMessages(language)), panels: Object.fromEntries(await Promise.all(panels)) };
};
