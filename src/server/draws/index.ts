export { commitDraw, type DrawParts, revealDraw } from './draws.ts';
export { drawRecord } from './record.ts';
export { openSecrets } from './secrets.ts';
export type { KeptSecret, SecretStore } from './store.ts';
