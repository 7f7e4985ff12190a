import { z } from 'zod';
import { ActivityFile } from './activity-schema.ts';

/** The JSON Schema of a house's own activity, for editors and other programs. */
export const activityJsonSchema = (): object => ({
  title: 'An activity of a house',
  description: 'What a house may offer, within what, and by which clause. Amounts are whole cents.',
  ...z.toJSONSchema(ActivityFile, { io: 'input', target: 'draft-2020-12' }),
});
