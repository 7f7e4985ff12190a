import assert from 'node:assert/strict';
import { decideHouse, emptyHouse, evolveHouse, type House, type HouseCommand, type HouseView } from '#core/house';
import type { FeedHouse } from '#server/feed';
import type { Status, Watcher } from '#server/house';
import { actor, SETTINGS } from '../house/room.ts';

/** A house whose disk is as slow as a test wants it: what is done becomes durable when `sync` says so. */
export class SlowDisk implements FeedHouse {
  durable = 0;
  #house: House | undefined = emptyHouse(SETTINGS);
  #seq = 0;
  #watcher: Watcher | undefined;

  get state(): HouseView | undefined {
    return this.#house;
  }

  status(): Status {
    return this.#house === undefined
      ? { type: 'out-of-service', reason: 'The disk is full.' }
      : { type: 'writing', seq: this.#seq };
  }

  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    return () => undefined;
  }

  do(command: HouseCommand): void {
    assert.ok(this.#house !== undefined);
    const now = Temporal.Instant.from('2026-03-02T18:00:00Z');
    const decision = decideHouse(this.#house, command, { now, actor: actor('ann') });
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    for (const event of decision.events) this.#house = evolveHouse(this.#house, event);
    this.#seq += decision.events.length;
    this.#watcher?.applied(this.#seq, decision.events);
  }

  sync(): void {
    this.durable = this.#seq;
    this.#watcher?.durable(this.#seq);
  }

  /** The disk fails: what was not durable never happened. */
  fail(): void {
    this.#house = undefined;
    this.#watcher?.turned();
  }

  /** Opened again, here from an empty journal. */
  reopen(): void {
    this.#house = emptyHouse(SETTINGS);
    this.#seq = 0;
    this.durable = 0;
    this.#watcher?.turned();
  }
}
