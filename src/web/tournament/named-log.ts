import { act, addressOf, type Line, type NamedLog } from '#api';
import type { Answer } from '#core/base';
import { newKey } from '../kit/index.ts';

/** The log with names. Who sees them is written down, so nobody asks for them unasked. TRN-41 */
export const namedLog = (line: Line, promotion: string): Promise<Answer<NamedLog>> =>
  act<NamedLog>(line, addressOf('/tournaments/{promotion}/log', { promotion }), {}, newKey());
