import { Hono } from 'hono';

/** Whether the house behind the screens may take commands. */
export type Status =
  | { readonly type: 'writing' | 'following'; readonly seq: number }
  | { readonly type: 'out-of-service'; readonly reason: string };

type House = { readonly status: () => Status };

/**
 * `/health` says that the server answers, which version does, and how its house is; 503 while that is out of service.
 * `/ready` is for whoever sends commands to several servers: only the one that writes is.
 */
export const health = (version: string, house: House | undefined): Hono =>
  new Hono()
    .get('/health', c => {
      const status = house?.status();
      const ok = status?.type !== 'out-of-service';
      const answer = { ok, version, ...(status === undefined ? {} : { house: status }) };
      return c.json(answer, ok ? 200 : 503, { 'cache-control': 'no-store' });
    })
    .get('/ready', c => {
      const isReady = house?.status().type === 'writing';
      return c.json({ ready: isReady }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
