export { ActivityShape, activityJsonSchema } from './activity-file.ts';
export { type OfferingFile, offeringJsonSchema, readOfferingFile } from './offering-file.ts';
export type { FileProblem } from './problems.ts';
export { readActivity } from './read-activity.ts';
export { readActivityFile, readActivityText, readHouseActivities } from './read-folder.ts';
