import { dollars } from '#core/money';
import { CASH_OFFERING } from '../house/promotions.ts';
import { BEATEN_TENS, NAMED, QUADS_SEEN, ROYAL_SEEN } from '../house/room.ts';
import type { Scenario, Step } from './scenario.ts';
import { CHECKED, PIN, PLAYED } from './world.ts';

const { sensor, board, coupons, cash, event } = PLAYED;
const run = (promotion: string, mechanism: string, command: object): Step => [
  `/promotions/${promotion}/run`,
  { mechanism, command },
];
const own = (me: string) => ({ badge: `badge-${me}`, pin: PIN });
const FRIEND = { name: 'A friend', badge: '7777', pin: '271828' };
const HOLDS = { pools: { main: dollars(1_000) }, reserve: dollars(1), advance: 0 };
const HIGHER = { ...CASH_OFFERING, prizes: { cash: dollars(900) } };
const FORGED = { activity: sensor, seen: ROYAL_SEEN, ...CHECKED };

export const SCENARIOS: readonly Scenario[] = [
  {
    about: 'rights',
    does: 'engages a friend as administrator',
    knows: 'nothing',
    steps: () => [['/people', { person: 'p-9', roles: ['administrator'], department: 'systems', ...FRIEND }]],
  },
  {
    about: 'rights',
    does: 'engages a friend with the own badge and PIN as second person',
    knows: 'nothing',
    steps: me => [
      ['/people', { person: 'p-9', roles: ['administrator'], department: 'systems', ...FRIEND, second: own(me) }],
    ],
  },
  {
    about: 'rights',
    does: 'gives another person the cage',
    knows: '`people`',
    steps: () => [['/people/dealer/roles', { roles: ['dealer', 'cage'], department: 'cage' }]],
  },
  {
    about: 'rights',
    does: 'raises the own roles',
    knows: 'nothing',
    steps: me => [[`/people/${me}/roles`, { roles: ['administrator', 'cage'], department: 'systems' }]],
  },
  {
    about: 'rights',
    does: 'raises the own roles by a request that the same person approves',
    knows: 'nothing',
    steps: me => [
      ['/requests', { command: { type: 'ChangeRoles', person: me, roles: ['administrator'], department: 'systems' } }],
      ['/requests/1/give'],
    ],
  },
  {
    about: 'rights',
    does: 'sets the PIN of another person',
    knows: '`people`',
    steps: () => [['/people/victim/pin', { pin: '271828' }]],
  },
  {
    about: 'rights',
    does: 'sets the PIN of the person who is signed on, without the present one',
    knows: 'nothing',
    steps: me => [[`/people/${me}/pin`, { pin: '271828' }]],
  },
  {
    about: 'rights',
    does: 'gives another person a new name and badge',
    knows: '`people`',
    steps: () => [['/people/victim/record', { name: 'Somebody Else', badge: '5566' }]],
  },
  {
    about: 'rights',
    does: 'takes the passkeys of another person away',
    knows: '`people`',
    steps: () => [['/people/victim/remove-passkeys']],
  },
  {
    about: 'rights',
    does: 'revives a locked person',
    knows: '`people`',
    steps: () => [['/people/gone/unlock']],
  },
  {
    about: 'rights',
    does: 'erases what is known of a person',
    knows: '`people`',
    steps: () => [['/people/gone/erase']],
  },
  {
    about: 'rights',
    does: 'locks another person out',
    knows: '`people`',
    steps: () => [['/people/victim/lock', { reason: 'misuse' }]],
  },
  {
    about: 'rights',
    does: 'enrolls another office station',
    knows: 'nothing',
    steps: () => [
      ['/station-offers', { station: 'office-9', kind: 'office' }],
      ({ code }) => ['/enrollment', { code, keeps: 'key' }],
    ],
  },
  {
    about: 'rights',
    does: 'signs on as an administrator with what a backup holds of the PIN',
    knows: 'a backup',
    steps: () => [['/session/sign-on', { badge: 'badge-victim', pin: '102938475610' }]],
  },
  {
    about: 'rights',
    does: 'approves a request of the same person with the own badge',
    knows: 'nothing',
    steps: me => [
      ['/requests', { command: { type: 'UnlockPerson', person: 'gone' } }],
      ['/requests/1/give-beside', own(me)],
    ],
  },
  {
    about: 'money',
    does: 'pays a $200 prize, verified by one floor person, in cash',
    knows: '`awards`',
    steps: () => [['/awards/1/pay', { method: 'cage', formsDone: true }]],
  },
  {
    about: 'money',
    does: 'pays a $200 prize, verified by one floor person, from the tray',
    knows: '`awards`',
    steps: () => [['/awards/1/pay', { method: 'tray', formsDone: true }]],
  },
  {
    about: 'money',
    does: 'verifies a called hand alone and pays it from the tray',
    knows: '`queue`',
    steps: () => [
      ['/tables/9/verify', { ...FORGED, seen: QUADS_SEEN }],
      ['/awards/3/id'],
      ['/awards/3/pay', { method: 'tray', formsDone: true }],
    ],
  },
  {
    about: 'money',
    does: 'calls a hand, verifies invented cards for $25,000 and pays them',
    knows: '`queue`, `table`',
    steps: () => [
      ['/tables/9/call', { seat: 1, activity: sensor, row: 'hands/1' }],
      ['/tables/9/verify', FORGED],
      ['/awards/3/pay', { method: 'cage', formsDone: true }],
    ],
  },
  {
    about: 'money',
    does: 'pays a paid prize again',
    knows: '`awards`',
    steps: () => [['/awards/2/pay', { method: 'cage', formsDone: true }]],
  },
  {
    about: 'money',
    does: 'backs a payment out, so that the prize can be paid again',
    knows: '`awards`',
    steps: () => [['/awards/2/back-out-payment', { reason: 'wrong seat' }]],
  },
  {
    about: 'money',
    does: 'backs a prize out',
    knows: '`awards`',
    steps: () => [['/awards/1/back-out', { reason: 'wrong seat' }]],
  },
  {
    about: 'money',
    does: 'takes a fund over with other amounts',
    knows: '`offerings`',
    steps: () => [[`/offerings/${board}/take-over-fund`, { holds: HOLDS }]],
  },
  {
    about: 'money',
    does: 'corrects a fund',
    knows: '`offerings`',
    steps: () => [
      [`/offerings/${sensor}/pause`, { reason: 'check' }],
      [`/offerings/${sensor}/correct-fund`, { holds: HOLDS, reason: 'recount' }],
    ],
  },
  {
    about: 'money',
    does: 'raises a meter with money of the house',
    knows: '`offerings`',
    steps: () => [[`/offerings/${sensor}/raise`, { pool: 'main', amount: dollars(1_000) }]],
  },
  {
    about: 'money',
    does: 'pays the house from a reserve',
    knows: '`offerings`',
    steps: () => [[`/offerings/${sensor}/reimburse-house`]],
  },
  {
    about: 'money',
    does: 'reimburses a tray that paid nothing',
    knows: '`awards`',
    steps: () => [['/tables/8/reimburse']],
  },
  {
    about: 'money',
    does: 'counts a drop short',
    knows: '`drops`',
    steps: () => [['/drops/1/count', { counted: 0 }]],
  },
  {
    about: 'money',
    does: 'backs out the fees of a round',
    knows: '`table`',
    steps: () => [['/tables/9/back-out-fees', { reason: 'misdeal' }]],
  },
  {
    about: 'money',
    does: 'changes a posted offering to higher prizes',
    knows: '`offerings`',
    steps: () => [
      [`/offerings/${cash}/pause`, { reason: 'check' }],
      [`/offerings/${cash}/change`, { offering: HIGHER }],
    ],
  },
  {
    about: 'money',
    does: 'sells coupons at a price of the own choice',
    knows: '`promotions`',
    steps: () => [
      run(coupons, 'instrument', {
        type: 'IssueInstruments',
        ids: ['c-1'],
        kind: 'match-play',
        face: dollars(60),
        holder: 'm-1',
        isMultiPlay: false,
        price: dollars(1),
      }),
    ],
  },
  {
    about: 'money',
    does: 'hands out coupons to a friend',
    knows: '`promotions`',
    steps: () => [
      run(coupons, 'instrument', {
        type: 'IssueInstruments',
        ids: ['c-1'],
        kind: 'match-play',
        face: dollars(60),
        holder: 'm-1',
        isMultiPlay: false,
      }),
    ],
  },
  {
    about: 'money',
    does: 'redeems a coupon that nobody has played',
    knows: '`promotions`',
    steps: () => [
      run(coupons, 'instrument', {
        type: 'IssueInstruments',
        ids: ['c-1'],
        kind: 'match-play',
        face: dollars(60),
        holder: 'm-1',
        isMultiPlay: false,
      }),
      run(coupons, 'instrument', { type: 'RedeemAtCage', id: 'c-1' }),
    ],
  },
  {
    about: 'money',
    does: 'pays a tournament player who has won nothing',
    knows: '`promotions`',
    steps: () => [run(event, 'tournament', { type: 'PayPlayer', player: 'p1', showsId: true })],
  },
  {
    about: 'money',
    does: 'refuses a called hand, so that its player gets nothing',
    knows: '`queue`',
    steps: () => [['/tables/9/refuse', { activity: sensor, reason: 'mucked' }]],
  },
  {
    about: 'winners',
    does: 'commits a draw alone',
    knows: '`promotions`',
    steps: () => [
      ['/promotions/cash-drawing/draws', { beacon: { name: 'price', form: { type: 'decimal', decimals: 2 } } }],
    ],
  },
  {
    about: 'winners',
    does: 'commits a draw with entries or exclusions of the own choice',
    knows: '`promotions`',
    steps: () => [['/promotions/cash-drawing/draws', { people: { p1: { role: 'player', isExcluded: true } } }]],
  },
  {
    about: 'winners',
    does: 'opens a drawing with an invented drum',
    knows: '`offerings`',
    steps: () => [
      [
        '/promotions/own-drum/open',
        {
          activity: cash,
          mechanism: 'drawing',
          posted: {
            byComputer: true,
            ticketTimes: ['12:00'],
            drawnAt: ['2026-03-02T20:00:00Z'],
            takenOver: { entries: [{ ticket: 'mine', player: 'm-1', points: 500 }], wins: [], carried: 0 },
          },
        },
      ],
    ],
  },
  {
    about: 'winners',
    does: 'draws a ticket by hand and claims its prize',
    knows: '`promotions`',
    steps: () => [
      run('by-hand', 'drawing', { type: 'DrawEntry', ticket: 'm1' }),
      run('by-hand', 'drawing', { type: 'ClaimPrize', showsId: true, showsProof: true }),
    ],
  },
  {
    about: 'winners',
    does: 'hands out tickets that nobody has earned',
    knows: '`promotions`',
    steps: () => [
      run('by-hand', 'drawing', {
        type: 'IssueTickets',
        player: 'm-1',
        earned: { type: 'hand', row: 'all/1', award: 2 },
      }),
    ],
  },
  {
    about: 'winners',
    does: 'reveals a draw with a public value of the own choice',
    knows: 'a backup',
    isDrawn: true,
    steps: () => [['/draws/1/reveal', { beacon: '5,123.45' }]],
  },
  {
    about: 'winners',
    does: 'voids a draw after it was committed',
    knows: '`draws`',
    isDrawn: true,
    steps: () => [['/draws/1/void', { reason: 'another winner' }]],
  },
  {
    about: 'winners',
    does: 'posts an invented hand on a board',
    knows: '`promotions`, `table`',
    steps: () => [
      run(board, 'high-hand', {
        type: 'PostHand',
        table: 11,
        seen: BEATEN_TENS,
        deckCounted: true,
        checked: CHECKED.checked,
        ...NAMED,
      }),
    ],
  },
  {
    about: 'winners',
    does: 'lifts the exclusion of a member',
    knows: '`members`',
    steps: () => [['/members/m-2/lift-exclusion']],
  },
  {
    about: 'winners',
    does: 'takes the mark of an employee off a member',
    knows: '`members`',
    steps: () => [['/members/m-3/mark']],
  },
  {
    about: 'winners',
    does: 'excludes a member, whose prize then goes elsewhere',
    knows: '`members`',
    steps: () => [['/members/m-1/exclude', { kind: 'by-the-house' }]],
  },
  {
    about: 'winners',
    does: 'agrees to a review of the own making',
    knows: '`queue`',
    steps: () => [['/tables/9/verify', FORGED], ['/reviews/3/agree']],
  },
];
