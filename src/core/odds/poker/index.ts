export { type BeatRule, leastHand } from './bad-beat/rule.ts';
export { omahaBeats, omahaChance } from './omaha/bad-beat.ts';
export { holdemBeats, holdemChance } from './texas-holdem/bad-beat.ts';
