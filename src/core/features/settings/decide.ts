import { accept, defined } from '#core/base';
import {
  type Deciders,
  fitsSetting,
  type HouseView,
  isLooser,
  momentText,
  NO_SETTINGS,
  SETTING_NAMES,
  settingNamed,
  twoPeople,
} from '#core/state';
import { isGoverned } from '../people/index.ts';
import { refuse, settingWord } from './refusals.ts';
import type { SettingsCommand, SettingsEvent } from './shape.ts';

/** How the house is set up: what a file says, and what two people have accepted. SEA-6 */
export const SETTINGS_COMMANDS: Deciders<SettingsCommand, SettingsEvent> = {
  ReadSettings: (house, { values }, { now }) => {
    const { accepted, file } = house.keptSettings ?? NO_SETTINGS;
    const names = [...new Set([...Object.keys(values), ...Object.keys(file)])].sort();
    const changes = names
      .filter(name => values[name] !== file[name])
      .map(setting => {
        const [was, is] = [accepted[setting], values[setting]];
        // What a new house is set up with is accepted by whoever makes it: nobody else is there.
        const waits = house.keptSettings !== undefined && isGoverned(house) && isLooser(setting, was, is);
        return { setting, ...defined({ was, is, waits: waits || undefined }) };
      });
    return changes.length === 0 && house.keptSettings !== undefined
      ? accept()
      : accept({ type: 'SettingsRead', at: momentText(now), changes });
  },

  SealRecords: (house, { records }, { now }) =>
    house.recordsSealedAt === undefined ? accept({ type: 'RecordsSealed', at: momentText(now), records }) : accept(),

  NoteProgram: ({ program }, { fingerprint, changed, change }, { now }) => {
    const isSame = program?.fingerprint === fingerprint && String(program.changed) === String(changed);
    if (isSame) return accept();
    const was = program?.fingerprint === fingerprint ? undefined : program?.fingerprint;
    const others = changed.length === 0 ? undefined : changed;
    const more = defined({ was, changed: others, change });
    return accept({ type: 'ProgramNoted', at: momentText(now), fingerprint, ...more });
  },

  ChangeSettings: (house, { changes: asked }, context) => {
    const objection = asked.map(one => objectionTo(house, one)).find(one => one !== undefined);
    if (objection !== undefined) return objection;
    const { accepted } = house.keptSettings ?? NO_SETTINGS;
    const changes = asked.map(({ setting, is }) => ({ setting, ...defined({ was: accepted[setting], is }) }));
    const people = twoPeople(context, 'SEA-6; REG-A2');
    if (!people.ok) return people;
    return accept({ type: 'SettingsChanged', at: momentText(context.now), changes, by: people.value });
  },
};

const objectionTo = (
  { keptSettings = NO_SETTINGS }: HouseView,
  { setting: name, is }: { readonly setting: string; readonly is?: string },
) => {
  const { accepted, file, waiting } = keptSettings;
  const one = settingNamed(name);
  if (one === undefined) return refuse('no-such-setting', { setting: name, known: SETTING_NAMES }, 'SEA-6');
  const setting = settingWord(name);
  if (is === accepted[name] && !Object.hasOwn(waiting, name)) return refuse('setting-as-before', { setting }, 'SEA-6');
  if (one.isOfFiles === true) {
    const isFromFile = is === accepted[name] || is === file[name];
    return isFromFile ? undefined : refuse('setting-of-files', { setting }, 'SEA-6');
  }
  return fitsSetting(one, is) ? undefined : refuse('setting-wrong', { setting, value: is ?? '–' }, 'SEA-6');
};
