import { Hono } from 'hono';

/** Says that the server answers, and which version does. */
export const health = (version: string): Hono =>
  new Hono().get('/health', c => c.json({ ok: true, version }, 200, { 'cache-control': 'no-store' }));
