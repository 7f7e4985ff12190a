import { findActivity } from '../../rulebook/index.ts';
import { differs } from '../../src/conformance/differs.ts';
import { journalOf, replayDiffers, SETTINGS, type Through } from '../../src/conformance/journal.ts';
import { OfferingScenario } from '../../src/conformance/offering.ts';
import { readOffering } from '../../src/conformance/offering-json.ts';

/** Kind `offering`: announced, or refused with nothing changed. */
export const offeringThroughHouse = (json: unknown): Through => {
  const { activity: id, offering, expect } = OfferingScenario.parse(json);
  const activity = findActivity(id);
  if (activity === undefined) return { differences: [`there is no activity ${id}`], events: [] };
  const journal = journalOf(SETTINGS);
  const refused = journal.ask({ type: 'AnnounceOffering', offering: readOffering(activity, offering), tables: 'all' });
  const differences = [
    ...differs('refused', expect.refused, refused !== undefined),
    ...differs('accepted', expect.accepted, refused === undefined || refused.message),
    ...replayDiffers(journal),
  ];
  return { differences, events: journal.events };
};
