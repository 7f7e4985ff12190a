import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'plan-table-number': '{table} 不是桌號。桌號從 1 開始。',
  'plan-table-twice': '{table} 號桌在平面圖上出現兩次。請給其中一張換個桌號。',
  'plan-square-taken': '{other} 號桌和 {table} 號桌在同一格。請移動其中一張。',
  'nothing-to-open-by-plan': '隨牌房一起開的桌都已開桌。請在平面圖上標記其他桌，或逐桌開桌。',
};
