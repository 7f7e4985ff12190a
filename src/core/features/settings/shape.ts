import { Count, choice, exactly, list, type Of, object, optional, record, Text, Texts } from '#core/shape';
import { MomentText } from '#core/time';

/** One setting: what it was and what it is, as JSON; absent where it was or is not set. */
const Change = { setting: Text, was: optional(Text), is: optional(Text) };

/** A version, and who stands for it. REG-S1 */
const VERSION = object({ version: Text, class: Text, wrote: Texts, approved: optional(Text), installs: Text });

export const SettingsCommand = choice({
  /** The server has read the files of the house at its start: every setting as JSON. SEA-6 */
  ReadSettings: { values: record(Text, Text) },
  /** Every private record has the mark of the house from now on. SEA-4 */
  SealRecords: { records: Count },
  /** Which program runs, and which of its files have changed since it started. SEA-7 */
  NoteProgram: { fingerprint: Text, changed: Texts, change: optional(VERSION) },
  /** Two people accept what a file says, or set something else. */
  ChangeSettings: { changes: list(object({ setting: Text, is: optional(Text) }), { min: 1 }) },
});
export type SettingsCommand = Of<typeof SettingsCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const SettingsEvent = choice({
  /** What the files say otherwise than at the last start. What `waits` does not hold before two people accept it. */
  SettingsRead: { at: MomentText, changes: list(object({ ...Change, waits: optional(exactly(true)) })) },
  /** So many records had none before. */
  RecordsSealed: { at: MomentText, records: Count },
  /** Another program than before, or files of it that have changed while it ran. */
  ProgramNoted: {
    at: MomentText,
    fingerprint: Text,
    was: optional(Text),
    changed: optional(Texts),
    /** Who wrote, approved and installed it. */
    change: optional(VERSION),
  },
  SettingsChanged: { at: MomentText, changes: list(object(Change)), by: Texts },
});
export type SettingsEvent = Of<typeof SettingsEvent>;
