export { backUp, type Restored, restore } from './backup.ts';
