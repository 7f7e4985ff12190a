export { outstanding } from './evolve.ts';
export { type InstrumentRule, instrumentRule } from './rule.ts';
export { type Instrument, type Instruments, OUTCOMES } from './shape.ts';
