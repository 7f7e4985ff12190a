import { simulateTenMillion } from './simulated.ts';

simulateTenMillion('C4P 8', 'crazy-4-poker');
simulateTenMillion('FCP 5', 'four-card-poker');
