export const SENTENCES = {
  'unknown-alarm': 'Alarm {alarm} is not open. Look at the list again.',
  'alarm-open': 'Table {table} takes no fees: alarm {alarm} ({words}). Call the floor to answer it.',
} as const;
