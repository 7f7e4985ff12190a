/** What the mechanisms say by a code; a page that shows tournaments or rounds alone loads those alone. */
export const texts = import.meta.glob(
  ['../../../core/mechanisms/*/texts/zh-hans.ts', '!../../../core/mechanisms/{round,tournament}/texts/zh-hans.ts'],
  { eager: true },
);
