export { type ApiParts, apiOf, type DemoDoor, Durability, type Limits, type Rate, RateLimit } from './api/index.ts';
export { type AppParts, app } from './app.ts';
export { type Listener, listenerOf } from './listener.ts';
export { Metrics } from './metrics.ts';
export { loadPages, type Pages } from './pages.ts';
