import type { Jurisdiction } from '#core/rulebook';
import { CALIFORNIA } from './california/index.ts';

/** Every jurisdiction we know: a folder and a line. A house that names none is in the first. RBK-14 */
export const JURISDICTIONS: readonly [Jurisdiction, ...Jurisdiction[]] = [CALIFORNIA];
