import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Durability } from './durability.ts';

/** A disk as a house tells of it. */
const disk = () => {
  const house = { durable: 5, watch: () => () => undefined };
  return { house, durability: new Durability(house) };
};

test('[API-7] what the disk has reached is told at once, what it has not waits', async () => {
  const { house, durability } = disk();
  assert.equal(durability.reached(5), true);
  const waiting = durability.reached(7);
  assert.notEqual(waiting, true);
  house.durable = 6;
  durability.durable(6);
  house.durable = 7;
  durability.durable(7);
  assert.equal(await waiting, true);
});

test('[API-7] what never became durable is never told', async () => {
  const { house, durability } = disk();
  const waiting = [durability.reached(6), durability.reached(7)];
  house.durable = 6; // Opened again, and the last event is gone.
  durability.turned();
  assert.deepEqual([await waiting[0], await waiting[1]], [true, false]);
});
