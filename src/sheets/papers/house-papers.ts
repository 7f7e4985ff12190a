import { type Cents, formatAmount, formatAmountShort } from '#core/money';
import { type RuleSheet, say, unmarked } from '#core/sheet';
import { type Language, momentIn } from '#core/words';
import { checkCode } from '../layout.ts';
import type { Block, Paper, PaperSize } from '../paper/paper.ts';
import { FORMS, type FormName } from './forms.ts';
import { type Say, sayIn } from './words.ts';

/** What the house knows for its papers, as plain data. */
export type HouseFacts = {
  readonly house: string;
  readonly isDemo: boolean;
  /** By the house's clock. */
  readonly now: string;
  readonly day: string;
  readonly denominations: readonly Cents[];
  readonly pools: readonly PoolNow[];
  /** The rule sheets that hang. */
  readonly sheets: readonly RuleSheet[];
  /** Number and hash of the last event of the journal. */
  readonly anchor?: { readonly seq: number; readonly hash: string };
  readonly draw?: DrawFacts;
};
type PoolNow = { readonly activity: string; readonly label: string; readonly amount: Cents; readonly reseed: Cents };
type DrawFacts = {
  readonly draw: number;
  readonly committedAt: string;
  readonly revealedAt: string;
  readonly entries: number;
  readonly entriesHash: string;
  readonly commitment: string;
  readonly secret: string;
  readonly winners: readonly string[];
};

const WALL: readonly PaperSize[] = ['letter', 'tabloid', 'a4', 'a3'];
const DESK: readonly PaperSize[] = ['letter', 'a4'];

type Kind = {
  readonly group: 'wall' | 'back' | 'legal';
  readonly sizes: readonly PaperSize[];
  readonly isOfOne?: true;
};

/** Every paper of the house, where it belongs and which sizes it is made for. */
export const HOUSE_PAPERS = {
  poster: { group: 'wall', sizes: WALL, isOfOne: true },
  placard: { group: 'wall', sizes: ['a5', 'letter', 'a4'], isOfOne: true },
  'jackpot-board': { group: 'wall', sizes: WALL },
  'fee-list': { group: 'wall', sizes: WALL },
  'problem-gambling': { group: 'wall', sizes: WALL },
  'drop-slip': { group: 'back', sizes: DESK },
  'count-sheet': { group: 'back', sizes: DESK },
  variance: { group: 'back', sizes: DESK },
  'hand-over': { group: 'back', sizes: DESK },
  'fill-credit': { group: 'back', sizes: DESK },
  'prize-log': { group: 'back', sizes: DESK },
  'daily-close': { group: 'back', sizes: DESK },
  badge: { group: 'back', sizes: ['card'] },
  'draw-certificate': { group: 'back', sizes: DESK },
  'tax-data': { group: 'legal', sizes: DESK },
  agreement: { group: 'legal', sizes: DESK },
  unclaimed: { group: 'legal', sizes: DESK },
  exclusion: { group: 'legal', sizes: DESK },
} as const satisfies Readonly<Record<string, Kind>>;
export type HousePaper = keyof typeof HOUSE_PAPERS;
export const HOUSE_PAPER_NAMES = Object.keys(HOUSE_PAPERS) as readonly HousePaper[]; // Keys of a table are its names.

export const groupTitle = (group: Kind['group'], language: Language): string => sayIn(language)(`group.${group}`);

export const housePaperTitle = (name: HousePaper, language: Language): string => sayIn(language)(`paper.${name}`);

