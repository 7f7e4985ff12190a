import type { HouseEvent } from '#core/house';

/** What one command did, and where it was asked. */
export type Deed = { readonly station: string; readonly events: readonly HouseEvent[] };

/** Cash by place, in cents: `vault`, `drawer cage-1`, `tray 8`, `box 8`, and `found`, what counts have found beside. */
export type Cash = Readonly<Record<string, number>>;

type Books = {
  readonly cash: Record<string, number>;
  readonly put: (place: string, amount: number) => void;
  readonly boxes: Map<number, number>;
  readonly tables: Map<number, number | undefined>;
  readonly paid: Map<number, { readonly place: string; readonly amount: number }>;
};

/**
 * Where the cash is, by what people did: it reads amounts, tables and windows, and no booking. It shares no code with
 * the books of the core.
 */
export const cashBy = (deeds: readonly Deed[]): Cash => {
  const cash: Record<string, number> = {};
  const put = (place: string, amount: number): void => {
    cash[place] = (cash[place] ?? 0) + amount;
  };
  const books: Books = { cash, put, boxes: new Map(), tables: new Map(), paid: new Map() };
  for (const { station, events } of deeds) {
    for (const event of events) {
      intoBoxes(books, event);
      overWindows(books, event, `drawer ${station}`);
      betweenPlaces(books, event);
      byCounts(books, event);
    }
  }
  return cash;
};

const intoBoxes = ({ put, boxes }: Books, event: HouseEvent): void => {
  if (event.type === 'FundMoved' && event.fund.type === 'FeesCollected') {
    const { pools, toReserve, toDay, fromDay } = event.fund;
    const fees = Object.values(pools).reduce<number>((sum, part) => sum + part, toReserve + toDay - fromDay);
    put(`box ${event.cause.table}`, fees);
  }
  if (event.type === 'BoxDropped') boxes.set(event.drop, event.table);
  if (event.type === 'DropCounted') {
    // The box is empty, whatever was in it; the vault has what was found.
    put(`box ${boxes.get(event.drop)}`, event.variance - event.counted);
    put('vault', event.counted);
  }
};

const overWindows = ({ put, paid, tables }: Books, event: HouseEvent, drawer: string): void => {
  if (event.type === 'AwardMade') tables.set(event.award, event.table);
  if (event.type === 'AwardPaid' && (event.method === 'tray' || event.method === 'cage')) {
    const place = event.method === 'tray' ? `tray ${tables.get(event.award)}` : drawer;
    put(place, -event.amount);
    paid.set(event.slip, { place, amount: event.amount });
  }
  if (event.type === 'PaymentBackedOut') {
    const { place, amount } = paid.get(event.slip) ?? { place: drawer, amount: 0 };
    put(place.startsWith('tray') ? place : drawer, amount);
  }
  if (event.type === 'TrayReimbursed') {
    put(drawer, -event.amount);
    put(`tray ${event.table}`, event.amount);
  }
};

const betweenPlaces = ({ put }: Books, event: HouseEvent): void => {
  if (event.type === 'DrawerOpened') {
    put('vault', -event.float);
    put(`drawer ${event.station}`, event.float);
  }
  if (event.type !== 'CashMoved') return;
  for (const [end, sign] of [[event.from, -1] as const, [event.to, 1] as const]) {
    if (end.type === 'vault') put('vault', sign * event.amount);
    if (end.type === 'drawer') put(`drawer ${end.station}`, sign * event.amount);
    if (end.type === 'tray') put(`tray ${end.table}`, sign * event.amount);
  }
};

const byCounts = ({ cash, put }: Books, event: HouseEvent): void => {
  if (event.type === 'VaultCounted') {
    if (cash['vault'] !== undefined) put('found', event.counted - cash['vault']);
    cash['vault'] = event.counted;
  }
  if (event.type !== 'DrawerHandedOver' && event.type !== 'DrawerClosed') return;
  const place = `drawer ${event.station}`;
  put('found', event.counted - (cash[place] ?? 0));
  cash[place] = event.counted;
  if (event.type === 'DrawerClosed') {
    put('vault', event.counted);
    cash[place] = 0;
  }
};
