import { answer } from '#core/base';
import { anything, loose } from '#core/shape';
import { kindOf } from './kind.ts';
import { readOffering, undrawn } from './offered.ts';
import { Approved } from './read.ts';

/** Kind `offering`: is it inside what is approved? It is announced, or refused with nothing changed. */
export const offering = kindOf(
  loose({ activity: Approved, offering: anything }),
  async ({ activity, ...given }, { ask }) => {
    const announced = undrawn(activity, readOffering(activity, given.offering));
    const refused = await ask({ type: 'AnnounceOffering', offering: announced, tables: 'all' });
    return refused ?? answer({ accepted: true });
  },
);
