export { coverAll } from './crazy-4-poker/cover-all.ts';
export { superBonus } from './crazy-4-poker/crazy-4-poker.ts';
export { bestPlay, countShowdowns, mainGame, showdowns } from './crazy-4-poker/main.ts';
export { bestOf, fourCardMain, withoutUpCard, withUpCard } from './four-card-poker/main.ts';
export { hiLo } from './hi-lo/hi-lo.ts';
