const MAIN_KEYS = 'main [data-tone="main"]:not(:disabled)';

/** What is to be done next with what is on the screen: what a page has marked, else its main key. */
export const nextOnScreen = (): string | undefined => {
  const marked = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'];
  if (marked !== undefined) return marked;
  const key = [...document.querySelectorAll<HTMLElement>(MAIN_KEYS)].find(one => one.checkVisibility());
  return key?.innerText.replaceAll(/\s+/g, ' ').trim() || undefined;
};
