import { type Answer, answer } from '#core/base';
import {
  type Activity,
  type Jurisdiction,
  type Offering,
  objections,
  openObjection,
  SHEET_PARTS,
  type SheetPart,
} from '#core/rulebook';
import { claimHouseLines, claimLines, drawingLines } from './claims.ts';
import { eligibleGames, qualifyingHands, settingLines, timeLines } from './games.ts';
import { adminFeeLines, feeLines, fundingLines, multiplierLines, poolLines } from './money.ts';
import { houseRuleLines, noPurchaseLines, requirementLines, restrictionLines } from './people.ts';
import { isAsked, type SheetPosting } from './posting.ts';
import { payoutLines, prizeLines } from './prizes.ts';
import { postedLines } from './terms/posted.ts';
import { runLines } from './terms/runs.ts';
import { approved, line, type SheetLine, shared } from './words.ts';

/** What must hang on the floor while the activity is offered, ready to be said in a language. SHT-1 */
export type RuleSheet = {
  /** The activity. */
  readonly id: string;
  readonly house: string;
  /** The name it is advertised under. */
  readonly title: string;
  /** The approved name, where the other differs from it. */
  readonly approvedAs?: string;
  readonly regulatorId?: string;
  readonly summary: string;
  /** "No Purchase Necessary" is on top. */
  readonly saysNoPurchase: boolean;
  /** When it was posted, and how often since it was first offered; absent on a draft. */
  readonly posted?: { readonly at: string; readonly revision: number };
  readonly sections: readonly SheetSection[];
  /** What the approval asks to be posted, and the sections that show it. */
  readonly items: readonly SheetItem[];
};
/** Besides what approvals ask to be posted: what promotions have posted, and the house's rules. */
type Part = SheetPart | 'posted' | 'house-rules';
type SheetSection = { readonly part: Part; readonly lines: readonly SheetLine[] };
export type SheetItem = { readonly words: string; readonly parts: readonly SheetPart[] };

/** The sheet of an offering; refused while the offering is outside the approval or something is not chosen. SHT-2 */
export const ruleSheet = (
  activity: Activity,
  offering: Offering,
  posting: SheetPosting,
  place: Pick<Jurisdiction, 'tableGames'>,
): Answer<RuleSheet> => {
  const objection = objections(activity, offering)[0] ?? openObjection(activity, offering);
  if (objection !== undefined) return objection;
  const title = posting.name ?? offering.advertisedAs ?? activity.name;
  return answer({
    id: activity.id,
    house: posting.house ?? activity.house,
    title,
    ...(title === activity.name ? {} : { approvedAs: activity.name }),
    ...(activity.regulatorId === undefined ? {} : { regulatorId: activity.regulatorId }),
    summary: activity.summary,
    saysNoPurchase: activity.noPurchase.adWording,
    ...(posting.posted === undefined ? {} : { posted: posting.posted }),
    sections: ORDER.flatMap(part =>
      sectionOf(part, activity, PARTS[part](activity, offering, posting, place), posting.promotions ?? []),
    ),
    items: activity.posting.items.map(item => ({ words: item.words, parts: item.shows })),
  });
};

/** A part with nothing to say is left out, unless it must be posted: then it says so, or where it stands. SHT-3 */
const sectionOf = (
  part: Part,
  activity: Activity,
  lines: readonly SheetLine[],
  promotions: readonly object[],
): readonly SheetSection[] => {
  if (lines.length > 0) return [{ part, lines }];
  const isPosted = part === 'posted' || part === 'house-rules' || !isAsked(activity, part);
  return isPosted ? [] : [{ part, lines: [line(promotions.length > 0 ? 'fee.in-posted' : 'sheet.none')] }];
};

type Lines = (
  activity: Activity,
  offering: Offering,
  posting: SheetPosting,
  place: Pick<Jurisdiction, 'tableGames'>,
) => readonly SheetLine[];

const procedureLines: Lines = (activity, offering) => [
  ...activity.procedure.map(({ who, does }) =>
    line('step.who', { who: shared(who.charAt(0).toUpperCase() + who.slice(1)), does: approved(does) }),
  ),
  ...runLines(activity, offering),
];

const promotionLines: Lines = (_, __, { promotions = [], clock = moment => moment }) => postedLines(promotions, clock);

/** What is posted for a promotion comes behind what its approval lists, the house's rules behind the approval's. */
const ORDER: readonly Part[] = [...SHEET_PARTS, 'posted', 'house-rules'];

const PARTS: Readonly<Record<Part, Lines>> = {
  posted: promotionLines,
  'house-rules': (activity, offering) => [
    ...claimHouseLines(activity, offering),
    ...houseRuleLines(activity, offering),
  ],
  games: eligibleGames,
  times: timeLines,
  hands: qualifyingHands,
  prizes: prizeLines,
  payout: payoutLines,
  fees: feeLines,
  'admin-fee': adminFeeLines,
  funding: fundingLines,
  pool: poolLines,
  multiplier: multiplierLines,
  requirements: requirementLines,
  procedure: procedureLines,
  claims: claimLines,
  drawing: drawingLines,
  'no-purchase': noPurchaseLines,
  restrictions: restrictionLines,
  settings: settingLines,
};
