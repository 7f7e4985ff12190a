import { Hono } from 'hono';

/** Whether the house behind the screens may take commands. */
export type Status =
  | { readonly type: 'writing' | 'following'; readonly seq: number }
  | { readonly type: 'out-of-service'; readonly reason: string };

/** Says that the server answers, which version does, and how its house is; 503 while that is out of service. */
export const health = (version: string, house: { readonly status: () => Status } | undefined): Hono =>
  new Hono().get('/health', c => {
    const status = house?.status();
    const ok = status?.type !== 'out-of-service';
    const answer = { ok, version, ...(status === undefined ? {} : { house: status }) };
    return c.json(answer, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
