import { assert, canonicalJson } from '#core/base';
import { Money } from '#core/money';
import { OFFERED_KINDS } from '#core/people';
import type { Activity } from '#core/rulebook';
import {
  anything,
  either,
  exactly,
  fromJson,
  list,
  number,
  object,
  type Shape,
  Text,
  text,
  whole,
  yes,
} from '#core/shape';
import { formatTime, houseClock, parseTime } from '#core/time';
import { clockText } from './moments.ts';
import type { Settings, VerifierPays } from './settings.ts';

/** Settings by name, each as canonical JSON; what is absent is not set. */
export type SettingTexts = Readonly<Record<string, string>>;

/** The last time that two people changed a setting: what it was before, when, and who. */
export type SettingChange = { readonly was?: string; readonly at: string; readonly by: readonly string[] };

/** What was accepted, which holds whatever a file says; what the file said last; what of it waits for two people. */
export type KeptSettings = {
  readonly accepted: SettingTexts;
  readonly file: SettingTexts;
  readonly waiting: SettingTexts;
  readonly changed?: Readonly<Record<string, SettingChange>>;
};

export const NO_SETTINGS: KeptSettings = { accepted: {}, file: {}, waiting: {} };

/** One value of a house's set-up: where it is, and which change of it lets more happen than before. */
type Setting = {
  readonly shape: Shape<unknown>;
  readonly of: (settings: Settings) => unknown;
  readonly put: (settings: Settings, value: unknown) => Settings;
  readonly isLooser: (was: unknown, is: unknown) => boolean;
  /** It comes from files alone: people accept it, and enter no other value. */
  readonly isOfFiles?: true;
  /** A house may do without. */
  readonly isOptional?: true;
};
type Written<Value> = Omit<Setting, 'shape' | 'of' | 'put' | 'isLooser'> & {
  readonly shape: Shape<NonNullable<Value>>;
  readonly of: (settings: Settings) => Value;
  readonly put: (settings: Settings, value: Value) => Settings;
  readonly isLooser: (was: Value, is: Value) => boolean;
};
const setting = <Value>(one: Written<Value>): Setting => one as unknown as Setting; // Its shape is held first.

const higher = (was: number | undefined, is: number | undefined): boolean =>
  (is ?? Number.POSITIVE_INFINITY) > (was ?? Number.POSITIVE_INFINITY);
const never = (): boolean => false;
const always = (): boolean => true;

const amountFrom = (name: 'secondPersonFrom' | 'sealFrom') =>
  setting({
    shape: Money,
    of: settings => settings[name],
    put: (settings, value) => ({ ...settings, [name]: value }),
    isLooser: higher,
  });

const ofStaff = <Name extends Exclude<keyof Settings['staff'], 'signOffAfterMinutes'>>(
  name: Name,
  shape: Shape<Settings['staff'][Name]>,
  isLooser: (was: Settings['staff'][Name], is: Settings['staff'][Name]) => boolean,
) =>
  setting<Settings['staff'][Name]>({
    shape: shape as Shape<NonNullable<Settings['staff'][Name]>>, // None of them may be absent.
    of: ({ staff }) => staff[name],
    put: ({ staff, ...settings }, value) => ({ ...settings, staff: { ...staff, [name]: value } }),
    isLooser,
  });

const ofBounds = (
  name: 'feesMax' | 'roundSecondsMin',
  shape: Shape<number>,
  isLooser: (was?: number, is?: number) => boolean,
) =>
  setting<number | undefined>({
    shape,
    of: ({ bounds }) => bounds?.[name],
    put: ({ bounds, ...settings }, value) =>
      bounds === undefined || value === undefined
        ? { ...settings, ...(bounds === undefined ? {} : { bounds }) }
        : { ...settings, bounds: { ...bounds, [name]: value } },
    isLooser,
  });

