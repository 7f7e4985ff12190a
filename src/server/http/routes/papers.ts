import { DrawRecord } from '#core/draws';
import type { HouseView } from '#core/house';
import { CHIP_VALUES } from '#core/money';
import { check, type Of } from '#core/shape';
import { type RuleSheet, ruleSheet, toHang } from '#core/sheet';
import { activityOf } from '#core/state';
import { formatMoment, gamingDayOf } from '#core/time';
import { type MetersOfActivity, viewOf } from '#core/views';
import {
  groupTitle,
  HOUSE_PAPER_NAMES,
  HOUSE_PAPERS,
  type HouseFacts,
  housePaper,
  housePaperTitle,
  paperFootings,
  paperHtml,
  paperText,
  unfooted,
} from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import type { ApiParts } from '../line/parts.ts';
import { noSuch } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, paper } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { sheetPosting } from './sheet-posting.ts';
import { notFooted, paperLanguage, pdfPaper } from './slip-paper.ts';

/** Every paper of the house: for walls and tables, behind the house, and what the law asks for. PAP-6 */
export const papers = {
  reads: {
    papers: ({ language }, ask) => {
      const spoken = paperLanguage(language, ask);
      const rows = HOUSE_PAPER_NAMES.map(name => {
        const { group, sizes } = HOUSE_PAPERS[name];
        const isOfOne = name === 'poster' || name === 'placard';
        const more = isOfOne ? { isOfOne } : {};
        const groupWords = groupTitle(group, spoken);
        return { paper: name, title: housePaperTitle(name, spoken), group, groupTitle: groupWords, sizes, ...more };
      });
      return json({ rows });
    },
    housePaper: async ({ form, language, size, activity, draw }, ask, parts) => {
      const name = HOUSE_PAPER_NAMES.find(known => known === ask.params['paper']);
      if (name === undefined) return noSuch('paper', ask.params['paper']!, 'PAP-6');
      const sizes: readonly string[] = HOUSE_PAPERS[name].sizes;
      const wanted = size !== undefined && sizes.includes(size) ? size : HOUSE_PAPERS[name].sizes[0]!;
      const facts = await factsOf(ask, parts, draw);
      const spoken = paperLanguage(language, ask);
      const made = housePaper(name, facts, spoken, wanted, activity);
      if (made === undefined)
        return name === 'draw-certificate'
          ? noSuch('draw', `${draw ?? ''}`, 'LOT-6')
          : refuse('paper-needs-activity', {}, 'PAP-6');
      const wrong = unfooted(paperFootings(made));
      if (wrong !== undefined) return notFooted(wrong);
      if (form === 'html') return paper('text/html; charset=utf-8', paperHtml(made));
      if (form === 'text') return paper('text/plain; charset=utf-8', paperText(made));
      return pdfPaper({ type: 'house', paper: made }, spoken, ask.now, ask, parts);
    },
  },
} satisfies Resource;

const factsOf = async (
  { house, now }: Ask,
  { onRows, works }: ApiParts,
  draw: number | undefined,
): Promise<HouseFacts> => {
  const { clock, name = 'Houseway', isDemo = false } = house.settings;
  const anchor = await onRows(async ({ head }) => head);
  const record = draw === undefined ? undefined : await works.draw(draw);
  const certified = record === undefined ? undefined : certifiedIn(record, house);
  return {
    house: name,
    isDemo,
    now: formatMoment(clock, now),
    day: gamingDayOf(clock, now).toString(),
    denominations: [...CHIP_VALUES].toSorted((a, b) => a - b),
    pools: poolsOf(house),
    sheets: sheetsOf(house),
    anchor: { seq: anchor.seq, hash: anchor.hash },
    ...(certified === undefined ? {} : { draw: certified }),
  };
};

/** What the signs show of every jackpot that is offered. */
const poolsOf = (house: HouseView): HouseFacts['pools'] =>
  [...house.offerings.keys()].flatMap(activity =>
    metersOf(house, activity).map(({ label, amount, reseed }) => ({
      activity,
      label,
      amount,
      reseed,
    })),
  );

const metersOf = (house: HouseView, activity: string): MetersOfActivity['pools'] =>
  (viewOf('meters').part(house, activity) as MetersOfActivity | undefined)?.pools ?? []; // What this topic is made of.

/** The rule sheets that hang; what cannot hang is on no poster. */
const sheetsOf = (house: HouseView): readonly RuleSheet[] =>
  [...house.offerings.values()].flatMap(offered => {
    const activity = activityOf(house, offered.activity);
    if (activity === undefined || offered.state === 'ended') return [];
    const made = ruleSheet(activity, offered.offering, sheetPosting(house, offered), house.settings.jurisdiction);
    const hung = made.ok ? toHang(made.value, activity) : made;
    return hung.ok ? [hung.value] : [];
  });

const certifiedIn = (text: string, { settings: { clock } }: HouseView): HouseFacts['draw'] => {
  const read = check(DrawRecord, JSON.parse(text));
  if (!read.ok) return undefined;
  const record: Of<typeof DrawRecord> = read.value;
  const said = (at: string): string => formatMoment(clock, Temporal.Instant.from(at));
  const { draw, entries, entriesHash, commitment, secret, winners } = record;
  return {
    draw,
    committedAt: said(record.committedAt),
    revealedAt: said(record.revealedAt),
    entries: entries.length,
    entriesHash,
    commitment,
    secret,
    winners,
  };
};
