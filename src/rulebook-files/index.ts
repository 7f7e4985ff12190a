export { ActivityShape } from './as-shape.ts';
export { activityJsonSchema } from './json-schema.ts';
export { type OfferingFile, readOfferingFile } from './offering-file.ts';
export type { ActivityProblem } from './problem.ts';
export { readActivity } from './read-activity.ts';
export { type FileProblems, readActivityFile, readHouseActivities } from './read-folder.ts';
