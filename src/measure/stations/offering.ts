import { canonicalJson } from '#core/base';
import type { CommandOf, House, HouseCommand } from '#core/house';
import { type Activity, emptyOffering, type Offering, objections, plainOffering } from '#core/rulebook';
import { draftOf, offeringIn, tablesIn } from '#entry/offering';
import { CannotBeEntered } from './cannot.ts';

const DESK = 'promotions: the form of an offering';

/** What the desk types and picks in its form, as the form reads it. */
export const enteredOffering = (
  command: CommandOf<'AnnounceOffering' | 'ChangeOffering'>,
  house: House,
): HouseCommand => {
  const { offering } = command;
  const activity = house.settings.activities.find(({ id }) => id === offering.activity);
  if (activity === undefined) throw new CannotBeEntered(`offering of ${offering.activity}`, DESK);
  const draft = draftOf(activity, offering, 'tables' in command ? command.tables : 'all');
  const read = offeringIn(activity, emptyOffering(activity), draft);
  const tables = tablesIn(draft);
  if (!read.ok || !tables.ok) throw new CannotBeEntered('an amount of the offering', DESK);
  const lost = lostIn(activity, offering, read.value);
  // The form leaves no room for what the approval excludes: the house refuses it as it is.
  if (lost.length > 0 && lost.every(part => isExcluded(activity, read.value, offering, part))) return command;
  if (lost.length > 0) throw new CannotBeEntered(`${lost.join(', ')} of the offering`, DESK);
  return 'tables' in command
    ? { ...command, offering: read.value, tables: tables.value }
    : { ...command, offering: read.value };
};

type Part = keyof Offering;

const lostIn = (activity: Activity, wanted: Offering, written: Offering): readonly Part[] => {
  const [asked, got] = [plainOffering(activity, wanted), plainOffering(activity, written)];
  return (Object.keys(asked) as Part[]).filter(
    // Of an offering.
    part => canonicalJson(got[part] ?? null) !== canonicalJson(asked[part] ?? null),
  );
};

const isExcluded = (activity: Activity, written: Offering, wanted: Offering, part: Part): boolean =>
  objections(activity, { ...written, [part]: wanted[part] }).length > 0;
