import { defined } from '#core/base';
import type { HouseDoor } from '#server/people';
import { inPromotion } from './in-promotion.ts';
import type { DemoMember } from './plan.ts';
import type { Step } from './steps.ts';

const COUPON_DAYS = 30;
/** What numbers of coupons begin with. */
const PRINTED = { 'match-play': 'MP', 'free-play': 'FP', 'bonus-play': 'BP' } as const;

/** Promotions of `promotions.json` in which members of the club take part. */
const POINTS_BY = 'card-wheel-hours';
const TRACKED = ['club-rewards', POINTS_BY, 'pro-football-hours'] as const;
const PICKS = 'pro-football';
const COUPONS = 'match-play';
const TICKETS = 'friday-cash-drawing';
const POINTS = 'card-wheel-drawing';

/** Enrolls members, and excludes those who asked for it. */
export const enrolling = ({ member, idPaper, mayMail, excluded }: DemoMember): readonly Step[] => [
  { key: `member.${member}`, command: { type: 'EnrollMember', member, idPaper, mayMail } },
  ...(excluded === undefined
    ? []
    : [{ key: `excluded.${member}`, command: { type: 'ExcludeMember', member, kind: excluded } } as const]),
];

/** Coupons, and the picks of members who made theirs. */
export const givingOut = ({ member, coupons, picks, guess }: DemoMember, now: Temporal.Instant): readonly Step[] => {
  const expires = now.add({ hours: 24 * COUPON_DAYS }).toString({ smallestUnit: 'second' });
  const given = coupons.map(({ kind, face }, place): Step => {
    const id = `${PRINTED[kind]}-${member.slice(-4)}-${place + 1}`;
    const coupon = { ids: [id], kind, face, holder: member, expires, isMultiPlay: false };
    const issue = { type: 'IssueInstruments', ...coupon } as const;
    return { key: `coupon.${id}`, command: inPromotion(COUPONS, 'instrument', issue) };
  });
  if (picks === undefined) return given;
  const entry = { type: 'SubmitEntry', player: member, picks } as const;
  const command = inPromotion(PICKS, 'contest', { ...entry, ...defined({ guess }) });
  return [...given, { key: `picks.${member}`, command }];
};

/** What a player did at the table this many hours ago: sat down, or had the card swiped for the hour. */
export const playedAgo = (
  { member: player, card, hours }: DemoMember,
  hoursAgo: number,
  now: Temporal.Instant,
): readonly Step[] => {
  const key = (what: string): string => `${what}.${player}.${hours - hoursAgo}`;
  if (hours === 0 || hoursAgo > hours) return [];
  if (hoursAgo === hours) {
    const seat = { type: 'SitDown', player, table: 1 } as const;
    return TRACKED.flatMap(promotion => [
      {
        key: key(`tracks.${promotion}`),
        command: inPromotion(promotion, 'tracking', { type: 'EnrollPlayer', player }),
      },
      { key: key(`sits.${promotion}`), command: inPromotion(promotion, 'tracking', seat) },
    ]);
  }
  // Tickets are handed out every half hour.
  const postedAt = now.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' }).toString();
  const ticket = { type: 'IssueTickets', player, tickets: [`${card}-${hours - hoursAgo}`] } as const;
  const earned = { type: 'seat', postedAt, table: 1 } as const;
  return [
    ...TRACKED.map(promotion => ({
      key: key(`swipe.${promotion}`),
      command: inPromotion(promotion, 'tracking', { type: 'SwipeCard', player }),
    })),
    { key: key('ticket'), command: inPromotion(TICKETS, 'drawing', { ...ticket, earned }) },
  ];
};

/** The point for the hour that the last swipe of this member has made count. */
export const pointFor = ({ state }: HouseDoor, { member: player, card }: DemoMember): readonly Step[] => {
  const hours = state?.promotions.get(POINTS_BY);
  const counted = hours?.mechanism === 'tracking' ? (hours.state.cards.get(player)?.hours ?? []) : [];
  const hour = counted.at(-1);
  if (hour === undefined) return [];
  const command = inPromotion(POINTS, 'drawing', { type: 'AddPoint', card, player, hour });
  return [{ key: `point.${player}.${counted.length}`, command }];
};
