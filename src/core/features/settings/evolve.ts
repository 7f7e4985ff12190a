import { defined } from '#core/base';
import { type Appliers, type KeptSettings, NO_SETTINGS, type SettingTexts, withSettings } from '#core/state';
import type { SettingsEvent } from './shape.ts';

type Change = { readonly setting: string; readonly is?: string };

/** What is accepted holds from then on; what waits doesn't. */
export const SETTINGS_EVENTS: Appliers<SettingsEvent> = {
  SettingsRead: ({ settings, keptSettings = NO_SETTINGS }, { changes }) => {
    const [waiting, taken] = [changes.filter(({ waits }) => waits), changes.filter(({ waits }) => !waits)];
    return {
      keptSettings: {
        accepted: set(keptSettings.accepted, taken),
        file: set(keptSettings.file, changes),
        waiting: set(without(keptSettings.waiting, changes), waiting),
        ...defined({ changed: keptSettings.changed }),
      },
      settings: withSettings(settings, {
        ...held(keptSettings, waiting),
        ...Object.fromEntries(taken.map(({ setting, is }) => [setting, is])),
      }),
    };
  },
  RecordsSealed: (_, { at }) => ({ recordsSealedAt: at }),
  ProgramNoted: (_, { fingerprint, changed = [] }) => ({ program: { fingerprint, changed } }),
  SettingsChanged: ({ settings, keptSettings = NO_SETTINGS }, { at, changes, by }) => ({
    keptSettings: {
      accepted: set(keptSettings.accepted, changes),
      file: keptSettings.file,
      waiting: without(keptSettings.waiting, changes),
      changed: {
        ...keptSettings.changed,
        ...Object.fromEntries(changes.map(({ setting, was }) => [setting, { at, by, ...defined({ was }) }])),
      },
    },
    settings: withSettings(settings, Object.fromEntries(changes.map(({ setting, is }) => [setting, is]))),
  }),
};

/** What stays as it was accepted, although a file says otherwise. */
const held = ({ accepted }: KeptSettings, changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ setting }) => [setting, accepted[setting]]));

const without = (texts: SettingTexts, changes: readonly Change[]): SettingTexts => {
  const gone = new Set(changes.map(({ setting }) => setting));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !gone.has(name)));
};

const set = (texts: SettingTexts, changes: readonly Change[]): SettingTexts => ({
  ...without(texts, changes),
  ...Object.fromEntries(changes.flatMap(({ setting, is }) => (is === undefined ? [] : [[setting, is]]))),
});
