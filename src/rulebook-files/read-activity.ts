import { type Activity, type ApprovalText, approvalsOf, type Jurisdiction } from '#core/rulebook';
import { filled, type Of } from '#core/shape';
import { ActivityFile } from './activity-file.ts';
import { disagreements } from './disagreements.ts';
import { type FileProblem, problemsIn, speak } from './problems.ts';
import { shared } from './texts/en.ts';

type Read =
  | { readonly ok: true; readonly activity: Activity }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** An activity from the JSON of a file of a house in one of these places, or every problem of the file. RBK-14 */
export const readActivity = (json: unknown, places: readonly [Jurisdiction, ...Jurisdiction[]]): Read => {
  const faults = ActivityFile.faults(json);
  if (faults !== undefined) return { ok: false, problems: problemsIn(json, faults) };
  const { $schema: _, ...file } = json as Of<typeof ActivityFile>; // It fits.
  const text: ApprovalText = { ...file, runs: filled(ActivityFile.fields.runs, file.runs ?? []) };
  const { house: name = '', jurisdiction: place = places[0].key } = text;
  const jurisdiction = places.find(({ key }) => key === place);
  if (jurisdiction === undefined) return { ok: false, problems: [unknownPlace(places)] };
  const activity = approvalsOf({ name, jurisdiction, ...shared })(text);
  const problems = disagreements(activity);
  return problems.length === 0 ? { ok: true, activity } : { ok: false, problems };
};

const unknownPlace = (places: readonly Jurisdiction[]): FileProblem => {
  const known = places.map(({ key }) => JSON.stringify(key));
  return { path: 'jurisdiction', sentence: speak('file.no-such-jurisdiction', { known }).message };
};
