import { sheetText } from '../../../sheets/index.ts';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

/** What is asked of the house in the end, to see who may. */
const SAMPLE = { type: 'ChangeSettings', changes: [{ setting: 'logo' }] } as const;

/** What two people will set is brought by one: a picture, an activity of the house's own. OPH-11, OPH-12, OPH-13 */
export const settings = {
  reads: {},
  acts: {
    bringLogo: async ({ picture }, ask, { logos }) => {
      const kept = objectionTo(ask, SAMPLE) ?? (await logos.keep(picture));
      return kept.ok ? json(kept.value) : kept;
    },
    checkActivity: ({ text }, ask, { ownActivities }) => {
      const objection = objectionTo(ask, SAMPLE);
      if (objection !== undefined) return objection;
      const { sheet, ...checked } = ownActivities.check(text, ask.house.settings);
      return json({ ...checked, ...(sheet && { sheet: sheetText(sheet, 'en') }) });
    },
    proposeActivity: async ({ text }, ask, { ownActivities }) => {
      const objection = objectionTo(ask, SAMPLE);
      return objection ?? doneReply(await ownActivities.propose(text, ask.house, askedBy(ask)));
    },
  },
} satisfies Resource;
