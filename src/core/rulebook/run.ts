/** Something that an activity runs: the mechanism that carries it out, and its terms. RBK-17 */
export type Run = {
  readonly mechanism: string;
  /** Only while the house offers this chart: a version or an option of the approval. */
  readonly chart?: string;
  /** Winners are drawn, so that the sheet says when. */
  readonly drawn?: true;
  readonly clause: string;
};
