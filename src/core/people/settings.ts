import type { StationKind } from './station.ts';

/** How a house deals with its people; part of its setup. */
export type StaffSettings = {
  /** The second person comes from another department. REG-A2 */
  readonly secondFromOtherDepartment: boolean;
  /** How long a request for a second person waits. */
  readonly secondWithinMinutes: number;
  /** Nobody stays signed on for longer than a shift. */
  readonly sessionHoursMax: number;
  /** Money out, rights and exports ask for a PIN that was typed within so many minutes. */
  readonly pinAgainAfterMinutes: number;
  /** Somebody who has done nothing for so long is signed off, by kind of station. */
  readonly signOffAfterMinutes: Readonly<Record<StationKind, number>>;
};

/** As most houses have it. A dealer's hands are on the cards for long; money is left alone for a short time only. */
export const STAFF_SETTINGS: StaffSettings = {
  secondFromOtherDepartment: false,
  secondWithinMinutes: 15,
  sessionHoursMax: 12,
  pinAgainAfterMinutes: 5,
  signOffAfterMinutes: {
    keypad: 60,
    floor: 15,
    cage: 5,
    promotions: 15,
    tournament: 30,
    accounting: 10,
    compliance: 10,
    office: 10,
    sign: 10,
    room: 10,
    kiosk: 2,
    sensor: 10,
    service: 10,
  },
};
