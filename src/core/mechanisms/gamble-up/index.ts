export { contestRule, holding } from './decide.ts';
export { type Command as ContestCommand, SIDES, type Stake } from './shape.ts';
