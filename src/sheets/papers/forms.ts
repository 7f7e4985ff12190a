import { type Cents, formatAmount } from '#core/money';
import type { Block } from '../paper/paper.ts';
import type { HousePaperCode, Say } from './words.ts';

export type FormName =
  | 'drop-slip'
  | 'count-sheet'
  | 'variance'
  | 'hand-over'
  | 'fill-credit'
  | 'prize-log'
  | 'tax-data'
  | 'agreement'
  | 'unclaimed'
  | 'exclusion'
  | 'problem-gambling'
  | 'badge';

/** What a form takes from the house. */
type Facts = { readonly denominations: readonly Cents[]; readonly day: string };
type Form = (speak: Say, facts: Facts) => readonly (readonly Block[])[];

/** A line to write on beside each label. */
const blanks = (speak: Say, ...codes: readonly HousePaperCode[]): Block => ({
  type: 'facts',
  rows: codes.map(code => [speak(code), LINE] as const),
});
const LINE = '_'.repeat(34);

const sign = (speak: Say, ...codes: readonly HousePaperCode[]): Block => ({
  type: 'sign',
  labels: codes.map(code => speak(code)),
});

/** Each chip of the house with room for how many there are, and what that comes to. */
const chips = (speak: Say, { denominations }: Facts): Block => ({
  type: 'table',
  head: [speak('denomination'), speak('count'), speak('amount')],
  rows: [
    ...denominations.map(one => [formatAmount(one), '______________', '$ ________________']),
    [speak('coins'), '', '$ ________________'],
    [speak('total'), '', '$ ________________'],
  ],
  hasTotal: true,
});

/** Papers to be filled in by hand, each with who signs it. */
export const FORMS: Readonly<Record<FormName, Form>> = {
  'drop-slip': speak => {
    const half: readonly Block[] = [
      blanks(speak, 'number', 'table', 'box', 'day', 'shift', 'date-time'),
      sign(speak, 'sign.dealer', 'sign.floor', 'sign.security'),
    ];
    return [half, half];
  },
  'count-sheet': (speak, facts) => [
    [
      blanks(speak, 'table', 'box', 'day'),
      chips(speak, facts),
      sign(speak, 'sign.counter', 'sign.recorder', 'sign.second'),
    ],
  ],
  variance: speak => [
    [
      blanks(speak, 'day', 'table', 'box', 'expected', 'counted', 'difference'),
      { type: 'blanks', labels: [speak('reason')], lines: 6 },
      sign(speak, 'sign.counter', 'sign.accounting', 'sign.compliance'),
    ],
  ],
  'hand-over': (speak, facts) => [
    [
      blanks(speak, 'day', 'shift', 'date-time'),
      chips(speak, facts),
      { type: 'blanks', labels: [speak('open-slips'), speak('amount')], lines: 5 },
      sign(speak, 'sign.out', 'sign.in'),
    ],
  ],
  'fill-credit': (speak, facts) => {
    const half: readonly Block[] = [
      blanks(speak, 'number', 'table', 'date-time'),
      chips(speak, { ...facts, denominations: facts.denominations.slice(0, 6) }),
      sign(speak, 'sign.cage', 'sign.runner', 'sign.dealer', 'sign.floor'),
    ];
    return [half, half];
  },
  'prize-log': speak => [
    [
      blanks(speak, 'activity', 'day'),
      {
        type: 'blanks',
        labels: [
          speak('date-time'),
          speak('table'),
          speak('seat'),
          speak('game'),
          speak('hand'),
          speak('amount'),
          speak('winner'),
          speak('id-seen'),
          speak('verified-by'),
          speak('paid-by'),
        ],
        lines: 20,
      },
    ],
  ],
  'tax-data': speak => [
    [
      blanks(speak, 'name', 'tax.tin', 'tax.address', 'id-seen', 'tax.form', 'activity', 'number', 'date-time'),
      blanks(speak, 'tax.gross', 'tax.withheld', 'tax.net', 'tax.year'),
      { type: 'text', text: speak('tax.text') },
      sign(speak, 'sign.player', 'sign.cage'),
    ],
  ],
  agreement: speak =>
    (['copy.player', 'copy.dealer', 'copy.house'] as const).map(copy => [
      { type: 'text', text: speak(copy), isBold: true },
      { type: 'text', text: speak('agreement.text'), size: 8.5 },
      { type: 'blanks', labels: [speak('name'), speak('share'), speak('amount'), speak('sign.player')], lines: 3 },
      sign(speak, 'sign.house', 'sign.second'),
    ]),
  unclaimed: speak => [
    [
      { type: 'text', text: speak('unclaimed.text') },
      blanks(speak, 'activity', 'number', 'date-time', 'table', 'amount', 'unclaimed.last-day'),
      sign(speak, 'sign.house'),
    ],
  ],
  exclusion: speak =>
    (['copy.player', 'copy.house'] as const).map(copy => [
      { type: 'text', text: speak(copy), isBold: true },
      { type: 'text', text: speak('exclusion.text') },
      blanks(speak, 'name', 'exclusion.from', 'exclusion.until', 'reason'),
      sign(speak, 'sign.received', 'sign.house', 'sign.second'),
    ]),
  'problem-gambling': speak => [
    [
      { type: 'text', text: speak('problem.text') },
      { type: 'text', text: speak('problem.call'), isBold: true, size: 30 },
      { type: 'text', text: speak('problem.self') },
    ],
  ],
  badge: speak => [[blanks(speak, 'name', 'badge.role', 'number')]],
};
