import type { HouseCommand, HouseEvent, Seated } from '#core/house';
import { type Activity, collectionOf } from '#core/rulebook';
import { loose, optional, Whole, yes } from '#core/shape';
import { CollectionScenario } from '../../src/conformance/collection.ts';
import { journalOf, replayDiffers } from '../../src/conformance/journal.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { promotionOf } from '../../src/conformance/offered.ts';
import { read } from '../../src/conformance/read.ts';
import { askAll, differs } from './started.ts';

const Expecting = loose({ expect: loose({ total: optional(Whole), refused: optional(yes) }) });

/** Kind `collection`: what Start Game takes at a table where everybody plays, and every optional fee is there. */
export const collectionThroughHouse: Kind = async json => {
  const { activity, game, betMin, betMax, positions, playerDealer } = read(CollectionScenario, json);
  const { expect } = read(Expecting, json);
  const journal = journalOf();
  const { offering } = promotionOf(activity, {});
  const rule = { activity, offering: { ...offering, ...allocated(activity) } };
  const started = await journal.scene.start(rule);
  if (!started.ok) return { differences: [started.message], events: [] };
  const limits = { ...(betMin === undefined ? {} : { betMin }), ...(betMax === undefined ? {} : { betMax }) };
  const bank = playerDealer ? positions + 1 : undefined;
  const seats = Array.from({ length: bank ?? positions }, (_, place) => place + 1);
  const due = collectionOf(rule.activity, { game, positions, hasPlayerDealer: playerDealer, ...limits });
  const isOptional = due.ok && due.value.optional;
  const lit = seats.filter(seat => isOptional && seat !== bank);
  const commands: readonly HouseCommand[] = [
    { type: 'OpenTable', table: 1, plays: { game, isLive: true, isTournament: false, ...limits } },
    ...seats.map(seat => ({ type: 'SeatPlayer', table: 1, seated: { ...PLAYER, seat } }) as const),
    ...lit.map(seat => lighting(rule.activity.id, seat)),
    { type: 'StartGame', table: 1, ...(bank === undefined ? {} : { playerDealer: bank }) },
  ];
  const refused = await askAll(journal, commands);
  const differences = [
    ...refused,
    ...differs('total', expect.refused === true ? 0 : expect.total, journal.events.reduce(feesIn, 0)),
    ...replayDiffers(journal),
  ];
  return { differences, events: journal.events };
};

/** Where the house parts its fees by percentages, all to the first pool. */
const allocated = ({ funding: { feesTo, pools } }: Activity) =>
  feesTo?.type === 'allocated' && pools[0] !== undefined ? { allocation: { [pools[0].key]: 100 } } : {};

const PLAYER: Omit<Seated, 'seat'> = { position: 1, player: { type: 'anonymous' }, role: 'player' };

const lighting = (activity: string, seat: number): HouseCommand => ({
  type: 'LightSeat',
  table: 1,
  lit: { seat, position: 1, activity, space: 'player' },
});

/** What went into the box of the table. */
const feesIn = (sum: number, event: HouseEvent): number => {
  if (event.type !== 'FundMoved' || event.fund.type !== 'FeesCollected') return sum;
  return sum + event.bookings.reduce((part, [, to, amount]) => part + (to.startsWith('drop-box:') ? amount : 0), 0);
};
