export const TABS = ['queue', 'tables', 'boards', 'done'] as const;
export type Tab = (typeof TABS)[number];
