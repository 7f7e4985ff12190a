import type { HouseEvent } from '#core/house';
import { anything, loose, record, type Shape, Text } from '#core/shape';
import { type Came, differencesFrom, type Expect } from './compare.ts';
import { type Journal, journalOf } from './journal.ts';
import { read } from './read.ts';

/** How a scenario went: what differs from what it expects, or after a replay, and the events as a journal has them. */
export type Through = {
  readonly differences: readonly string[];
  /** What it came to, where the core was asked. */
  readonly came?: Came;
  readonly events: readonly HouseEvent[];
};

/** Runs a scenario of one kind: in a house of the core, or in the house where it is to be played. */
export type Kind = (scenario: unknown, on?: Journal) => Promise<Through>;

/** A kind by the shape of its scenarios and what becomes of one: in a house of its own, or asked of the core. */
export const kindOf =
  <Type, Given>(
    shape: Shape<Type, Given>,
    play: (given: Given, journal: Journal, expect: Expect) => Came | Promise<Came>,
  ): Kind =>
  async (json, journal = journalOf()) => {
    const { expect } = read(Expecting, json);
    const came = await play(read(shape, json), journal, expect);
    const differences = [...differencesFrom(expect, came), ...journal.objections()];
    return { differences, came, events: journal.events };
  };

const Expecting = loose({ expect: record(Text, anything) });
