import { simulateTenMillion } from './simulated.ts';

simulateTenMillion('OPK-3', 'texas-holdem');
simulateTenMillion('OPK-7', 'omaha');
