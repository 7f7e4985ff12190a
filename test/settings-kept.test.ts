import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseFrom, houseText, type Settings, settingTexts } from '#core/house';
import { dollars } from '#core/money';
import { isOurs } from '#core/state';
import { type SettingView, viewOf } from '#core/views';
import { Room, SETTINGS } from './house/room.ts';

/** A house with two people who can accept settings, as its files said at its first start. */
const governed = (settings: Settings = SETTINGS): Room => {
  const room = new Room();
  room.do({ type: 'EngagePerson', person: 'ada', roles: ['administrator'], department: 'systems' });
  room.do({ type: 'EngagePerson', person: 'con', roles: ['compliance'], department: 'compliance' });
  room.do({ type: 'ReadSettings', values: settingTexts(settings) });
  return room;
};
const reads = (room: Room, settings: Settings) => room.do({ type: 'ReadSettings', values: settingTexts(settings) });

const LOOSE: Settings = {
  ...SETTINGS,
  secondPersonFrom: dollars(999_999),
  sealFrom: dollars(100),
  staff: { ...SETTINGS.staff, secondWithinMinutes: 200 },
};

test('[S11] [SEA-6] a file with a looser limit changes nothing until two people accept it; a tighter one holds at once', () => {
  const room = governed();
  const [read] = reads(room, LOOSE);
  assert.deepEqual(read?.type === 'SettingsRead' && read.changes, [
    { setting: 'sealFrom', was: '50000', is: '10000' },
    { setting: 'secondPersonFrom', was: '60000', is: '99999900', waits: true },
    { setting: 'secondWithinMinutes', was: '15', is: '200', waits: true },
  ]);
  assert.equal(room.house.settings.secondPersonFrom, SETTINGS.secondPersonFrom, 'it waits');
  assert.equal(room.house.settings.staff.secondWithinMinutes, 15);
  assert.equal(room.house.settings.sealFrom, dollars(100), 'a tighter one does not');

  const change = { type: 'ChangeSettings', changes: [{ setting: 'secondPersonFrom', is: '99999900' }] } as const;
  assert.equal(room.refused(change).code, 'second-person-missing');
  const [changed] = room.both(change);
  assert.deepEqual(changed?.type === 'SettingsChanged' && [changed.changes, changed.by], [
    [{ setting: 'secondPersonFrom', was: '60000', is: '99999900' }],
    ['ann', 'bo'],
  ]);
  assert.equal(room.house.settings.secondPersonFrom, dollars(999_999));
  assert.deepEqual(room.house.keptSettings?.waiting, { secondWithinMinutes: '200' });
  assert.deepEqual(reads(room, LOOSE), [], 'the next start finds nothing new');
});

test('[S11] [SEA-6] what two people have set holds over every start and snapshot, whatever the file says still', () => {
  const room = governed();
  room.both({ type: 'ChangeSettings', changes: [{ setting: 'secondPersonFrom', is: '30000' }] });
  assert.deepEqual(reads(room, SETTINGS), [], 'the file is as it was');
  assert.equal(room.house.settings.secondPersonFrom, dollars(300));
  const kept = houseFrom(SETTINGS, houseText(room.house));
  assert.equal(kept.settings.secondPersonFrom, dollars(300));
  assert.deepEqual(settingTexts(kept.settings), settingTexts(room.house.settings));
});

