import { Hono } from 'hono';
import { guard } from './guard.ts';
import { health } from './health.ts';
import { type Pages, pages } from './pages.ts';

export type AppParts = { readonly version: string; readonly screens: Pages };

/** Every address the server answers: one file a resource, guarded alike. */
export const app = ({ version, screens }: AppParts): Hono =>
  new Hono()
    .use(guard)
    .route('/', health(version))
    .route('/', pages(screens))
    .notFound(c =>
      c.text(`There is nothing at ${c.req.path}. The screens begin at ${new URL(c.req.url).origin}/.\n`, 404),
    )
    .onError((error, c) => {
      console.error(error);
      return c.text(
        'The server failed at this request and wrote down why. Try again; if it stays, call support.\n',
        500,
      );
    });
