import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, hasPapers, type MemberDraft, NEW_DRAFT, papersOf } from './draft.ts';

const ZOE: MemberDraft = {
  ...NEW_DRAFT,
  idPaper: 'passport',
  name: ' Zoë Quintana ',
  born: '1980-05-17',
  isSeen: true,
};

const LACKING: readonly [lacks: Partial<MemberDraft>, why: string][] = [
  [{ idPaper: '' }, 'no kind of ID was chosen'],
  [{ name: '  ' }, 'no name'],
  [{ born: '' }, 'no birthday'],
  [{ isSeen: false }, 'nobody has looked at the ID'],
];
for (const [lacks, why] of LACKING) {
  test(`[CLB-2] papers are not ready: ${why}`, () => assert.equal(hasPapers({ ...ZOE, ...lacks }), false));
}

test('[CLB-2] an ID that was checked is sent as it is, and another person only when the desk says so', () => {
  assert.ok(hasPapers(ZOE));
  assert.deepEqual(papersOf(ZOE), { name: 'Zoë Quintana', born: '1980-05-17' });
  assert.equal(papersOf({ ...ZOE, isNewPerson: true }).isNewPerson, true);
});

test('an empty field is left out of the form', () => {
  assert.deepEqual(formOf({ ...ZOE, email: ' zoe@example.org ', phone: '  ' }), {
    name: 'Zoë Quintana',
    born: '1980-05-17',
    idPaper: 'passport',
    mayMail: false,
    email: 'zoe@example.org',
  });
});
