/** What a promotion is called besides its activity, in words: `week-10` is Week 10. */
export const ownName = (promotion: string, activity: string): string | undefined => {
  const rest = promotion.toLowerCase().startsWith(activity.toLowerCase())
    ? promotion.slice(activity.length)
    : undefined;
  const own = rest === undefined || /^[^-\s]/.test(rest) ? promotion : rest.slice(1);
  if (own === '' || IS_TIME.test(own)) return undefined;
  const words = own.replaceAll(BETWEEN_WORDS, ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** When it runs is said by its clock, in the language of the screen. */
const IS_TIME = /^\d{4}-\d{2}-\d{2}T[\d:]+$/;
/** A date keeps its hyphens. */
const BETWEEN_WORDS = /(?<!\d)-|-(?!\d)/g;

type Named = { readonly name: string; readonly promotion: string; readonly activity: string };

/** By which people know it: two weeks of one activity are two names. */
export const fullName = ({ name, promotion, activity }: Named): string => {
  const own = ownName(promotion, activity);
  return own === undefined ? name : `${name} · ${own}`;
};
