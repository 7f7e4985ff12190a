import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Serving, serve, serveOpening } from '../../src/server/main.ts';
import { CHEAP_PINS } from '../cheap-pins.ts';

import { houseTime, SCREENS } from './house.ts';

/** Somebody of the first day: the badge, and the PIN of their own. */
export type Worker = { readonly name: string; readonly badge: string; readonly pin: string };

/** `houseway open` on a folder where there is nothing, in this process, so that its clock can be set ahead. */
export class NewHouse {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'houseway-day-'));
  #serving: Serving | undefined;
  #stopOpening: (() => Promise<void>) | undefined;
  address = '';

  /** What the window of the command does: it opens, and goes on with the house once it is founded. */
  async open(): Promise<{ readonly address: string; readonly code: string }> {
    const place = { type: 'sqlite', folder: path.join(this.#folder, 'data') } as const;
    const file = path.join(this.#folder, 'data', 'house.json');
    const opening = await serveOpening({ place, file, port: 0, screensFolder: SCREENS, pinCost: CHEAP_PINS });
    this.#stopOpening = opening.stop;
    this.address = new URL('/', opening.address).href;
    const port = Number(new URL(opening.address).port);
    void opening.founded.then(async founded => {
      await opening.stop();
      if (founded === undefined) return;
      const now = (): Temporal.Instant => houseTime().toInstant();
      this.#serving = await serve({
        house: { place, file, mayFollow: false },
        port,
        now,
        screensFolder: SCREENS,
        pinCost: CHEAP_PINS,
      });
    });
    return { address: opening.address, code: opening.code };
  }

  async end(): Promise<void> {
    await this.#stopOpening?.();
    await this.#serving?.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
