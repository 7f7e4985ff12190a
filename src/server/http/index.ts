export {
  type ApiParts,
  apiOf,
  apiPage,
  type DemoDoor,
  Durability,
  type Limits,
  openApi,
  type Rate,
  RateLimit,
  routesOf,
} from './api/index.ts';
export { type AppParts, app } from './app.ts';
export { type Listener, listenerOf } from './listener.ts';
export { Metrics } from './metrics.ts';
export { loadPages, type Pages } from './pages.ts';