/** A paper of the house, ready to be set; `undefined` where what it is about is not there. PAP-6 */
export const housePaper = (
  name: HousePaper,
  facts: HouseFacts,
  language: Language,
  size: PaperSize,
  activity: string | undefined,
): Paper | undefined => {
  const speak = sayIn(language);
  const parts = partsOf(name, facts, language, speak, activity);
  if (parts === undefined) return undefined;
  const { house, isDemo, now } = facts;
  const isWall = HOUSE_PAPERS[name].group === 'wall';
  const notes = language === 'en' ? [] : [{ type: 'text', text: speak('courtesy'), size: 8 } as const];
  return {
    language,
    title: speak(`paper.${name}`),
    house,
    size,
    textSize: textSizeOf(isWall, size),
    ...(isDemo ? { stamp: 'DEMO' } : {}),
    foot: speak('printed', { at: { moment: now } }),
    ...(parts.length > 1 || name === 'poster' ? { grid: [1, parts.length] } : {}),
    parts: parts.map(blocks => [...blocks, ...(name === 'badge' ? [] : notes)]),
  };
};

/** What hangs on a wall is read from a yard away. */
const textSizeOf = (isWall: boolean, size: PaperSize): number => {
  if (size === 'card') return 9;
  if (!isWall) return 11;
  return size === 'a5' ? 12 : 18;
};

type Parts = readonly (readonly Block[])[];

const partsOf = (
  name: HousePaper,
  facts: HouseFacts,
  language: Language,
  speak: Say,
  activity: string | undefined,
): Parts | undefined => {
  const head = headOf(facts, speak(`paper.${name}`));
  switch (name) {
    case 'poster':
    case 'placard': {
      const sheet = facts.sheets.find(one => one.id === activity);
      return sheet === undefined ? undefined : [aboutOne(sheet, facts, language, speak, name === 'poster')];
    }
    case 'jackpot-board':
      return [[...head, ...boardOf(facts, speak), { type: 'sign', labels: [speak('posted-by')] }]];
    case 'fee-list':
      return [[...head, ...feesOf(facts, language, speak)]];
    case 'daily-close':
      return facts.anchor === undefined ? undefined : [[...head, ...closeOf(facts, facts.anchor, speak, language)]];
    case 'draw-certificate':
      return facts.draw === undefined ? undefined : [[...head, ...drawOf(facts.draw, speak, language)]];
    default:
      return FORMS[name as FormName](speak, facts).map(blocks => [...head, ...blocks]); // What is left is a form.
  }
};

const headOf = ({ house }: HouseFacts, title: string): readonly Block[] => [
  { type: 'text', text: house, isBold: true },
  { type: 'heading', level: 1, text: title },
];

/** The prize large, the hands, when, and what advertisements must say; the code leads to the rules that hang. */
const aboutOne = (sheet: RuleSheet, facts: HouseFacts, language: Language, speak: Say, isPoster: boolean) => {
  const top = facts.pools.filter(({ activity }) => activity === sheet.id).toSorted((a, b) => b.amount - a.amount)[0];
  const id = sheet.regulatorId ?? sheet.id;
  const { revision = 1 } = sheet.posted ?? {};
  const rules = speak('rules-code', { id, revision: `${revision}`, code: checkCode(sheet) });
  const blocks: readonly Block[] = [
    { type: 'text', text: facts.house, isBold: true },
    { type: 'heading', level: 1, text: sheet.title },
    ...(sheet.saysNoPurchase ? [{ type: 'banner', text: speak('no-purchase').toUpperCase() } as const] : []),
    ...(top === undefined
      ? []
      : [
          { type: 'text', text: formatAmountShort(top.amount), isBold: true, size: isPoster ? 100 : 36 } as const,
          { type: 'text', text: speak('now', { at: { moment: facts.now } }) } as const,
        ]),
    ...sectionBlocks(sheet, isPoster ? ['hands', 'times'] : ['hands', 'payout', 'fees'], language, isPoster),
    { type: 'text', text: speak('approval', { id }) },
    { type: 'text', text: speak('ask-floor') },
    {
      type: 'code',
      kind: 'qr',
      text: `${id} r${revision} ${checkCode(sheet)}`,
      says: rules,
      wide: isPoster ? 110 : 70,
    },
  ];
  return blocks;
};