test("[S11] [SEA-6] a house's own activity stays as it was accepted, and a new one waits for two people", () => {
  const [first, second] = SETTINGS.activities;
  const own = { ...first!, id: 'own-1', key: 'own-1' };
  const base: Settings = { ...SETTINGS, activities: [second!, own], own: ['own-1'] };
  const room = governed(base);
  room.house = { ...room.house, settings: base };
  const other = { ...own, name: 'Another name' };
  const added = { ...own, id: 'own-2', key: 'own-2' };
  reads(room, { ...base, activities: [second!, other, added], own: ['own-1', 'own-2'] });
  const names = () => room.house.settings.activities.map(({ id, name }) => [id, name]);
  const before = [
    [second!.id, second!.name],
    ['own-1', own.name],
  ];
  assert.deepEqual(names(), before);
  const fromFiles = houseFrom(
    { ...base, activities: [second!, other, added], own: ['own-1', 'own-2'] },
    houseText(room.house),
  );
  assert.deepEqual(
    Object.fromEntries(fromFiles.settings.activities.map(({ id, name }) => [id, name])),
    Object.fromEntries(before),
    'the files do not count',
  );
  const { waiting } = room.house.keptSettings!;
  const changes = Object.entries(waiting).map(([setting, is]) => ({ setting, is }));
  assert.deepEqual(
    changes.map(({ setting }) => setting),
    ['activity.own-1', 'activity.own-2'],
  );
  const invented = JSON.stringify({ ...own, name: 'Invented' });
  assert.equal(
    room.refused({ type: 'ChangeSettings', changes: [{ setting: 'activity.own-1', is: invented }] }).code,
    'setting-of-files',
  );
  room.both({ type: 'ChangeSettings', changes });
  assert.deepEqual(
    names().map(([, name]) => name),
    [second!.name, 'Another name', own.name],
  );
});

test('[SEA-6] in a house that one person alone can run, its files are taken as they are', () => {
  const room = new Room();
  reads(room, SETTINGS);
  reads(room, LOOSE);
  assert.equal(room.house.settings.secondPersonFrom, dollars(999_999));
});

const change = (name: string, is?: string) =>
  ({ type: 'ChangeSettings', changes: [{ setting: name, ...(is !== undefined && { is }) }] }) as const;

test('[OPH-11] address, license and what one may verify and pay alone are set by two people, and told with what was before', () => {
  const room = governed({ ...SETTINGS, verifierPays: { below: dollars(100), inDay: dollars(500) } });
  room.both(change('address', '"100 Harbor Drive"'));
  room.both(change('address', '"200 Harbor Drive"'));
  room.both(change('verifierPays', '{"below":20000,"inDay":90000}'));
  const { address, verifierPays } = room.house.settings;
  assert.deepEqual([address, verifierPays], ['200 Harbor Drive', { below: dollars(200), inDay: dollars(900) }]);
  const view = viewOf('settings').part(room.house, 'address') as SettingView;
  assert.deepEqual(
    [view.is, view.last?.was, view.last?.by],
    ['"200 Harbor Drive"', '"100 Harbor Drive"', ['ann', 'bo']],
  );
  room.both(change('address'));
  assert.equal(room.house.settings.address, undefined, 'a house may do without');
  assert.equal(room.refused(change('address', '""')).code, 'setting-wrong');
  assert.equal(room.refused(change('verifierPays', '{"below":-1,"inDay":1}')).code, 'setting-wrong');
  assert.equal(room.refused(change('logo', '"../../etc/passwd"')).code, 'setting-wrong');
});

test('[OPH-11] the clock changes between two days only, and never so that a day is lost or comes twice', () => {
  const room = governed();
  room.both(change('clock', '{"dayStartsAt":"08:00","zone":"America/Denver"}'));
  assert.equal(room.house.settings.clock.zone, 'America/Denver');
  assert.equal(room.refused(change('clock', '{"dayStartsAt":"08:00","zone":"Nowhere/Here"}')).code, 'unknown-zone');
});

test('[RBK-18] [OPH-11] an approval is added by two people, and offered then', () => {
  const [one, other] = SETTINGS.activities.map(({ id }) => id);
  const room = governed({ ...SETTINGS, approvals: [one!] });
  assert.equal(isOurs(room.house.settings, other!), false);
  room.both(change('approvals', JSON.stringify([one, other])));
  assert.equal(isOurs(room.house.settings, other!), true);
  assert.equal(room.refused(change('approvals', '[]')).code, 'setting-wrong');
});
