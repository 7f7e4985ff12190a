/** A journal or what is made of it does not hold. Whoever catches it stays out of service. REG-M10 */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly findings: readonly string[];

  constructor(findings: readonly string[], options?: ErrorOptions) {
    super(
      `The check failed: ${findings.join(' ')} Nothing was changed and nothing is offered from it. ` +
        'Keep it as it is, run houseway journal verify to see more, and restore from a checked backup.',
      options,
    );
    this.findings = findings;
  }
}
