import { answer, defined } from '#core/base';
import type { HouseCommand, HouseEvent } from '#core/house';
import { collectionOf } from '#core/rulebook';
import { CollectionScenario, kindOf, promotionOf } from '../conformance/index.ts';
import { giveAll } from './give-all.ts';

/** Kind `collection`: what Start Game takes at a table where everybody plays, and every optional fee is there. */
export const collection = kindOf(
  CollectionScenario,
  async ({ activity, game, betMin, betMax, ...given }, journal, expect) => {
    const started = await journal.scene.start(promotionOf(activity, {}));
    if (!started.ok) return started;
    const { positions, playerDealer: hasBank } = given;
    const limits = defined({ betMin, betMax });
    const due = collectionOf(activity, { game, positions, hasPlayerDealer: hasBank, ...limits });
    const bank = hasBank ? positions + 1 : undefined;
    const seats = Array.from({ length: bank ?? positions }, (_, place) => place + 1);
    const lit = seats.filter(seat => due.ok && due.value.optional && seat !== bank);
    const commands: readonly HouseCommand[] = [
      { type: 'OpenTable', table: 1, plays: { game, isLive: true, isTournament: false, ...limits } },
      ...seats.map(seat => ({ type: 'SeatPlayer', table: 1, seated: { ...PLAYER, seat } }) as const),
      ...lit.map(
        seat =>
          ({
            type: 'LightSeat',
            table: 1,
            lit: { seat, position: 1, activity: activity.id, space: 'player' },
          }) as const,
      ),
      { type: 'StartGame', table: 1, ...defined({ playerDealer: bank }) },
    ];
    const refused = await giveAll(journal.ask, commands);
    if (refused !== undefined) return refused;
    const total = journal.events.reduce(feesIn, 0);
    // Nothing is taken where the approval has no fee for such a table.
    if (expect['refused'] === true && total === 0 && !due.ok) return due;
    const { seats: shown = [] } = await journal.shown('table.1');
    const payers = shown.filter(({ inRound }) => (inRound?.fees.length ?? 0) > 0);
    return answer({ total, payers: payers.length });
  },
);

const PLAYER = { position: 1, player: { type: 'anonymous' }, role: 'player' } as const;

/** What went into the box of the table. */
const feesIn = (sum: number, event: HouseEvent): number => {
  if (event.type !== 'FundMoved' || event.fund.type !== 'FeesCollected') return sum;
  return sum + event.bookings.reduce((part, [, to, amount]) => part + (to.startsWith('drop-box:') ? amount : 0), 0);
};
