import type { Settings } from './settings.ts';

/** Whether an activity is approved for this house; a house that names no approvals offers the whole book. RBK-18 */
export const isOurs = ({ approvals }: Pick<Settings, 'approvals'>, activity: string): boolean =>
  approvals?.includes(activity) ?? true;
