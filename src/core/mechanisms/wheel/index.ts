export { noWheel, wheelDone } from './decide.ts';
export {
  AT_WHEEL,
  GIVE_UP,
  SPIN_GIVEN_UP,
  SPINNER,
  SPINNER_CALLED,
  type Spot,
  STEP_UP,
  type Turn,
  type Wheel,
} from './shape.ts';
export {
  type AtWheel,
  called,
  givenUp,
  giveUpSpin,
  nameOnBoard,
  type Spinner,
  spinBy,
  spinnerAt,
  spun,
  stepUp,
  stillAtWheel,
} from './spinner.ts';
export { withWheel } from './with-wheel.ts';