/** Sections of a rule sheet, in the words that hang; the rows of a table as lines, which are read from afar. */
const sectionBlocks = (sheet: RuleSheet, parts: readonly string[], language: Language, isShort = false) => {
  const spoken = (words: Parameters<typeof say>[0]): string => unmarked(say(words, language));
  return sheet.sections
    .filter(({ part }) => parts.includes(part))
    .toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part))
    .flatMap(({ part, lines }) => {
      const shown = isShort && part === 'hands' ? lines.filter(({ type }) => type === 'table') : lines;
      return shown.map((line): Block => {
        if (line.type === 'text') return { type: 'text', text: spoken(line.words) };
        const rows = line.rows.map(row => row.map(spoken).filter(cell => cell !== ''));
        return { type: 'list', items: rows.map(cells => cells.join(' – ')) };
      });
    });
};

const boardOf = ({ pools, sheets, now }: HouseFacts, speak: Say): readonly Block[] => {
  if (pools.length === 0) return [{ type: 'text', text: speak('none-offered') }];
  const titleOf = (activity: string): string => sheets.find(({ id }) => id === activity)?.title ?? activity;
  return [
    { type: 'text', text: speak('now', { at: { moment: now } }) },
    {
      type: 'table',
      head: [speak('activity'), speak('jackpot'), speak('amount'), speak('next-start')],
      rows: pools.map(({ activity, label, amount, reseed }) => [
        titleOf(activity),
        label,
        formatAmount(amount),
        formatAmount(reseed),
      ]),
      amounts: [2, 3],
      size: 14,
    },
  ];
};

const feesOf = ({ sheets }: HouseFacts, language: Language, speak: Say): readonly Block[] =>
  sheets.length === 0
    ? [{ type: 'text', text: speak('none-offered') }]
    : sheets.flatMap((sheet): readonly Block[] => [
        { type: 'heading', level: 2, text: sheet.title, size: 15 },
        ...sectionBlocks(sheet, ['fees', 'admin-fee'], language),
      ]);

const closeOf = (
  { day, pools, sheets }: HouseFacts,
  anchor: { seq: number; hash: string },
  speak: Say,
  language: Language,
): readonly Block[] => {
  const sum = pools.reduce((all, { amount }) => all + amount, 0) as Cents;
  const titleOf = (activity: string): string => sheets.find(({ id }) => id === activity)?.title ?? activity;
  return [
    {
      type: 'facts',
      rows: [
        [speak('day'), momentIn({ moment: day }, language)],
        [speak('close.events'), `${anchor.seq}`],
        [speak('close.anchor'), anchor.hash],
      ],
    },
    {
      type: 'table',
      head: [speak('activity'), speak('jackpot'), speak('amount')],
      rows: [
        ...pools.map(({ activity, label, amount }) => [titleOf(activity), label, formatAmount(amount)]),
        [speak('total'), '', formatAmount(sum)],
      ],
      amounts: [2],
      hasTotal: true,
      size: 9.5,
    },
    { type: 'text', text: speak('close.text') },
    { type: 'code', kind: 'qr', text: `${anchor.seq} ${anchor.hash}`, says: speak('close.anchor') },
    { type: 'sign', labels: [speak('sign.accounting'), speak('sign.compliance'), speak('sign.second')] },
  ];
};

const drawOf = (draw: DrawFacts, speak: Say, language: Language): readonly Block[] => [
  {
    type: 'facts',
    size: 9,
    rows: [
      [speak('draw.number'), `${draw.draw}`],
      [speak('draw.committed'), momentIn({ moment: draw.committedAt }, language)],
      [speak('draw.revealed'), momentIn({ moment: draw.revealedAt }, language)],
      [speak('draw.entries'), `${draw.entries}`],
      [speak('draw.entries-hash'), draw.entriesHash],
      [speak('draw.commitment'), draw.commitment],
      [speak('draw.secret'), draw.secret],
      [speak('draw.winners'), draw.winners.join(', ')],
    ],
  },
  { type: 'text', text: speak('draw.text') },
  { type: 'code', kind: 'qr', text: `${draw.draw} ${draw.entriesHash} ${draw.secret}`, says: speak('draw.secret') },
  { type: 'sign', labels: [speak('sign.house'), speak('sign.second')] },
];
