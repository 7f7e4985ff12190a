/** Commands that no screen gives yet, as docs/reach.md has them. */
export const NO_SCREEN: Readonly<Record<string, string>> = {
  SettleRound: 'a program gives it over the API',
};
