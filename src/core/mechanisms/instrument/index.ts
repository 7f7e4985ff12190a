export { decideInstruments, instrumentRule } from './decide.ts';
export { evolveInstruments, noInstruments, outstanding } from './evolve.ts';
export {
  AFTERS,
  type After,
  type Bet,
  GONE,
  type Gone,
  type Instrument,
  type InstrumentCommand,
  type InstrumentContext,
  type InstrumentEvent,
  type InstrumentRule,
  type Instruments,
  type Odds,
  OUTCOMES,
  type Outcome,
  type PlacedWager,
  type PostedInstruments,
  type Where,
} from './instrument.ts';
export { transferOfInstruments } from './transfer-of.ts';
