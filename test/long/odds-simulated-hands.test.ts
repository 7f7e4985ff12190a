import { simulateTenMillion } from './simulated.ts';

simulateTenMillion('OCT-10', 'three-card-poker');
simulateTenMillion('OCT-9', 'ultimate-texas-holdem');
simulateTenMillion('OCT-13', 'caribbean-stud');
simulateTenMillion('OCT-7', 'pai-gow-poker');
simulateTenMillion('OCT-8', 'pai-gow-tiles');
simulateTenMillion('OCT-14', '13-card');
