import { hash } from 'node:crypto';
import { commitmentTo } from '#core/draws';
import type { DrawSecrets } from '#core/house';

/** Secrets that a test can foresee, the same in every room; the server takes them from the system. */
export const foreseenSecrets = (): DrawSecrets => {
  const made = new Map<string, string>();
  return {
    make: () => {
      const secret = hash('sha256', `secret ${made.size + 1}`);
      const commitment = commitmentTo(secret);
      made.set(commitment, secret);
      return { commitment, sealed: 'closed' };
    },
    open: ({ commitment }) => made.get(commitment),
  };
};
