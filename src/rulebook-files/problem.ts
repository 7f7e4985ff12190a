/** What is wrong in a file, and where: `charts[0].rows[2].key`. */
export type ActivityProblem = { readonly path: string; readonly sentence: string };
