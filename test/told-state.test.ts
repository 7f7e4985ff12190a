import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fund } from '#core/fund';
import { COMMAND_FIELDS, shapesOf } from '#core/house';
import { Member, Session, StaffMember, Station } from '#core/people';
import { list, object, record, Text, Whole } from '#core/shape';
import {
  Alarm,
  Award,
  Call,
  Draw,
  Drop,
  FloorCall,
  FloorSeat,
  FloorTable,
  Holder,
  Lit,
  Lock,
  Notice,
  Offered,
  Promotion,
  Review,
  RoundBettor,
  Seated,
  Table,
  TableGame,
  TableRound,
} from '#core/state';
import { type Noun, nounOf, nounsIn, nounsOf } from './tidy/told-state.ts';

/** Everything that a house keeps. */
const NOUNS: readonly Noun[] = [
  ...Object.entries({ Table, TableGame, TableRound, Seated, RoundBettor, Lit, FloorTable, FloorSeat }),
  ...Object.entries({ Call, Lock, Review, Award, Alarm, FloorCall, Notice, Offered, Drop, Fund }),
  ...Object.entries({ Promotion, Holder, Member, StaffMember, Session, Station }),
  ...Object.entries(Draw.members).map(([type, fields]) => [`a ${type} draw`, { fields }] as const),
].map(([name, { fields }]) => nounOf(name, fields));

/** Commands that say something for the first time: before them the house cannot know it. */
const SAY_IT_FIRST: readonly (readonly [command: string, noun: string, why: string])[] = [
  ['OpenTable', 'TableGame', 'what is dealt is posted when the table opens'],
  ['ChangeGame', 'TableGame', 'another game is posted'],
  ['DrawPlan', 'TableGame', 'what each table is to deal when the room opens'],
  ['SeatPlayer', 'Seated', 'somebody sits down'],
  ['LightSeat', 'Lit', 'a fee was put down'],
  ['ClearSeat', 'Lit', 'which fee was taken back'],
];

const firstSaid = (command: string): readonly string[] =>
  SAY_IT_FIRST.filter(([name]) => name === command).map(([, noun]) => noun);

for (const [type, fields] of Object.entries(COMMAND_FIELDS)) {
  test(`[ARC-15] ${type} does not tell the house what it knows`, () => {
    const known = [...nounsOf(fields, NOUNS)].filter(noun => !firstSaid(type).includes(noun));
    assert.deepEqual(
      known.map(noun => `${type} tells the house of a ${noun}, which the house keeps itself`),
      [],
    );
    assert.deepEqual(
      firstSaid(type).filter(noun => !nounsOf(fields, NOUNS).has(noun)),
      [],
    );
  });
}

for (const [name, command] of shapesOf('command')) {
  test(`[ARC-15] what a running ${name} is asked does not tell the house what it knows`, () => {
    assert.deepEqual([...nounsIn(command, NOUNS)], []);
  });
}

test('[ARC-15] a command that tells of tables, seats and people is found, however deep they are', () => {
  const told = nounsOf({ tables: list(FloorTable), people: record(Text, Holder) }, NOUNS);
  assert.deepEqual([...told], ['TableGame', 'FloorTable', 'FloorSeat', 'Holder']);
  const copied = object({ ...Member.fields, more: Whole });
  assert.deepEqual([...nounsOf({ of: object({ member: copied }) }, NOUNS)], ['Member']);
  assert.deepEqual([...nounsOf({ table: Whole, seat: Whole, member: Text }, NOUNS)], []);
});
