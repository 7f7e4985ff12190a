/** Four columns in three rows. */
export const KEYS_MAX = 12;
/** So many keys can be two columns broad. */
export const WIDE_MAX = 6;

/** What is on a page and where its last key leads; pages follow each other in a ring. */
export const pageOf = <Thing>(
  things: readonly Thing[],
  page: number,
  most: number,
): { readonly shown: readonly Thing[]; readonly next?: number } => {
  if (things.length <= most) return { shown: things };
  const size = most - 1;
  const pages = Math.ceil(things.length / size);
  const at = page % pages;
  return { shown: things.slice(at * size, (at + 1) * size), next: (at + 1) % pages };
};
