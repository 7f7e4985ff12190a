export { commitDraw, type DrawParts, revealDraw } from './draws.ts';
export { drawRecord } from './record.ts';
export { type KeptSecret, openSecrets, type SecretStore } from './secrets.ts';
