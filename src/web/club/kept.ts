/** Everything that this desk keeps for a reload begins so; PINs and photographs are never kept. */
export const KEPT_AS = 'club';

export const forgetDesk = (): void => {
  const names = Object.keys(sessionStorage).filter(name => name.startsWith(`houseway-${KEPT_AS}-`));
  for (const name of names) sessionStorage.removeItem(name);
};
