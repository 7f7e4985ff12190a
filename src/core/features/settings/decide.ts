import { accept, defined, type Refusal } from '#core/base';
import {
  type Context,
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
import { gamingDayOf, houseClock } from '#core/time';
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
    const objection = asked.map(one => objectionTo(house, one, context)).find(one => one !== undefined);
    if (objection !== undefined) return objection;
    const { accepted } = house.keptSettings ?? NO_SETTINGS;
    const changes = asked.map(({ setting, is }) => ({ setting, ...defined({ was: accepted[setting], is }) }));
    const people = twoPeople(context, 'SEA-6; REG-A2');
    if (!people.ok) return people;
    return accept({ type: 'SettingsChanged', at: momentText(context.now), changes, by: people.value });
  },
};

type Asked = { readonly setting: string; readonly is?: string };

const objectionTo = (house: HouseView, { setting: name, is }: Asked, context: Context) => {
  const { accepted, file, waiting } = house.keptSettings ?? NO_SETTINGS;
  const one = settingNamed(name);
  if (one === undefined) return refuse('no-such-setting', { setting: name, known: SETTING_NAMES }, 'SEA-6');
  const setting = settingWord(name);
  if (is === accepted[name] && !Object.hasOwn(waiting, name)) return refuse('setting-as-before', { setting }, 'SEA-6');
  if (one.isOfFiles === true) {
    const isFromFile = is === accepted[name] || is === file[name];
    return isFromFile ? undefined : refuse('setting-of-files', { setting }, 'SEA-6');
  }
  if (!fitsSetting(one, is)) return refuse('setting-wrong', { setting, value: is ?? '–' }, 'SEA-6');
  return SPECIAL[name]?.(house, JSON.parse(is ?? 'null'), context);
};

type Special = (house: HouseView, value: unknown, context: Context) => Refusal | undefined;

/** What a value has to keep to besides its shape, which has been held. OPH-11 */
const SPECIAL: Readonly<Record<string, Special>> = {
  clock: (house, value, { now }) => {
    const clock = houseClock(value as { readonly zone: string; readonly dayStartsAt: string });
    if (!clock.ok) return clock;
    if (house.day !== undefined) return refuse('clock-with-day-open', { day: { moment: house.day } }, 'OPH-11');
    // No day is lost, and none comes twice.
    const [was, is] = [house.settings.clock, clock.value].map(one => gamingDayOf(one, now).toString());
    const facts = { was: { moment: was! }, is: { moment: is! } };
    return was === is ? undefined : refuse('clock-moves-day', facts, 'OPH-11');
  },
  approvals: ({ settings, offerings }, value) => {
    if (value === 'all') return undefined;
    const ids = value as readonly string[];
    const unknown = ids.filter(id => !settings.activities.some(one => one.id === id));
    if (unknown.length > 0) return refuse('approval-not-in-book', { approvals: unknown }, 'RBK-18');
    const stillOffered = [...offerings.values()].filter(
      ({ activity, state }) =>
        state !== 'ended' && !ids.includes(activity) && settings.own?.includes(activity) !== true,
    );
    const names = stillOffered.map(
      ({ activity }) => settings.activities.find(({ id }) => id === activity)?.name ?? activity,
    );
    return names.length === 0 ? undefined : refuse('approval-still-offered', { activities: names }, 'RBK-18');
  },
};
