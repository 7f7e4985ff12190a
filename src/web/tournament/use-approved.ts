import { useEffect, useState } from 'react';
import { read } from '#api';
import type { Activity } from '#core/rulebook';
import { useStation } from '../kit/index.ts';

/** The approval under which the event runs: its games and ways of paying out. */
export const useApproved = (activity: string): Activity | undefined => {
  const { line } = useStation();
  const [approved, setApproved] = useState<Activity>();
  useEffect(() => {
    if (activity === '') return undefined;
    let isLeft = false;
    void read(line, 'activity', { activity })
      .then(answer => {
        if (!isLeft && answer.ok) setApproved(answer.value);
      })
      .catch(() => undefined); // Without it the form has fewer choices; the house judges all the same.
    return () => {
      isLeft = true;
    };
  }, [activity, line]);
  return approved;
};

/** Games as the approval calls them; what it does not name keeps its id. */
export const useGameNames = (activity: string): ((games: readonly string[]) => string) => {
  const approved = useApproved(activity);
  return games => games.map(game => approved?.games.find(({ slug }) => slug === game)?.name ?? game).join(', ');
};
