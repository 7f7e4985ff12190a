/** What the mechanisms say by a code; a page that shows tournaments or rounds alone loads those alone. */
export const texts = import.meta.glob(
  ['../../../core/mechanisms/*/texts/vi.ts', '!../../../core/mechanisms/{round,tournament}/texts/vi.ts'],
  { eager: true },
);
