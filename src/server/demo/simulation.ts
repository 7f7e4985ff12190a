import { seeded } from '#core/base';
import { playHiLo } from './hi-lo-play.ts';
import { playOffice } from './office-play.ts';
import type { Plan } from './plan.ts';
import { playQueue } from './queue-play.ts';
import { type Room, roomOf, type SimulatedHouse } from './room.ts';
import { speak } from './said.ts';
import { playTable } from './table-play.ts';
import { startTour, type TourState, tourState } from './tour.ts';
import { playTournaments } from './tournament-play.ts';

type SimulationParts = {
  readonly house: SimulatedHouse;
  readonly plan: Plan;
  readonly now: () => Temporal.Instant;
  readonly seed: string;
  /** 1 is real pace, about one round every forty seconds at each table; 0 is a stop. */
  readonly speed: number;
  readonly say: (sentence: string) => void;
};

export const SPEED_MAX = 100;

const LOOK_EVERY_MS = 25;
/** So long others wait at most for what is begun at one look. */
const AT_ONCE_MS = 8;
/** After a pause of the machine the simulation continues without catching up. */
const ELAPSED_MAX_MS = 1_000;
const ROUND_MS = 40_000;
const AFTER_FAILURE = 60_000;

/** Something that is done again and again, in the milliseconds of the simulation. */
type Chore = { readonly name: string; readonly work: (room: Room) => Promise<number>; dueAt: number; isBusy: boolean };

/**
 * Plays the demonstration: players, dealers, floor, cage and offices, in small steps beside the server. It does nothing
 * while this Houseway does not write, and leaves to visitors what they are signed on for.
 */
export class Simulation {
  readonly #parts: SimulationParts;
  readonly #room: Room;
  readonly #chores: readonly Chore[];
  readonly #running = new Set<Promise<void>>();
  #speed: number;
  #timeMs = 0;
  #lookedMs = performance.now();
  #timer: NodeJS.Timeout;

  constructor(parts: SimulationParts) {
    const chance = seeded(parts.seed);
    this.#parts = parts;
    this.#speed = parts.speed;
    this.#room = roomOf({ ...parts, chance, speed: () => this.#speed });
    this.#chores = [
      ...parts.plan.tables.map(({ table }) =>
        chore(`table ${table}`, room => playTable(room, table), chance.below(ROUND_MS)),
      ),
      chore('the queue', playQueue, 0),
      chore('the offices', playOffice, 0),
      chore('Hi-Lo', playHiLo, 0),
      chore('the tournaments', playTournaments, 0),
    ];
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
  }

  /** Leaves a table to a guest who wants to see a bad beat paid. DEM-9 */
  startTour(): Promise<TourState | undefined> {
    return startTour(this.#room);
  }

  tour(): TourState | undefined {
    return tourState(this.#room);
  }

  /** Lets what has begun come to its end. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  #look(): void {
    const nowMs = performance.now();
    this.#timeMs += Math.min(nowMs - this.#lookedMs, ELAPSED_MAX_MS) * this.#speed;
    this.#lookedMs = nowMs;
    if (this.#speed > 0 && this.#room.view() !== undefined) this.#beginDue(nowMs + AT_ONCE_MS);
  }

  /** The longest overdue first, and only as many as delay nobody; the others come next time. */
  #beginDue(untilMs: number): void {
    const due = this.#chores.filter(({ isBusy, dueAt }) => !isBusy && dueAt <= this.#timeMs);
    for (const one of due.sort((a, b) => a.dueAt - b.dueAt)) {
      if (performance.now() > untilMs) return;
      this.#begin(one);
    }
  }

  #begin(due: Chore): void {
    due.isBusy = true;
    const work = due
      .work(this.#room)
      .catch((defect: unknown) => {
        this.#parts.say(
          speak('demo.failed', { name: due.name, reason: String(defect instanceof Error ? defect.message : defect) })
            .message,
        );
        return AFTER_FAILURE;
      })
      .then(waitMs => {
        due.dueAt = this.#timeMs + waitMs;
        due.isBusy = false;
        this.#running.delete(work);
      });
    this.#running.add(work);
  }
}

const chore = (name: string, work: Chore['work'], dueAt: number): Chore => ({ name, work, dueAt, isBusy: false });
