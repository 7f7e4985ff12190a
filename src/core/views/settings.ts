import { defined } from '#core/base';
import { settingWord } from '#core/house';
import { named, type Of, object, optional, SaidText, Text, Texts } from '#core/shape';
import { MomentText } from '#core/time';
import type { HouseWide } from './view.ts';

/** A setting of the house as JSON: what holds, and what a file says that two people have not accepted. SEA-6 */
const SettingView = named(
  'SettingView',
  object({
    name: SaidText,
    is: optional(Text, 'What holds, as JSON; absent where it is not set.'),
    last: optional(
      object({ was: optional(Text), at: MomentText, by: Texts }),
      'The last time that two people changed it, and what it was before.',
    ),
    waits: optional(Text, 'What a file of the house says, until two people accept it.'),
  }),
);
export type SettingView = Of<typeof SettingView>;

export const SETTINGS: HouseWide<SettingView> = {
  shape: SettingView,
  read: 'settings',
  keys: ({ keptSettings: { accepted = {}, waiting = {} } = {} }) => [
    ...new Set([...Object.keys(accepted), ...Object.keys(waiting)]),
  ],
  part: ({ keptSettings: { accepted = {}, waiting = {}, changed = {} } = {} }, name) =>
    accepted[name] === undefined && waiting[name] === undefined
      ? undefined
      : { name: settingWord(name), ...defined({ is: accepted[name], waits: waiting[name], last: changed[name] }) },
};
