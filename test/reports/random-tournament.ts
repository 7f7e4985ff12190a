import type { Seeded } from '#core/base';
import type { House, HouseCommand } from '#core/house';
import { PAYMENT_METHODS, stillIn, type Tournament, type TournamentCommand } from '#core/mechanisms/tournament';
import { dollars } from '#core/money';

type Playing = {
  readonly random: Seeded;
  readonly house: () => House;
  readonly ask: (command: HouseCommand) => boolean;
  readonly one: <Thing>(things: readonly Thing[]) => Thing;
};

export const TOURNAMENTS = 'GETR-000056';
const PROMOTION = 'nightly';

const STRUCTURE = {
  buyIn: dollars(60),
  entryFee: dollars(15),
  chips: 3_000,
  levels: [{ type: 'level', minutes: 600, smallBlind: 25, bigBlind: 50 }],
  rebuy: { price: dollars(40), limit: 2, chips: 3_000 },
  reEntry: { limit: 1 },
  payout: { type: 'percent', percents: [70, 30] },
} as const;

/** One event from its opening to its end, with what is bought, taken back, withheld and sometimes canceled. */
export const atTournament = (room: Playing): void => {
  const posted = { structure: STRUCTURE };
  room.ask({ type: 'OpenPromotion', promotion: PROMOTION, activity: TOURNAMENTS, mechanism: 'tournament', posted });
  const run = (command: TournamentCommand): boolean =>
    room.ask({ type: 'RunPromotion', promotion: PROMOTION, mechanism: 'tournament', command });
  const isAbout = (times: number): boolean => room.random.below(times) === 0;
  const members = [...room.house().members.keys()].slice(0, 2);
  const players = [...members, ...Array.from({ length: 3 + room.random.below(4) }, (_, n) => `p${n}`)];
  run({ type: 'OpenSignUps' });
  for (const player of players) run({ type: 'RegisterPlayer', player, entry: room.one(['paid', 'paid', 'won']) });
  run({ type: 'AddTable', table: 1, seats: 9 });
  run({ type: 'StartClock' });
  for (const player of players) {
    if (isAbout(3)) run({ type: 'Rebuy', player });
    if (isAbout(8)) run({ type: 'BackOutPurchase', player, what: 'rebuy', reason: 'misheard' });
    if (isAbout(6)) run({ type: 'UnregisterPlayer', player, reason: 'went home' });
  }
  if (isAbout(4)) run({ type: 'CancelTournament', reason: 'the power failed' });
  run({ type: 'CloseEntries' });
  for (const player of players.slice(1)) run({ type: 'EliminatePlayers', out: [{ player, by: [], chips: 100 }] });
  const left = tournamentIn(room.house());
  if (left !== undefined && stillIn(left).length > 1) run({ type: 'AgreeDeal', players: stillIn(left) });
  for (const player of players) {
    if (members.includes(player)) room.ask({ type: 'ExcludeMember', member: player, kind: 'by-the-house' });
    run({ type: 'PayPlayer', player, showsId: true, method: room.one(PAYMENT_METHODS) });
    if (isAbout(5)) run({ type: 'BackOutPayment', player, reason: 'wrong player' });
    run({ type: 'PayPlayer', player, showsId: true });
    run({ type: 'WithholdPrize', player });
  }
  for (let signing = 0; signing < 12; signing++) run({ type: 'SignLog' });
  room.ask({ type: 'EndPromotion', promotion: PROMOTION, reason: 'played' });
};

const tournamentIn = ({ promotions }: House): Tournament | undefined => {
  const found = promotions.get(PROMOTION);
  return found?.mechanism === 'tournament' ? found.state : undefined;
};
