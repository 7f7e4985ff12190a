import { loadSubject, type OddsSubject, SUBJECT_IDS } from '#core/odds';

/** A game, or an activity of the rulebook by its id or key; a sentence when there is neither. */
export const subjectNamed = async (name: string, own: string | undefined): Promise<OddsSubject | string> => {
  if (SUBJECT_IDS.includes(name)) {
    const subject = await loadSubject(name);
    return subject.ok ? subject.value : subject.message;
  }
  const [{ activitySubject }, { activitiesWith, activityNamed }] = await Promise.all([
    import('#core/odds/house'),
    import('./activities.ts'),
  ]);
  const activities = await activitiesWith(own);
  if (typeof activities === 'string') return activities;
  const activity = activityNamed(activities, name);
  if (typeof activity !== 'string') return activitySubject(activity);
  const games = await loadSubject(name);
  return games.ok ? games.value : `${games.message} ${activity}`;
};
