export { backUp, checkAt, type Restored, restore } from './backup.ts';
export { lastBackupBeside } from './last-backup.ts';
