import type { Finding, View } from './deal.ts';
import type { HandTest } from './hand-test.ts';
import { judgeAlike, judgeEvery, judgePairs, judgeRanks, judgeRun, judgeSeveral } from './judge-cards.ts';
import { judgeCategory } from './judge-category.ts';
import { judgeCoup, judgeHomeRun, judgeTotal, judgeWar } from './judge-counts.ts';
import { judgeSet, judgeTiles } from './judge-set.ts';

/** Whether a hand meets a test, with every condition in words, met or not. QLF-1 */
export const judge = (test: HandTest, view: View): Finding =>
  (JUDGES[test.type] as Judged<HandTest['type']>)(test, view); // Each is asked about tests of its own type.

type Judged<Type> = (test: Extract<HandTest, { readonly type: Type }>, view: View) => Finding;

const JUDGES: { readonly [Type in HandTest['type']]: Judged<Type> } = {
  category: judgeCategory,
  alike: judgeAlike,
  ranks: judgeRanks,
  every: judgeEvery,
  run: judgeRun,
  pairs: judgePairs,
  several: judgeSeveral,
  set: (test, view) => judgeSet(test, view, judge),
  tiles: judgeTiles,
  'home-run': judgeHomeRun,
  total: judgeTotal,
  coup: judgeCoup,
  war: judgeWar,
  'all-of': ({ tests }, view) => together(tests.map(part => judge(part, view))),
  'any-of': ({ tests }, view) => either(tests.map(part => judge(part, view))),
};

const together = (findings: readonly Finding[]): Finding => ({
  met: findings.every(({ met }) => met),
  used: [...new Set(findings.flatMap(({ used }) => used))],
  conditions: findings.flatMap(({ conditions }) => conditions),
});

/** The first that is met speaks for all; when none is, all of them explain. */
const either = (findings: readonly Finding[]): Finding => findings.find(({ met }) => met) ?? together(findings);
