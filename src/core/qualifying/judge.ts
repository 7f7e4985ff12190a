import type { Finding, View } from './deal.ts';
import type { HandTest } from './hand-test.ts';
import { judgeAlike, judgeEvery, judgePairs, judgeRanks, judgeRun, judgeSeveral } from './judge-cards.ts';
import { judgeCategory } from './judge-category.ts';
import { judgeCoup, judgeHomeRun, judgeTotal, judgeWar } from './judge-counts.ts';
import { judgeSet, judgeTiles } from './judge-set.ts';

/** Whether a hand meets a test, with every condition in words, met or not. QLF-1 */
export const judge = (test: HandTest, view: View): Finding => {
  switch (test.type) {
    case 'category':
      return judgeCategory(test, view);
    case 'alike':
      return judgeAlike(test, view);
    case 'ranks':
      return judgeRanks(test, view);
    case 'every':
      return judgeEvery(test, view);
    case 'run':
      return judgeRun(test, view);
    case 'pairs':
      return judgePairs(test, view);
    case 'several':
      return judgeSeveral(test, view);
    case 'set':
      return judgeSet(test, view, judge);
    case 'tiles':
      return judgeTiles(test, view);
    case 'home-run':
      return judgeHomeRun(test, view);
    case 'total':
      return judgeTotal(test, view);
    case 'coup':
      return judgeCoup(test, view);
    case 'war':
      return judgeWar(test, view);
    case 'all-of':
      return together(test.tests.map(part => judge(part, view)));
    case 'any-of':
      return either(test.tests.map(part => judge(part, view)));
  }
};

const together = (findings: readonly Finding[]): Finding => ({
  met: findings.every(({ met }) => met),
  used: [...new Set(findings.flatMap(({ used }) => used))],
  conditions: findings.flatMap(({ conditions }) => conditions),
});

/** The first that is met speaks for all; when none is, all of them explain. */
const either = (findings: readonly Finding[]): Finding => findings.find(({ met }) => met) ?? together(findings);
