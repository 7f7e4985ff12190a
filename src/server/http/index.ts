export { type AppParts, app } from './app.ts';
export { loadPages, type Pages } from './pages.ts';
