import type { Jurisdiction } from '#core/rulebook';

const CIVIL = 'Civil Code 1798.82 (SB 446), from 2026-01-01';
const BOOKS = '4 CCR 12290(c), which asks it of proposition player books; taken as the measure';
const CHANGES = 'NJAC 13:69D-2.3(g), taken as the measure';

/** Which clocks an incident starts. REG-S7, REG-S3 */
export const INCIDENTS: NonNullable<Jurisdiction['incidents']> = {
  'data-exposed': [
    { task: 'tell-persons', days: 30, source: CIVIL },
    { task: 'tell-attorney-general', days: 45, source: `${CIVIL}: 15 days after the persons were told` },
  ],
  'system-failure': [{ task: 'tell-bureau', days: 5, source: BOOKS }],
  misuse: [{ task: 'tell-bureau', days: 5, source: BOOKS }],
  unsynchronized: [{ task: 'tell-bureau', days: 5, source: BOOKS }],
  'emergency-change': [
    { task: 'notify-change', businessDays: 1, source: CHANGES },
    { task: 'release-notes', businessDays: 3, source: CHANGES },
  ],
};
