import { simulateTenMillion } from './simulated.ts';

simulateTenMillion('HLP 5', 'hi-lo');
