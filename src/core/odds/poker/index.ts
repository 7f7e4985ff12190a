export { type BeatRule, leastHand } from './bad-beat/rule.ts';
export { type Dealing, simulateBeats } from './bad-beat/simulated.ts';
export { estimate } from './high-hand/estimate.ts';
export { omahaBeats, omahaChance } from './omaha/bad-beat.ts';
export { dealAces } from './texas-holdem/aces.ts';
export { acesBeaten } from './texas-holdem/aces-exact.ts';
export { holdemBeats, holdemChance } from './texas-holdem/bad-beat.ts';
