import type { Activity } from '#core/rulebook';
import { useAnswer } from '../kit/index.ts';

/** The approval under which the event runs: its games and ways of paying out. */
export const useApproved = (activity: string): Activity | undefined =>
  // Without it the form has fewer choices; the house judges all the same.
  useAnswer('activity', activity === '' ? undefined : { activity }, '').found;

/** Games as the approval calls them; what it does not name keeps its id. */
export const useGameNames = (activity: string): ((games: readonly string[]) => string) => {
  const approved = useApproved(activity);
  return games => games.map(game => approved?.games.find(({ slug }) => slug === game)?.name ?? game).join(', ');
};
