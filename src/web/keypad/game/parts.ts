export { GameCards } from './cards.tsx';
export { GameFaults } from './faults.tsx';
export { GameMiddle } from './middle.tsx';
export { GameSeat } from './seat.tsx';
export { GameStep } from './step.tsx';
