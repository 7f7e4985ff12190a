export { backUp, checkAt, type Restored, restore } from './backup.ts';
