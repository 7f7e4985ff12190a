import { refusals } from '#core/base';

export const SENTENCES = {
  'floor-already-called': (f: { table: number }) => `Table ${f.table} has called the floor. Somebody is on the way.`,
  'floor-not-called': (f: { table: number }) => `Table ${f.table} waits for nobody of the floor.`,
};

export const refuse = refusals(SENTENCES);
