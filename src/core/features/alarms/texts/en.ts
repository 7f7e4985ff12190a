export const SENTENCES = {
  'unknown-alarm': "Alarm {alarm} isn't open anymore. Check the list.",
  'alarm-open': "Table {table} can't take fees: alarm {alarm} is open ({words}). Call the floor.",
} as const;

/** What the sensors saw. */
export const TERMS = {
  'alarm.too-fast': 'The round started {seconds} s after the last one; expected at least {least} s',
  'alarm.too-many': '{fees, plural, one {# fee is} other {# fees are}} on the sensors; expected at most {most, number}',
} as const;
