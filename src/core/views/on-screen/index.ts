// A door of its own: screens that only hold views need nothing of the house that makes them.
export {
  type BeatMessage,
  type Change,
  type DeltaMessage,
  type ServiceState,
  type SnapshotMessage,
  type Views,
  withDelta,
} from './messages.ts';
export { oldestFirst } from './oldest-first.ts';
