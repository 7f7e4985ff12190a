import { simulateTenMillion } from './simulated.ts';

simulateTenMillion('OCT-4', 'baccarat');
simulateTenMillion('OCT-6', 'blazing-sevens');
simulateTenMillion('OCT-11', 'blackjack');
simulateTenMillion('OCT-11', 'pan-9');
simulateTenMillion('OCT-11', 'pokara');
simulateTenMillion('OCT-12', 'casino-war');
