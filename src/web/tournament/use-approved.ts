import { read } from '#api';
import type { Activity } from '#core/rulebook';
import { useAsked } from '../kit/index.ts';

/** The approval under which the event runs: its games and ways of paying out. */
export const useApproved = (activity: string): Activity | undefined => {
  const answer = useAsked(
    async line => (activity === '' ? undefined : await read(line, 'activity', { activity })),
    [activity],
  );
  // Without it the form has fewer choices; the house judges all the same.
  return answer?.ok === true ? answer.value : undefined;
};

/** Games as the approval calls them; what it does not name keeps its id. */
export const useGameNames = (activity: string): ((games: readonly string[]) => string) => {
  const approved = useApproved(activity);
  return games => games.map(game => approved?.games.find(({ slug }) => slug === game)?.name ?? game).join(', ');
};
