import { Hono } from 'hono';
import { guard } from './guard.ts';
import { health, type Status } from './health.ts';
import { type Pages, pages } from './pages.ts';

export type AppParts = {
  readonly version: string;
  readonly screens: Pages;
  /** The house behind the screens, as far as it is served. */
  readonly house?: { readonly status: () => Status };
};

/** Every address the server answers: one file a resource, guarded alike. */
export const app = ({ version, screens, house }: AppParts): Hono =>
  new Hono()
    .use(guard)
    .route('/', health(version, house))
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
