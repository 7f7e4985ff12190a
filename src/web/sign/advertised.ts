import type { Views } from '#core/views/on-screen';
import type { Language } from '../messages/index.ts';
import { sign as english } from './texts/en.ts';
import type { Voice } from './voices.tsx';

/** Whether one of these activities is advertised with "No Purchase Necessary". SGN-1 */
export const saysNoPurchase = ({ advertised = {} }: Views, activities: readonly string[]): boolean =>
  activities.some(activity => advertised[activity]?.saysNoPurchase === true);

/** In the words of the approval, which are English, and then in the other languages of the sign. SGN-1 */
export const noPurchaseIn = (
  voices: readonly Voice[],
): readonly { readonly language: Language; readonly words: string }[] => [
  { language: 'en', words: english.noPurchase },
  ...voices
    .filter(({ language }) => language !== 'en')
    .map(({ language, t }) => ({ language, words: t('noPurchase') })),
];

/** What goes by another name than the approved one is known by the regulator's number. SGN-2 */
export const withNumber = ({ advertised = {} }: Views, activity: string, name: string, title = name): string => {
  const known = advertised[activity];
  return known?.regulatorId === undefined || name === known.name ? title : `${title} · ${known.regulatorId}`;
};
