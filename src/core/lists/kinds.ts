/** What a list from elsewhere can be. */
export const LIST_KINDS = ['staff', 'members', 'exclusions'] as const;
export type ListKind = (typeof LIST_KINDS)[number];
