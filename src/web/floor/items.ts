import type { AwardView, Parts, RequestView, Waiting } from '#core/views';

/** Something that the floor can act on, with the key that finds it again. */
export type Item = { readonly key: string; readonly since: string; readonly by?: string } & (
  | { readonly type: 'waiting'; readonly what: Exclude<Waiting, { type: 'claim' }> }
  /** A prize on its way: claimed, or to be paid. */
  | { readonly type: 'award'; readonly award: AwardView }
  | { readonly type: 'request'; readonly request: RequestView }
);

export type Kind = Exclude<Waiting['type'], 'claim'> | 'claim' | 'pay' | 'paid' | 'forfeited' | 'request';

export const kindOf = (item: Item): Kind => {
  switch (item.type) {
    case 'waiting':
      return item.what.type;
    case 'award':
      return KINDS[item.award.claim.state];
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

/** All that waits for the floor, the oldest first; what is held for days comes after what can be done now. */
export const itemsOf = ({ queue = {}, awards = {}, requests = {} }: Views): readonly Item[] =>
  [
    ...Object.entries(queue).map(([key, what]) => waitingItem(key, what)),
    ...Object.values(awards)
      .filter(({ claim }) => claim.state === 'payable')
      .map(awardItem),
    ...Object.values(requests).map(requestItem),
  ].toSorted((a, b) => Number(isHeld(a)) - Number(isHeld(b)) || Date.parse(a.since) - Date.parse(b.since));

const isHeld = (item: Item): boolean => item.type === 'award' && item.award.claim.state === 'held';

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