const timeOfDay = (name: 'closesDayAt' | 'increasesAt') =>
  setting<string | undefined>({
    shape: text({ pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
    of: settings => settings[name] && formatTime(settings[name]),
    put: (settings, value) => {
      const { [name]: _, ...others } = settings;
      const time = value === undefined ? undefined : parseTime(value);
      return (time?.ok === true ? { ...others, [name]: time.value } : others) as Settings; // `increasesAt` has a time.
    },
    isLooser: never,
    ...(name === 'closesDayAt' && { isOptional: true }),
  });

const signOff = (kind: (typeof OFFERED_KINDS)[number]) =>
  setting({
    shape: whole({ min: 1, max: 720 }),
    of: ({ staff }) => staff.signOffAfterMinutes[kind],
    put: ({ staff, ...settings }, minutes) => ({
      ...settings,
      staff: { ...staff, signOffAfterMinutes: { ...staff.signOffAfterMinutes, [kind]: minutes } },
    }),
    isLooser: higher,
  });

/** What stands on papers and screens; a house may do without. */
const onPapers = (name: 'name' | 'address' | 'license' | 'logo', shape: Shape<string>) =>
  setting<string | undefined>({
    shape,
    of: settings => settings[name],
    put: (settings, value) => {
      const { [name]: _, ...others } = settings;
      return { ...others, ...(value === undefined ? {} : { [name]: value }) };
    },
    isLooser: never,
    isOptional: true,
  });

/** Every setting by its name, as in `house.json`. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  name: onPapers('name', text({ min: 1, max: 100 })),
  address: onPapers('address', text({ min: 1, max: 300 })),
  license: onPapers('license', text({ min: 1, max: 60 })),
  /** A picture in the folder of the house; one that the office has brought is called by its hash. */
  logo: onPapers('logo', text({ pattern: /^logo(-[0-9a-f]{16})?\.(png|jpg)$/ })),
  /** Days, claims and schedules are reckoned by it. */
  clock: setting<ReturnType<typeof clockText>>({
    shape: object({ zone: Text, dayStartsAt: Text }),
    of: ({ clock }) => clockText(clock),
    put: (settings, written) => {
      const clock = houseClock(written);
      assert(clock.ok, 'only a clock that was read is accepted');
      return { ...settings, clock: clock.value };
    },
    isLooser: always,
  }),
  increasesAt: timeOfDay('increasesAt'),
  closesDayAt: timeOfDay('closesDayAt'),
  secondPersonFrom: amountFrom('secondPersonFrom'),
  /** How much one person may both verify and pay. PPL-13 */
  verifierPays: setting<VerifierPays | undefined>({
    shape: object({ below: Money, inDay: Money }),
    of: ({ verifierPays }) => verifierPays,
    put: (settings, verifierPays) => (verifierPays === undefined ? settings : { ...settings, verifierPays }),
    isLooser: (was, is) => higher(was?.below, is?.below) || higher(was?.inDay, is?.inDay),
  }),
  sealFrom: amountFrom('sealFrom'),
  checklist: setting<readonly string[]>({
    shape: list(text({ min: 1 })),
    of: ({ checklist }) => checklist,
    put: (settings, checklist) => ({ ...settings, checklist }),
    isLooser: (was, is) => was.some(step => !is.includes(step)),
  }),
  feesMax: ofBounds('feesMax', whole({ min: 1 }), higher),
  roundSecondsMin: ofBounds('roundSecondsMin', number({ min: 0 }), (was = 0, is = 0) => is < was),
  secondFromOtherDepartment: ofStaff('secondFromOtherDepartment', yes, (was, is) => was && !is),
  secondWithinMinutes: ofStaff('secondWithinMinutes', whole({ min: 1, max: 240 }), higher),
  sessionHoursMax: ofStaff('sessionHoursMax', whole({ min: 1, max: 24 }), higher),
  pinAgainAfterMinutes: ofStaff('pinAgainAfterMinutes', whole({ min: 1, max: 60 }), higher),
  ...Object.fromEntries(OFFERED_KINDS.map(kind => [`signOffAfterMinutes.${kind}`, signOff(kind)])),
  /** Which approvals of the book are this house's. */
  approvals: setting<readonly string[] | 'all'>({
    shape: either(exactly('all'), list(Text, { min: 1 })),
    of: ({ approvals, own = [] }) => approvals?.filter(id => !own.includes(id)) ?? 'all',
    put: ({ approvals: _, ...settings }, approvals) => ({
      ...settings,
      ...(approvals === 'all' ? {} : { approvals: [...approvals, ...(settings.own ?? [])] }),
    }),
    isLooser: (was, is) => was !== 'all' && (is === 'all' || is.some(id => !was.includes(id))),
  }),
};

const OWN = 'activity.';

/** An activity of the house's own, whole: what was accepted stays, whatever becomes of its file. */
const ownActivity = (id: string): Setting =>
  setting<Activity | undefined>({
    shape: anything as Shape<Activity>, // It was read by the shape of activities before it came here.
    of: ({ activities, own = [] }) => (own.includes(id) ? activities.find(one => one.id === id) : undefined),
    put: ({ activities, own = [], ...settings }, activity) => {
      const others = own.filter(one => one !== id);
      return {
        ...settings,
        activities: [...activities.filter(one => one.id !== id), ...(activity === undefined ? [] : [activity])],
        own: activity === undefined ? others : [...others, id],
      };
    },
    isLooser: (_, is) => is !== undefined,
    isOfFiles: true,
    isOptional: true,
  });

export const SETTING_NAMES = Object.keys(SETTINGS);

export const settingNamed = (name: string): Setting | undefined => {
  if (name.startsWith(OWN)) return ownActivity(name.slice(OWN.length));
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
};

/** Every setting as it is set, each as text, so that two can be compared and one be kept in an event. */
export const settingTexts = (settings: Settings): SettingTexts => {
  const names = [...SETTING_NAMES, ...(settings.own ?? []).map(id => `${OWN}${id}`)];
  return Object.fromEntries(
    names.flatMap(name => {
      const value = settingNamed(name)!.of(settings);
      return value === undefined ? [] : [[name, canonicalJson(value)]];
    }),
  );
};

/** The settings with some of them as texts say; what is `undefined` is not set. */
export const withSettings = (
  settings: Settings,
  texts: Readonly<Record<string, string | undefined>> | undefined,
): Settings =>
  Object.entries(texts ?? {}).reduce((before, [name, written]) => {
    const one = settingNamed(name);
    // A house always has the others: without an accepted one that of the file stays.
    const isLeft = one === undefined || (written === undefined && one.isOptional !== true);
    return isLeft ? before : one.put(before, written === undefined ? undefined : JSON.parse(written));
  }, settings);

/** The settings that hold: what was accepted goes before what a file says. */
export const holding = (settings: Settings, kept: KeptSettings | undefined): Settings => {
  if (kept === undefined) return settings;
  // An activity that nobody has accepted is not there yet.
  const own = (settings.own ?? []).map(id => [`${OWN}${id}`, undefined]);
  return withSettings(settings, { ...Object.fromEntries(own), ...kept.accepted });
};

/** Whether a setting would let more happen than before. */
export const isLooser = (name: string, was: string | undefined, is: string | undefined): boolean => {
  const value = (written: string | undefined): unknown => (written === undefined ? undefined : JSON.parse(written));
  return settingNamed(name)?.isLooser(value(was), value(is)) ?? false;
};

/** Whether a text is a value that people can give a setting. */
export const fitsSetting = (one: Setting, written: string | undefined): boolean =>
  written === undefined ? one.isOptional === true : fromJson(one.shape, written) !== undefined;
