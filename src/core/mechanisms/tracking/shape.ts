import { Money } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  mapOf,
  Numbered,
  type Of,
  object,
  one,
  optional,
  record,
  Text,
  Thing,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { MomentText, PostedMomentText } from '#core/time';

/** Where the player plays; `since`: without a break at tables that count, `upTo`: looked at for tickets. */
const SEAT = { table: Whole, counts: yes, since: MomentText };
const Seat = object({ ...SEAT, upTo: MomentText });
export type Seat = Of<typeof Seat>;

const Redeemed = list(object({ prize: Text, credits: Whole, at: MomentText }));

/** What one club card has earned in one promotion. */
const Tracked = object({
  seat: optional(Seat),
  /** Clock hours or completed hours that counted, each named by the moment at which it began. */
  hours: list(MomentText),
  /** Entry points for a computerised drawing. */
  points: Whole,
  /** Posted times at which the player was seated, each a ticket. */
  tickets: list(MomentText),
  credits: Whole,
  /** The posted time for which credits were given last, named by its beginning. */
  creditedFor: optional(MomentText),
  redeemed: Redeemed,
});
export type Tracked = Of<typeof Tracked>;

const Minutes = whole({ min: 1, max: 1_440 });

/** What the house posted for this promotion; both ends of the period belong to it. */
const Posted = object({
  from: optional(PostedMomentText),
  to: optional(PostedMomentText),
  creditsPerSwipe: Count,
  /** How many credits each prize costs. */
  prizes: record(Thing, Count),
  /** So much play earns credits, once in so much time; an hour where none is posted. TRK-10 */
  minutesPerCredit: optional(Minutes),
  /** The same for each game, where games differ: only these count. */
  minutesFor: optional(record(Key, Minutes)),
  /** The designated games, where not every game counts. */
  games: optional(list(Key, { max: 1_000 })),
  /** What each prize is: what it is worth, and whether it is paid in money. */
  rewards: optional(record(Thing, object({ value: Money, isMoney: optional(yes) }))),
});
export type PostedTracking = Of<typeof Posted>;

/** Why a swipe counted, or did not. */
const FINDINGS = ['counted', 'hour-not-over', 'away', 'table-does-not-count', 'outside-period'] as const;
export type SwipeFinding = (typeof FINDINGS)[number];

const PLAYER = { player: Key };
const OF = { player: Text };
const AT = { at: MomentText };

/** A card in the list of the desk. */
const CardRow = object({
  player: Text,
  seat: optional(object(SEAT)),
  hours: Whole,
  points: Whole,
  tickets: Whole,
  credits: Whole,
});
export type CardRow = Of<typeof CardRow>;

/** Everything tracked play speaks of. */
export const SHAPES = {
  posted: Posted,
  /** Nobody views an account over the network: only the keeper of the PIN can check it. */
  command: choice({
    EnrollPlayer: PLAYER,
    SitDown: { ...PLAYER, table: Numbered },
    LeaveTable: PLAYER,
    SwipeCard: PLAYER,
    /** Tickets of posted times that have gone by are handed out. */
    LetTimePass: PLAYER,
    RedeemCredits: { ...PLAYER, prize: Thing, showsId: yes },
  }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. Moments are ISO instants. */
  event: choice({
    PlayerEnrolled: { ...OF, card: Tracked },
    CardJoined: { ...OF, from: described(Text, 'The other card of the same person.') },
    SatDown: { ...OF, ...SEAT, ...AT },
    LeftTable: { ...OF, table: Whole },
    CardSwiped: {
      ...OF,
      ...AT,
      hour: optional(MomentText, 'The hour that this swipe makes count.'),
      points: Whole,
      credits: Whole,
      creditedFor: optional(MomentText, 'The posted time for which these credits are given.'),
      why: one(FINDINGS),
    },
    TicketsEarned: { ...OF, times: list(MomentText), upTo: MomentText },
    CreditsRedeemed: { ...OF, prize: Text, credits: Whole, ...AT },
    /** Every look at an account is recorded. */
    AccountViewed: { ...OF, ...AT },
  }),
  /** By player: what each club card has earned. */
  state: object({ cards: mapOf(Text, Tracked) }),
  desk: object({
    type: exactly('tracking'),
    creditsPerSwipe: Whole,
    prizes: described(record(Text, Whole), 'How many credits each prize costs.'),
    count: described(Whole, 'All cards; the first of them are listed.'),
    cards: described(list(CardRow), 'The newest at a table first.'),
  }),
  /** What play earns and what that buys, where credits are given. TRK-12 */
  board: object({
    type: exactly('tracking'),
    creditsPerSwipe: Whole,
    minutes: optional(Minutes),
    games: list(object({ game: Text, minutes: Minutes })),
    prizes: described(list(object({ prize: Text, credits: Whole })), 'The cheapest first.'),
  }),
  opens: object({ mechanism: exactly('tracking'), hasCredits: yes }),
  account: {
    section: 'tracked' as const,
    row: object({
      /** Hours that counted. */
      hours: Whole,
      points: Whole,
      tickets: Whole,
      credits: Whole,
      /** What credits are exchanged for, the cheapest first. */
      prizes: list(object({ what: Text, credits: Whole })),
    }),
  },
  /** What credits buy, and what they have bought. TRK-6 */
  rewards: object({
    credits: Whole,
    prizes: list(object({ prize: Text, costs: Whole })),
    redeemed: Redeemed,
  }),
};

/** `isPinRight`: the station has compared the PIN; the core never sees it. */
type ViewAccount = { readonly type: 'ViewAccount'; readonly player: string; readonly isPinRight: boolean };
export type TrackingCommand = Of<typeof SHAPES.command> | ViewAccount;
export type TrackingEvent = Of<typeof SHAPES.event>;
export type Cards = Of<typeof SHAPES.state>;
