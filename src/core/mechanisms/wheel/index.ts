export { noWheel, wheelDone } from './decide.ts';
export { AT_WHEEL, SPINNER, SPINNER_CALLED, type Spot, STEP_UP, type Turn, type Wheel } from './shape.ts';
export { type AtWheel, called, type Spinner, spinBy, spinnerAt, spun, stepUp, stillAtWheel } from './spinner.ts';
export { withWheel } from './with-wheel.ts';
