import type { PayMethod } from '#core/house';
import type { AwardView, Parts, RequestView, Waiting } from '#core/views';

/** Something that the floor can act on, with the key that finds it again. */
export type Item = { readonly key: string; readonly since: string; readonly by?: string } & (
  | { readonly type: 'waiting'; readonly what: Exclude<Waiting, { type: 'claim' }> }
  /** A prize on its way: claimed, or to be paid. */
  | { readonly type: 'award'; readonly award: AwardView }
  /** Small prizes of one table and round that are handed over there: settled together. */
  | { readonly type: 'together'; readonly table: number; readonly awards: readonly AwardView[] }
  | { readonly type: 'request'; readonly request: RequestView }
);

export type Kind = Exclude<Waiting['type'], 'claim'> | 'claim' | 'pay' | 'paid' | 'forfeited' | 'request';

export const kindOf = (item: Item): Kind => {
  switch (item.type) {
    case 'waiting':
      return item.what.type;
    case 'award':
      return KINDS[item.award.claim.state];
    case 'together':
      return 'pay';
    case 'request':
      return 'request';
  }
};

const KINDS: Readonly<Record<AwardView['claim']['state'], Kind>> = {
  'awaiting-id': 'claim',
  held: 'claim',
  payable: 'pay',
  paid: 'paid',
  forfeited: 'forfeited',
};

type Views = {
  readonly queue?: Parts<'queue'> | undefined;
  readonly awards?: Parts<'awards'> | undefined;
  readonly requests?: Parts<'requests'> | undefined;
};

/** All that waits for the floor: first what stops a table or the room, and what has a clock by its clock. */
export const itemsOf = ({ queue = {}, awards = {}, requests = {} }: Views): readonly Item[] =>
  [
    ...Object.entries(queue).map(([key, what]) => waitingItem(key, what)),
    ...payItems(Object.values(awards).filter(({ claim }) => claim.state === 'payable')),
    ...Object.values(requests).map(requestItem),
  ].toSorted(byStop);

/** Much weighs more than little where cards are held; elsewhere what is due first comes first. */
const byStop = (a: Item, b: Item): number =>
  STOPS[stopOf(a)].place - STOPS[stopOf(b)].place ||
  (stopOf(a) === 'room' ? lockedIn(b) - lockedIn(a) : 0) ||
  Date.parse(a.by ?? a.since) - Date.parse(b.by ?? b.since);

/** What something keeps from going on, the worst first, and the sound with which it comes. */
const STOPS = {
  /** A meter is locked for everybody, or a table is out of order. */
  room: { place: 0, sound: 'stop' },
  /** The cards of a table are held. */
  table: { place: 1, sound: 'stop' },
  /** Somebody waits for a second person. */
  person: { place: 2, sound: 'person' },
  /** A winner waits, and a clock runs. */
  winner: { place: 3, sound: 'new' },
  dealer: { place: 4, sound: 'new' },
  payment: { place: 5, sound: 'new' },
  ticket: { place: 6, sound: 'new' },
  /** Held for days. */
  nobody: { place: 7, sound: 'new' },
} as const;
export type Stops = keyof typeof STOPS;

export const soundOf = (item: Item): (typeof STOPS)[Stops]['sound'] => STOPS[stopOf(item)].sound;

export const stopOf = (item: Item): Stops => {
  switch (item.type) {
    case 'request':
      return 'person';
    case 'together':
      return item.awards.every(isTicket) ? 'ticket' : 'payment';
    case 'award': {
      const { claim } = item.award;
      if (claim.state === 'held') return 'nobody';
      if (claim.state === 'awaiting-id') return 'winner';
      return isTicket(item.award) ? 'ticket' : 'payment';
    }
    case 'waiting':
      return ofWaiting(item.what);
  }
};

const ofWaiting = (what: Extract<Item, { type: 'waiting' }>['what']): Stops => {
  switch (what.type) {
    case 'calls':
      return what.locked > 0 ? 'room' : 'table';
    case 'alarm':
      return 'room';
    case 'game-hand':
      return 'table';
    case 'review':
    case 'play':
      return 'person';
    case 'floor-call':
      return 'dealer';
  }
};

const lockedIn = (item: Item): number => (item.type === 'waiting' && item.what.type === 'calls' ? item.what.locked : 0);

const isTicket = ({ gives }: AwardView): boolean => gives.type === 'tickets' || gives.type === 'points';

/** Two or more that one person hands over at one table after one round stand on one card. */
const payItems = (awards: readonly AwardView[]): readonly Item[] => {
  const groups = Map.groupBy(awards, award => (isPlain(award) ? `${award.table}.${award.round}` : `of.${award.award}`));
  return [...groups].flatMap(([key, some]): readonly Item[] => {
    const [first] = some;
    if (some.length === 1 || first?.table === undefined) return some.map(awardItem);
    return [{ type: 'together', key: `together.${key}`, since: first.wonAt, table: first.table, awards: some }];
  });
};

/** Nothing to fill out and nobody to wait for. */
const isPlain = ({ table, gives, methods, paperwork, awaits }: AwardView): boolean =>
  table !== undefined &&
  paperwork === undefined &&
  awaits === undefined &&
  gives.type !== 'goods' &&
  gives.type !== 'entry' &&
  methods.some(isAtTable);

export type AtTable = Exclude<PayMethod, 'cage' | 'check'>;

/** The drawer of the cage is opened at the cage. */
export const isAtTable = (method: PayMethod): method is AtTable => method !== 'cage' && method !== 'check';

/** What is settled since the gaming day began, the newest first. */
export const settledOf = (awards: Parts<'awards'> = {}): readonly Item[] =>
  Object.values(awards)
    .filter(({ claim }) => claim.state === 'paid' || claim.state === 'forfeited')
    .toSorted((a, b) => b.award - a.award)
    .map(awardItem);

const waitingItem = (key: string, what: Waiting): Item => {
  if (what.type !== 'claim') return { type: 'waiting', key, since: what.since, what };
  return { ...awardItem(what.award), since: what.since, ...(what.by === undefined ? {} : { by: what.by }) };
};

export const awardItem = (award: AwardView): Item => ({
  type: 'award',
  key: `award.${award.award}`,
  since: award.wonAt,
  award,
});

const requestItem = (request: RequestView): Item => ({
  type: 'request',
  key: `request.${request.request}`,
  since: request.at,
  by: request.until,
  request,
});
