import { canonicalJson } from '#core/base';
import type { CardSource, HandRecipe, HandTest } from '#core/qualifying';

/** The cards that a test looks at as one set, whichever of them came first; undefined where their places matter. */
export const seenBy = (test: HandTest, recipe: HandRecipe | undefined): readonly CardSource[] | undefined => {
  switch (test.type) {
    case 'alike':
    case 'ranks':
    case 'every':
    case 'run':
    case 'pairs':
    case 'several':
    case 'total':
      return test.over;
    case 'category':
      if (test.over !== undefined) return test.over;
      return test.hole !== undefined || test.pocketPair === true ? undefined : partsOf(recipe);
    case 'all-of':
    case 'any-of': {
      const parts = test.tests.map(part => seenBy(part, recipe));
      return parts.includes(undefined) ? undefined : parts.flatMap(part => part ?? []);
    }
    case 'set':
    case 'tiles':
    case 'home-run':
    case 'coup':
    case 'war':
      return undefined;
  }
};

/** Where all cards play, or any of them, a hand is made of the cards together. */
const partsOf = (recipe: HandRecipe | undefined): readonly CardSource[] | undefined =>
  recipe?.parts.every(part => part.use === undefined && (part.usesAtLeast ?? 0) === 0) === true
    ? recipe.parts
    : undefined;

/** A player who can set the hand to meet the row is assumed to do so. */
export const setForTheRow = (test: HandTest): HandTest => {
  if (test.type === 'set' || test.type === 'tiles') return { ...test, arranged: 'any-way' };
  if (test.type === 'all-of' || test.type === 'any-of') return { ...test, tests: test.tests.map(setForTheRow) };
  return test;
};

export const isSame = (a: HandTest, b: HandTest): boolean => canonicalJson(a) === canonicalJson(b);

/** Whether every hand that meets `strict` meets `wide`, as far as that shows: the same but for more suits or ranks. */
export const implies = (strict: HandTest, wide: HandTest): boolean => {
  if (strict.type === 'all-of') return strict.tests.some(part => implies(part, wide)) || isSame(strict, wide);
  if (strict.type !== wide.type) return false;
  const [a, b]: readonly Readonly<Record<string, unknown>>[] = [strict, wide];
  const names = new Set([...Object.keys(a!), ...Object.keys(b!)]);
  return [...names].every(name => impliesField(name, a![name], b![name]));
};

const impliesField = (name: string, strict: unknown, wide: unknown): boolean => {
  if (wide === undefined) return true;
  if (strict === undefined) return false;
  if (name === 'suits')
    return strict === wide || (wide === 'same-colour' && strict === 'suited') || isOfSuit(strict, wide);
  if (name === 'alike') return strict === wide || wide === 'ranks';
  if (name === 'ranks' && wide === 'any') return true;
  return canonicalJson(strict) === canonicalJson(wide);
};

const isOfSuit = (strict: unknown, wide: unknown): boolean =>
  ['posted', 'c', 'd', 'h', 's'].includes(`${strict}`) && (wide === 'suited' || wide === 'same-colour');
