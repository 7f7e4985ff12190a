/** Moments whose local time is known for certain, by zone. */
const KNOWN: readonly [zone: string, moment: string, local: string][] = [
  ['America/Los_Angeles', '2026-03-08T09:59:59Z', '2026-03-08T01:59:59'],
  ['America/Los_Angeles', '2026-03-08T10:00:00Z', '2026-03-08T03:00:00'],
  ['America/Los_Angeles', '2026-11-01T09:00:00Z', '2026-11-01T01:00:00'],
  ['America/Phoenix', '2026-07-01T12:00:00Z', '2026-07-01T05:00:00'],
  ['America/New_York', '2026-07-01T12:00:00Z', '2026-07-01T08:00:00'],
];

/** Gaming days and claims depend on the runtime's time zones; undefined if they are right. API-12 */
export const zoneObjection = (): string | undefined => {
  const wrong = KNOWN.find(([zone, moment, local]) => localTime(zone, moment) !== local);
  if (wrong === undefined) return undefined;
  const [zone, moment, local] = wrong;
  return (
    `The time-zone database of this runtime (${process.versions['tz'] ?? 'none'}) is not good: ${moment} is ${local} in ` +
    `${zone}, and it says ${localTime(zone, moment)}. Install Houseway anew with npm ci.`
  );
};

const localTime = (zone: string, moment: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString();
