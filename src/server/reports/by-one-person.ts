import type { HouseEvent } from '#core/house';
import { total } from '#core/money';
import { worthOfGift } from '#core/state/gifts';
import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { maybe, number, type Placed, text } from './tables/table.ts';

type Act = { readonly act: string; readonly about: string; readonly amount?: number };

/** What one person alone has done to money, rights or winners, so that somebody else can look at it. */
const ACT = rowsTable(
  'act_of_one',
  {
    /** The event, and its place among those of the same event. */
    move: text,
    seq: number,
    day: text,
    at_ms: number,
    station: text,
    person: text,
    act: text,
    about: text,
    amount: maybe(number),
  },
  { key: 'move', indexed: ['day'] },
  (rows, placed) => {
    const { seq, day, atMs: at_ms, station, actor: person } = placed;
    for (const [part, act] of actsOfOne(placed).entries()) {
      rows.add({ move: `${seq}.${part}`, seq, day, at_ms, station, person, ...act });
    }
  },
);

/** Acts of one person that another should know of. RPT-22, PPL-17 */
export const byOnePerson: Report = {
  ...foundIn([ACT], (database, asked) =>
    database.selectFrom('act_of_one').selectAll().where(isAsked(asked, 'day')).orderBy('seq').orderBy('move').execute(),
  ).shown({
    day: 'text',
    at: ['moment', 'at_ms'],
    person: 'text',
    station: 'text',
    act: 'text',
    about: 'text',
    amount: 'money',
  }),
};

const actsOfOne = ({ event, actor }: Placed): readonly Act[] => {
  switch (event.type) {
    case 'PersonLocked':
      return [{ act: 'person-locked', about: event.person }];
    case 'HouseRecovered':
      return [{ act: 'house-recovered', about: event.person }];
    case 'StationEnrolled':
      return [{ act: 'station-enrolled', about: event.station }];
    case 'StationRevoked':
      return [{ act: 'station-revoked', about: event.station }];
    case 'MemberExcluded':
      return [{ act: 'member-excluded', about: event.member }];
    case 'MemberPinSet':
      return [{ act: 'member-pin-set', about: event.member }];
    case 'MemberMarked':
      return event.by.length > 1 ? [] : [{ act: 'member-marked', about: event.member }];
    case 'CallsRefused':
      return [{ act: 'hand-refused', about: event.calls.join(', ') }];
    case 'AwardMade':
    case 'PrizeAwarded':
      return event.verifiedBy.some(one => one !== actor) ? [] : [verified(event)];
    case 'TrayReimbursed':
      return [{ act: 'tray-reimbursed', about: String(event.table), amount: event.amount }];
    case 'OfferingPaused':
      return [{ act: 'offering-paused', about: event.activity }];
    case 'OfferingEnded':
      return [{ act: 'offering-ended', about: event.activity }];
    case 'PromotionMoved':
      return event.second === undefined ? inPromotion(event) : [];
    default:
      return [];
  }
};

const verified = ({ award, gives }: Extract<HouseEvent, { type: 'AwardMade' | 'PrizeAwarded' }>): Act => {
  const amount = worthOfGift(gives);
  return { act: 'prize-verified', about: String(award), ...(amount === undefined ? {} : { amount }) };
};

const inPromotion = (event: Extract<HouseEvent, { type: 'PromotionMoved' }>): readonly Act[] => {
  switch (event.mechanism) {
    case 'drawing':
      return event.events.flatMap((fact): readonly Act[] => {
        if (fact.type === 'TicketsIssued') return [{ act: 'tickets-issued', about: fact.tickets.join(', ') }];
        return fact.type === 'DrawnInVain' ? [{ act: 'ticket-turned-away', about: fact.ticket }] : [];
      });
    case 'instrument':
      return event.events.flatMap((fact): readonly Act[] => {
        if (fact.type === 'InstrumentRedeemed')
          return [{ act: 'coupon-redeemed', about: fact.id, amount: fact.amount }];
        if (fact.type !== 'InstrumentsIssued') return [];
        const about = fact.instruments.map(({ id }) => id).join(', ');
        return [{ act: 'coupons-issued', about, amount: total(fact.instruments.map(({ face }) => face)) }];
      });
    default:
      return (event.events as readonly { readonly type: string }[]).flatMap(({ type }): readonly Act[] =>
        type === 'HandPosted' ? [{ act: 'hand-posted', about: event.promotion }] : [],
      );
  }
};
