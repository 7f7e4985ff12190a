export { keepImporting } from './finish.ts';
export { type Imported, type ListJob, Lists } from './lists.ts';
