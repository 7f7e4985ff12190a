import type { IncomingMessage } from 'node:http';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { refuse } from './refusals.ts';

/** A device whose clock is further off draws and pays nothing. REG-A8 */
export const CLOCK_OFF_MOST_MS = 5 * 60_000;

/** How far the clock of a device is ahead of this machine's, where it says what time it has. */
export const clockAheadMs = ({ headers }: IncomingMessage, nowMs: number): number | undefined => {
  const said = headers['x-clock'];
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) - nowMs : undefined;
};

export const isOff = (aheadMs: number): boolean => Math.abs(aheadMs) > CLOCK_OFF_MOST_MS;

/** Draws, and money that goes out. */
const ON_TIME: ReadonlySet<string> = new Set([
  'CommitDraw',
  'MoveCash',
  'PayAward',
  'PayPlayer',
  'RevealDraw',
  'ReimburseTray',
]);

/** What is asked, or what two people are asked for, or what is run. */
const typesIn = (command: HouseCommand): readonly string[] => {
  const { type } = command;
  const inside = 'command' in command ? (command.command as { readonly type: string }).type : '';
  return [type, inside];
};

/** Moments come from the house; still a device that shows people another time is set right first. REG-A8 */
export const deviceClockObjection = (request: IncomingMessage, command: HouseCommand): Refusal | undefined => {
  const aheadMs = clockAheadMs(request, Date.now());
  if (aheadMs === undefined || !isOff(aheadMs) || !typesIn(command).some(type => ON_TIME.has(type))) return undefined;
  return refuse('device-clock-off', { minutes: Math.round(Math.abs(aheadMs) / 60_000) }, 'REG-A8');
};

/** What each station said last. */
export class DeviceClocks {
  readonly #ahead = new Map<string, number>();

  hear(station: string, request: IncomingMessage): void {
    const aheadMs = clockAheadMs(request, Date.now());
    if (aheadMs !== undefined) this.#ahead.set(station, aheadMs);
  }

  aheadSeconds(station: string): number | undefined {
    const aheadMs = this.#ahead.get(station);
    return aheadMs === undefined ? undefined : Math.round(aheadMs / 1_000);
  }
}
