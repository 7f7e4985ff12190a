import { type Feature, HOUSE_ONLY, may, withPin } from '#core/state';
import { SETTINGS_COMMANDS } from './decide.ts';
import { SETTINGS_EVENTS } from './evolve.ts';
import { SettingsCommand, SettingsEvent } from './shape.ts';

/** How the house is set up, and who has accepted it. */
export const HOUSE_SETTINGS: Feature<SettingsCommand, SettingsEvent, 'ChangeSettings'> = {
  shapes: { command: SettingsCommand, event: SettingsEvent },
  decide: SETTINGS_COMMANDS,
  evolve: SETTINGS_EVENTS,
  may: {
    ReadSettings: HOUSE_ONLY,
    SealRecords: HOUSE_ONLY,
    NoteProgram: HOUSE_ONLY,
    ChangeSettings: withPin(may(['administrator', 'compliance'], ['office', 'compliance'])),
  },
  seconds: { ChangeSettings: ['administrator', 'compliance', 'surveillance'] },
};
