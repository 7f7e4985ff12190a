import type { Said } from '#core/words';
import { speak } from './refusals.ts';

/** The journal, or what was made of it, failed its check. The catcher stays out of service. REG-M10 */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly findings: readonly string[];
  readonly said: Said;

  constructor(findings: readonly string[], options?: ErrorOptions) {
    const said = speak('service.check-failed', { findings: findings.join(' ') });
    super(said.message, options);
    this.findings = findings;
    this.said = said;
  }
}
