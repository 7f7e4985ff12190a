import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Likeness, likenessOf, watchFor } from './likeness.ts';

const BORN = '1973-02-22';

const CASES: readonly [one: string, other: string, likeness: Likeness, why: string, born?: string][] = [
  ['Xavier Moreau', 'XAVIER MOREAU', 'same', 'capitals'],
  ['Xavier Moreau', 'Xavier J. Moreau', 'same', 'a middle initial'],
  ['Xavier Moreau', 'MOREAU XAVIER', 'same', 'the order of a passport'],
  ['Xavier Moreau', 'Moreau, Xavier Jean', 'same', 'a second given name'],
  ['José García López', 'Jose Garcia-Lopez', 'same', 'accents and a hyphen'],
  ['Nguyễn Văn Đức', 'Duc Van Nguyen', 'same', 'Vietnamese letters'],
  ['Jürgen Müller', 'Juergen Mueller', 'same', 'umlauts spelled with an e'],
  ['Алексей Иванов', 'Aleksei Ivanov', 'same', 'another alphabet'],
  ["Sean O'Brien", 'Sean OBrien', 'same', 'an apostrophe'],
  ['Maria de la Cruz', 'Maria Delacruz', 'same', 'particles joined'],
  ['Mary Ann Lee', 'Maryann Lee', 'same', 'given names joined'],
  ['Արամ Պետրոսյան', 'Aram Petrosyan', 'same', 'Armenian letters'],
  ['김민수', 'Gim Min Su', 'same', 'Korean letters, in one word'],
  ['김민수', 'Kim Min-soo', 'near', 'Korean in another spelling'],
  ['Aram Petrosyan', 'Aram Petrossian', 'near', 'Armenian in another spelling'],
  ['Zhang Wei', 'Cheung Wei', 'near', 'a Chinese name as it is said in Cantonese'],
  ['Mohammed Khan', 'Muhamad Khan', 'near', 'an Arabic name in another spelling'],
  ['Wang Xiaoming', 'Xiao Ming Wang', 'same', 'a Chinese given name in two'],
  ['William Porter', 'Bill Porter', 'same', 'a short form'],
  ['William Porter Jr.', 'William Porter', 'same', 'a suffix'],
  ['Xavier Moreau', 'X. Moreau', 'near', 'an initial for the given name'],
  ['Xavier Moreau', 'Xavier Morreau', 'near', 'a letter too many'],
  ['Xavier Moreau', 'Xaiver Moreau', 'near', 'letters swapped'],
  ['Katarzyna Kowalska', 'Kataryzna Kowalski', 'near', 'two slips'],
  ['Stephanie Phillips', 'Stefanie Filips', 'near', 'written as it sounds'],
  ['Maria Garcia Lopez', 'Maria Elena Garcia', 'near', 'another of several names'],
  ['Anna Petersen', 'Anna Schmidt', 'near', 'a new family name'],
  ['Xavier Moreau', 'Xavier Moreau', 'near', 'day and month of the birthday swapped', '1973-22-02'],
  ['Xavier Moreau', 'Xavier Moreau', 'near', 'one digit of the birthday wrong', '1973-02-23'],
  ['Xavier Moreau', 'Xavier Moreau', 'other', 'a namesake', '1981-07-30'],
  ['Xavier Moreau', 'Xavier Morton', 'other', 'another name, and a birthday like it', '1973-02-23'],
  ['Xavier Moreau', 'Denise Carter', 'other', 'nothing but the birthday'],
  ['Do Minh', 'Tran Minh', 'near', 'a common given name doesn’t decide by itself'],
];
for (const [one, other, likeness, why, born = BORN] of CASES) {
  test(`[CLB-2] ${one} and ${other} are ${likeness}: ${why}`, () => {
    assert.equal(likenessOf({ name: one, born: BORN }, { name: other, born }), likeness);
    assert.equal(likenessOf({ name: other, born }, { name: one, born: BORN }), likeness, 'either way');
  });
}

test('[CLB-2] two papers with the same document number are of one person, whatever else they say', () => {
  const married = { name: 'Anna Schmidt', born: BORN, document: 'x' };
  assert.equal(likenessOf({ name: 'Denise Carter', born: '1981-07-30', document: 'x' }, married), 'same');
  assert.equal(likenessOf({ name: 'Denise Carter', born: '1981-07-30', document: 'y' }, married), 'other');
});

test('[CLB-2] who is looked for is found as by comparing with each, also by the document', () => {
  const people = [
    { name: 'Xavier Moreau', born: BORN },
    { name: 'Xavier Morreau', born: '1973-02-23', document: 'd' },
    { name: 'Denise Carter', born: '1981-07-30' },
  ];
  const watch = watchFor(people);
  assert.deepEqual(watch({ name: 'MOREAU XAVIER', born: BORN }), { person: people[0], likeness: 'same' });
  assert.deepEqual(watch({ name: 'Xavier Moreau', born: '1973-22-02' }), { person: people[0], likeness: 'near' });
  assert.deepEqual(watch({ name: 'Somebody Else', born: '1990-01-01', document: 'd' }), {
    person: people[1],
    likeness: 'same',
  });
  assert.equal(watch({ name: 'Denise Carter', born: '1981-09-30' })?.likeness, 'near');
  assert.equal(watch({ name: 'Denise Carter', born: '1982-09-30' }), undefined);
});
