/** So many wrong PINs are forgiven at once. */
const WRONG_PINS_FREE = 4;
/** A day: long enough that guessing a PIN takes years. */
const WAIT_MAX_MINUTES = 1_440;
/** So many wrong PINs of anybody a station forgives, and so many while the house has an alarm about them. */
const STATION_FREE = 9;
const STATION_FREE_ALARMED = 3;
const STATION_WAIT_MAX_MINUTES = 15;

/** One wrong PIN is forgotten after so many minutes: by time, and not by a right one. PPL-6 */
export const FORGOTTEN_AFTER_MINUTES = { person: 60, station: 6, house: 4 } as const;
/** So many wrong PINs in the whole house raise an alarm. PPL-6 */
export const HOUSE_ALARM_FROM = 20;

/** How long no PIN is looked at after so many wrong ones: 1, 2, 4 ... minutes from the fifth on. PPL-6 */
export const waitMinutes = (failures: number): number => growing(failures - WRONG_PINS_FREE, WAIT_MAX_MINUTES);

/** The same for everybody at a station, from the tenth on. PPL-6 */
export const stationWaitMinutes = (failures: number, isAlarmed: boolean): number =>
  growing(failures - (isAlarmed ? STATION_FREE_ALARMED : STATION_FREE), STATION_WAIT_MAX_MINUTES);

const growing = (over: number, most: number): number => (over <= 0 ? 0 : Math.min(2 ** (over - 1), most));

/** What is left of so many failures after the minutes since the last one. */
export const failuresLeft = (failures: number, minutesSince: number, forgottenAfter: number): number =>
  Math.max(0, failures - Math.floor(minutesSince / forgottenAfter));
