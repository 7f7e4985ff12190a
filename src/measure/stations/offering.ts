import { canonicalJson } from '#core/base';
import type { CommandOf, House, HouseCommand } from '#core/house';
import { emptyOffering } from '#core/rulebook';
import { draftOf, offeringIn } from '../../web/promotions/offerings/offering-form.ts';
import { CannotBeEntered } from './cannot.ts';

const DESK = 'promotions: the form of an offering';

/** What the desk writes into its form, as the form reads it. */
export const enteredOffering = (
  command: CommandOf<'AnnounceOffering' | 'ChangeOffering'>,
  house: House,
): HouseCommand => {
  const { offering } = command;
  const activity = house.settings.activities.find(({ id }) => id === offering.activity);
  if (activity === undefined) throw new CannotBeEntered(`offering of ${offering.activity}`, DESK);
  const tables = 'tables' in command ? command.tables : 'all';
  const ground = house.offerings.get(activity.id)?.offering ?? emptyOffering(activity);
  const read = offeringIn(activity, ground, draftOf(activity, offering, tables));
  if (!read.ok) throw new CannotBeEntered('an amount of the offering', DESK);
  const written: Readonly<Record<string, unknown>> = { ...read.value };
  const lost = Object.entries(offering)
    .filter(([part, value]) => canonicalJson(written[part] ?? null) !== canonicalJson(value ?? null))
    .map(([part]) => part);
  if (lost.length > 0) throw new CannotBeEntered(`${lost.join(', ')} of the offering`, DESK);
  return { ...command, offering: read.value };
};
