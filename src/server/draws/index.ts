export { DrawIndex, drawRecord, roundRecord } from './record.ts';
export { drawSecrets, keepOldSecrets, type OldSecret, readOldSecrets } from './secrets.ts';
