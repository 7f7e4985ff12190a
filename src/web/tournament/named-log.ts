import { addressOf, type Line, type NamedLog } from '#api';
import type { Answer } from '#core/base';
import { deliver } from '../kit/index.ts';

/** The log with names. Every look is recorded, so the page asks only on request. TRN-41 */
export const namedLog = (line: Line, promotion: string): Promise<Answer<NamedLog>> =>
  deliver<NamedLog>(line, addressOf('/tournaments/{promotion}/log', { promotion }), {});
