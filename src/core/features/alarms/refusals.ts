import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-alarm': (f: { alarm: number }) => `Alarm ${f.alarm} is not open. Look at the list again.`,
  'alarm-open': (f: { table: number; alarm: number; words: string }) =>
    `Table ${f.table} takes no fees: alarm ${f.alarm} (${f.words}). Call the floor to answer it.`,
};

export const refuse = refusals(SENTENCES);
