export { apiOf, PREFIX, routesOf } from './api.ts';
export type { DemoDoor } from './demo.ts';
export { Durability } from './durability.ts';
export { openApi } from './openapi.ts';
export { apiPage } from './page.ts';
export type { ApiParts, Limits } from './parts.ts';
export { type Rate, RateLimit } from './rate-limit.ts';
