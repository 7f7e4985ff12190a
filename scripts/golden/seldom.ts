import type { CommandIn, HouseCommand } from '#core/house';
import type { Structure } from '#core/mechanisms/tournament';
import { dollars } from '#core/money';
import { sitAt21, yearsWon } from '../../test/house/paid-collections.ts';
import { opening, promotionRoom } from '../../test/house/promotions.ts';
import { offeringOf, openRoom, openSensorRoom, SENSOR } from '../../test/house/room.ts';
import { asking } from '../../test/walks/walk.ts';

const EVENT = 'GETR-000056';
const STRUCTURE: Structure = {
  buyIn: dollars(60),
  entryFee: dollars(15),
  chips: 3_000,
  levels: [25, 50].map(small => ({ type: 'level', minutes: 600, smallBlind: small, bigBlind: 2 * small }) as const),
  rebuy: { price: dollars(40), limit: 2, chips: 3_000 },
  reEntry: { limit: 1 },
  payout: { type: 'percent', percents: [70, 30] },
};
const PLAYERS = ['ana', 'ben', 'm-1'];

/** What happens at the desk of a tournament on a bad day, most of it taken back. */
const badDay: readonly CommandIn<'tournament'>[] = [
  { type: 'ChangeStructure', structure: { ...STRUCTURE, name: 'Nightly' } },
  { type: 'OpenSignUps' },
  ...PLAYERS.map(player => ({ type: 'RegisterPlayer', player, entry: 'paid' }) as const),
  { type: 'AddTable', table: 1, seats: 9 },
  { type: 'SetButton', table: 1, seat: 4 },
  { type: 'StartClock' },
  { type: 'PauseClock' },
  { type: 'CorrectClock', step: 1, remainingSeconds: 60 },
  { type: 'StartClock' },
  { type: 'CallDealer', table: 1, reason: 'a misdeal' },
  { type: 'AnswerDealerCall', table: 1 },
  { type: 'GivePenalty', player: 'ana', sort: { type: 'away', minutes: 10 }, reason: 'a phone at the table' },
  { type: 'LiftPenalty', penalty: 1, reason: 'it was not hers' },
  { type: 'Rebuy', player: 'ana' },
  { type: 'BackOutPurchase', player: 'ana', what: 'rebuy', reason: 'misheard' },
  { type: 'EliminatePlayers', out: [{ player: 'ben', by: ['ana'], chips: 3_000 }] },
  { type: 'UndoElimination', reason: 'the pot was split' },
  { type: 'EliminatePlayers', out: [{ player: 'ben', by: ['ana'], chips: 3_000 }] },
  { type: 'ReEnter', player: 'ben' },
  { type: 'ColourUp', small: 25, large: 100, holdings: [{ player: 'ana', small: 6, rest: 2_850 }] },
  { type: 'UndoColourUp', reason: 'the chips are still needed' },
  { type: 'CloseEntries' },
  { type: 'EliminatePlayers', out: [{ player: 'ben', by: ['ana'], chips: 3_000 }] },
  { type: 'AgreeDeal', players: ['ana', 'm-1'] },
  { type: 'CancelDeal', reason: 'one would rather play' },
  { type: 'EliminatePlayers', out: [{ player: 'm-1', by: ['ana'], chips: 3_000 }] },
];

const OWNER = { id: 'p-1', role: 'compliance' };

/** Rooms with what no other room does. Witnesses of rooms see these too. */
export const seldomSeen = (): void => {
  const room = promotionRoom(offeringOf(EVENT, {}));
  const both = (command: HouseCommand): unknown => room.both(command);
  both({ type: 'EnrollMember', member: 'm-1', idPaper: 'passport', mayMail: true });
  both({ type: 'TakeMailingList', members: 1 });
  both({ type: 'EngagePerson', person: 'p-1', roles: ['administrator'], department: 'systems' });
  both({ type: 'SealRecovery', mark: 'the first code' });
  both({ type: 'Recover', person: 'p-1', mark: 'the first code', next: 'the second code' });
  both(opening(EVENT, 'tournament', { structure: STRUCTURE }));
  for (const command of badDay) room.both(asking(EVENT, 'tournament')(command), { chance: () => [7, 9] });
  both({ type: 'ExcludeMember', member: 'm-1', kind: 'by-the-house' });
  both(asking(EVENT, 'tournament')({ type: 'WithholdPrize', player: 'm-1' }));
  both(asking(EVENT, 'tournament')({ type: 'PayPlayer', player: 'ana', showsId: true }));

  const pots = openRoom();
  pots.do({ type: 'StartGame', table: 7 });
  pots.do({ type: 'CountPot', table: 7, pot: dollars(60) });

  const table = 8;
  const lit = { seat: 1, position: 1, activity: SENSOR, space: 'player' } as const;
  const sensors = openSensorRoom();
  sensors.do({ type: 'LightSeat', table, lit });
  sensors.do({ type: 'ClearSeat', table, lit });

  const years = yearsWon();
  sitAt21(years, 3, 'm-1');
  for (const amount of [8, 9])
    years.do({ type: 'PayCollection', award: 1, table: 21, seat: 3, amount: dollars(amount) });
  years.both({ type: 'BackOutCollection', award: 1, number: 2, reason: 'entered twice' });
  years.do({ type: 'LetTimePass' }, { at: '2027-03-02T15:00:00Z' });

  const people = openRoom();
  const engage = (person: string) =>
    people.both({ type: 'EngagePerson', person, roles: ['compliance'], department: 'compliance', mark: 'a' });
  for (const person of ['p-1', 'p-2']) engage(person);
  people.both({ type: 'ChangeRecord', person: 'p-1', mark: 'b' });
  people.both({ type: 'EnrollStation', station: 'floor-1', kind: 'floor', keyHash: 'h' });
  for (let wrong = 0; wrong < 20; wrong++) people.both({ type: 'FailSignOn', station: 'floor-1' });
  people.both({ type: 'NoteProgram', fingerprint: 'a', changed: [] });
  people.both({ type: 'NoteProgram', fingerprint: 'b', changed: ['src/main.ts'] });
  people.both({ type: 'SealRecords', records: 2 });
  people.both({ type: 'ReadSettings', values: { sealFrom: '50000', secondWithinMinutes: '15' } });
  people.both({ type: 'ReadSettings', values: { sealFrom: '40000', secondWithinMinutes: '60' } });
  people.both({ type: 'ChangeSettings', changes: [{ setting: 'secondWithinMinutes', is: '60' }] });
  people.both({ type: 'AnswerSignOnAlarm', found: 'a new badge printer' });
  people.both({ type: 'RenewStationKey', station: 'floor-1', keyHash: 'i' }, { at: '2026-04-10T18:00:00Z' });
  people.both({ type: 'TakeStationKey', station: 'floor-1' });
  people.both({ type: 'AddPasskey', passkey: 'k', key: 'spki', host: 'houseway.lan' }, { actor: OWNER });
  people.both({ type: 'RemovePasskeys', person: 'p-1' });
};
