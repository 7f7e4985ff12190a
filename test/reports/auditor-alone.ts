import { dayAt, type Entry, isWithin, type Of, type Question, type Row } from './auditor-events.ts';

type Told = readonly [act: string, about: string | number, amount?: number | null];

/** What is told of each kind of event, whoever did it; what two people did is left out by each row itself. */
const TELLS: { readonly [Type in Entry['event']['type']]?: (event: Of<Type>, actor: string) => readonly Told[] } = {
  PersonLocked: ({ person }) => [['person-locked', person]],
  HouseRecovered: ({ person }) => [['house-recovered', person]],
  StationEnrolled: ({ station }) => [['station-enrolled', station]],
  StationRevoked: ({ station }) => [['station-revoked', station]],
  MemberExcluded: ({ member }) => [['member-excluded', member]],
  MemberPinSet: ({ member }) => [['member-pin-set', member]],
  MemberMarked: ({ member, by }) => (by.length === 1 ? [['member-marked', member]] : []),
  CallsRefused: ({ calls }) => [['hand-refused', calls.join(', ')]],
  AwardMade: (event, actor) => alone(event, actor),
  PrizeAwarded: (event, actor) => alone(event, actor),
  TrayReimbursed: ({ table, amount }) => [['tray-reimbursed', table, amount]],
  OfferingPaused: ({ activity }) => [['offering-paused', activity]],
  OfferingEnded: ({ activity }) => [['offering-ended', activity]],
  PromotionMoved: event =>
    event.second === undefined
      ? (event.events as readonly unknown[] as readonly Fact[]).flatMap(one => fact(event, one))
      : [],
};

const alone = ({ award, gives, verifiedBy }: Of<'AwardMade' | 'PrizeAwarded'>, actor: string): readonly Told[] => {
  if (new Set([actor, ...verifiedBy]).size > 1) return [];
  const worth = { money: () => 'amount' in gives && gives.amount, tickets: () => 0, points: () => 0 } as const;
  const each = gives.type === 'money-each' ? gives.amount * gives.count : undefined;
  const value = 'value' in gives ? gives.value : undefined;
  const amount = gives.type in worth ? worth[gives.type as keyof typeof worth]() : (each ?? value ?? null);
  return [['prize-verified', award, Number.isInteger(amount) ? (amount as number) : null]];
};

type Fact = { readonly type: string } & Readonly<Record<string, unknown>>;

const fact = ({ promotion }: Of<'PromotionMoved'>, one: Fact): readonly Told[] => {
  const text = (name: string): string => [one[name]].flat().join(', ');
  const pieces = (one['instruments'] ?? []) as readonly { readonly id: string; readonly face: number }[];
  switch (one.type) {
    case 'TicketsIssued':
      return [['tickets-issued', text('tickets')]];
    case 'DrawnInVain':
      return [['ticket-turned-away', text('ticket')]];
    case 'HandPosted':
      return [['hand-posted', promotion]];
    case 'InstrumentRedeemed':
      return [['coupon-redeemed', text('id'), Number(one['amount'])]];
    case 'InstrumentsIssued':
      return [
        ['coupons-issued', pieces.map(piece => piece.id).join(', '), pieces.reduce((sum, { face }) => sum + face, 0)],
      ];
    default:
      return [];
  }
};

export const ofOne = (entries: readonly Entry[], question: Question): readonly Row[] =>
  entries.flatMap(({ event, atMs: at, actor: person, station }) => {
    const tell = TELLS[event.type] as ((event: Entry['event'], actor: string) => readonly Told[]) | undefined;
    if (tell === undefined || !isWithin(dayAt(at), question)) return [];
    return tell(event, person).map(([act, about, amount = null]) => ({
      day: dayAt(at),
      at,
      person,
      station,
      act,
      about: String(about),
      amount,
    }));
  });
