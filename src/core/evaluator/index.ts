export { countFourOfFive, countHands } from './count-hands.ts';
export { categoryOfFive, rankFive, rankSeven, rankSix } from './five.ts';
export { categoryOfFour, fourOfFive, fourOfFour, fourOfSix } from './four.ts';
export { aceToFive, deuceToSeven } from './low.ts';
export { categoryOfPaiGow, rankPaiGow } from './pai-gow.ts';
export { categoryOfThree, rankThree } from './three.ts';
