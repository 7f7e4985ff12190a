import type { Refusal } from '#core/base';
import { type Fact, isLanguage, type Language, type Said, sayAgain, type TextsByCode } from '#core/words';
import { textsIn } from '#texts';

/** The language of an asker, with what is said in it. */
export type Voice = { readonly language: Language; readonly texts: TextsByCode };

/** Nothing for English: the core speaks it. API-17 */
export const voiceOf = async (accepted: string): Promise<Voice | undefined> => {
  const language = languageIn(accepted);
  return language === 'en' ? undefined : { language, texts: await textsIn(language) };
};

/** The language that is wanted most among ours: `es-MX,es;q=0.9,en;q=0.8` is Spanish. */
export const languageIn = (accepted: string): Language => {
  if (isLanguage(accepted)) return accepted;
  const wanted = accepted
    .slice(0, 200)
    .split(',')
    .map(part => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(part))
    .flatMap(match => (match === null ? [] : [{ tag: match[1]!, weight: Number(match[2] ?? 1) }]))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => ourTag(tag));
  return wanted.find(isLanguage) ?? 'en';
};

/** Traditional characters are read in Taiwan, Hong Kong and Macau, simplified ones elsewhere. */
const ourTag = (tag: string): string => {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  if (language !== 'zh') return language;
  return rest.some(part => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
};

/** The same sentence in the language of the asker. */
export const inVoice = <One extends Said>(said: One, voice: Voice | undefined): One =>
  voice === undefined ? said : { ...said, message: sayAgain(said, voice.language, voice.texts) };

/** A refusal, with every sentence that it names, in the language of the asker. */
export const refusalInVoice = (refusal: Refusal, voice: Voice | undefined): Refusal => {
  if (voice === undefined) return refusal;
  const facts = Object.entries(refusal.facts).map(([name, fact]) => [name, factInVoice(fact, voice)] as const);
  return { ...inVoice(refusal, voice), facts: Object.fromEntries(facts) };
};

const factInVoice = (fact: Fact, voice: Voice): Fact => {
  if (Array.isArray(fact)) return (fact as readonly Fact[]).map(one => factInVoice(one, voice));
  return isSaid(fact) ? inVoice(fact, voice) : fact;
};

/** JSON with every sentence in the language of the request. */
export const jsonInVoice = (body: string, voice: Voice | undefined): string =>
  voice === undefined || !body.includes('"facts":')
    ? body
    : JSON.stringify(JSON.parse(body, (_, value: unknown) => (isSaid(value) ? inVoice(value, voice) : value)));

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'code' in value && 'facts' in value && 'message' in value;
