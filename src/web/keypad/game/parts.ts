export { GameCards } from './cards.tsx';
export { GameFaults } from './faults.tsx';
export { GameSeat } from './seat.tsx';
export { GameStep } from './step.tsx';
