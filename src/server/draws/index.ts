export { commitDraw, revealDraw } from './draws.ts';
export { drawRecord } from './record.ts';
export { openSecrets, type SecretStore } from './secrets.ts';
