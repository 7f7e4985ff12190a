export { type DemoClock, demoClock } from './clock.ts';
export type { DemoDoor } from './door.ts';
export { DEMO_FOLDER, type DemoAsked, readDemoHouse } from './folder.ts';
export { type Demo, type DemoParts, openDemo } from './open.ts';
export { readPlan } from './plan.ts';
export { setUp } from './set-up.ts';
export { Simulation, SPEED_MAX } from './simulation.ts';
