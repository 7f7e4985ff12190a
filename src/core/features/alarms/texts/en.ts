export const SENTENCES = {
  'unknown-alarm': "Alarm {alarm} isn't open anymore. Check the list.",
  'alarm-open': "Table {table} can't take fees: alarm {alarm} is open ({words}). Call the floor.",
} as const;
