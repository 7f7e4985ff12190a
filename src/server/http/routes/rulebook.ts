import { type Activity, Offering } from '#core/rulebook';
import { check } from '#core/shape';
import { ruleSheet, toHang } from '#core/sheet';
import { isOurs } from '#core/state';
import type { Language } from '#core/words';
import { sheetHtml, sheetText } from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import type { ApiParts } from '../line/parts.ts';
import { noSuch, paged, pageOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, paper, type Reply } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { draftPosting, sheetPosting } from './sheet-posting.ts';
import { paperLanguage, pdfPaper } from './slip-paper.ts';

/** The rulebook, and what hangs on the floor. */
export const rulebook = {
  reads: {
    rulebook: (query, { house }) => {
      const ours = house.settings.activities.filter(({ id }) => query.of === 'book' || isOurs(house.settings, id));
      const known = ours.map(({ id, name, mechanism }) => ({ id, name, mechanism }));
      return paged(pageOf(known, ({ id }) => id, query));
    },
    activity: (_, ask) => {
      const activity = activityIn(ask);
      return activity === undefined ? unknownActivity(ask) : json(activity);
    },
    sheet: async ({ form, language: asked }, ask, parts) => {
      const activity = activityIn(ask);
      const offered = ask.house.offerings.get(ask.params['activity']!);
      if (activity === undefined || offered === undefined) return unknownActivity(ask);
      const { jurisdiction, isDemo = false } = ask.house.settings;
      const posting = sheetPosting(ask.house, offered);
      const made = ruleSheet(activity, offered.offering, posting, jurisdiction);
      if (!made.ok) return made;
      const sheet = toHang(made.value, activity);
      if (!sheet.ok) return sheet;
      const at = Temporal.Instant.from(offered.sheet?.at ?? offered.postedAt);
      return asPaper({ ...sheet.value, isDemo }, form, paperLanguage(asked, ask), at, ask, parts);
    },
    draftSheet: async ({ form, language: asked, offering: text }, ask, parts) => {
      const activity = activityIn(ask);
      if (activity === undefined) return unknownActivity(ask);
      const offering = offeringIn(text);
      if (offering === undefined) return refuse('json-broken', {}, 'API-3');
      const { jurisdiction, isDemo = false } = ask.house.settings;
      const sheet = ruleSheet(activity, offering, draftPosting(ask.house, activity.id), jurisdiction);
      if (!sheet.ok) return sheet;
      const draft = { ...sheet.value, isDemo, isDraft: true };
      return asPaper(draft, form, paperLanguage(asked, ask), ask.now, ask, parts);
    },
  },
} satisfies Resource;

type Form = 'html' | 'pdf' | 'text';

const asPaper = async (
  sheet: Parameters<typeof sheetHtml>[0],
  form: Form,
  language: Language,
  at: Temporal.Instant,
  ask: Ask,
  parts: ApiParts,
): Promise<Reply> => {
  switch (form) {
    case 'html':
      return paper('text/html; charset=utf-8', sheetHtml(sheet, language));
    case 'pdf':
      return pdfPaper({ type: 'sheet', sheet }, language, at, ask, parts);
    case 'text':
      return paper('text/plain; charset=utf-8', sheetText(sheet, language));
  }
};

/** An offering as a page has it, if that can be read. */
const offeringIn = (text: string): Offering | undefined => {
  try {
    const read = check(Offering, JSON.parse(text));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
};

const activityIn = ({ house, params }: Ask): Activity | undefined =>
  house.settings.activities.find(({ id }) => id === params['activity']);

const unknownActivity = ({ params }: Ask): Reply => noSuch('activity', params['activity']!, 'RBK-10');
