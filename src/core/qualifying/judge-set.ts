import { type Card, choose, compareStrength, isJoker, rankKnown, type TileHand, tileSplits } from '#core/cards';
import { type Said, saidIn } from '#core/words';
import { cardsIn, tileParts } from './compare.ts';
import { condition, speak } from './conditions.ts';
import type { Condition, Finding, SetCards, View } from './deal.ts';
import { finding, notBuilt } from './finding.ts';
import { type Game, gameOf } from './games.ts';
import type { HandTest, SetTest, TileLeast, TilesTest } from './hand-test.ts';

const PARTS = ['front', 'middle', 'back'] as const;
type Part = (typeof PARTS)[number];
type Judge = (test: HandTest, view: View) => Finding;

/** `front: a pair` */
const inPart = (part: Part, one: Said): Said =>
  speak('condition.in-part', { part: speak(`part.${part}`, {}), condition: one });

/**
 * QLF-12: as set; a hand whose setting was not recorded counts in any lawful way. A clean sweep is not set at all, and
 * counts only where the test says so.
 */
export const judgeSet = (test: SetTest, view: View, judgePart: Judge): Finding => {
  const game = gameOf(view.deal.game);
  if (game?.set === undefined) return notBuilt(speak('asked.set', {}));
  const settings = settingsFor(test, view.hand, game);
  const findings: Finding[] = [];
  for (const set of settings) {
    const found = judgeSetting(test, { ...view, hand: { ...view.hand, set } }, judgePart);
    if (found.met) return found;
    findings.push(found);
  }
  const best = findings.toSorted((a, b) => unmet(a) - unmet(b))[0];
  return best ?? notBuilt(speak('asked.set', {}));
};

const settingsFor = (test: SetTest, { cards, set, isCleanSweep }: View['hand'], game: Game): readonly SetCards[] => {
  if (test.arranged === 'as-set' && isCleanSweep === true) return test.sweep === true ? sweepOf(test, cards) : [];
  return test.arranged === 'as-set' && set !== undefined ? [set] : settingsOf(game, cards);
};

/** Any five cards behind; of a clean sweep nothing else is asked. */
const sweepOf = ({ front, middle }: SetTest, cards: readonly Card[]): readonly SetCards[] =>
  front !== undefined || middle !== undefined ? [] : [...choose(cards, 5)].map(back => ({ front: [], back }));

const unmet = ({ conditions }: Finding): number => conditions.filter(({ met }) => !met).length;

const judgeSetting = (test: SetTest, view: View, judgePart: Judge): Finding => {
  const { cards, set } = view.hand;
  const conditions: Condition[] = [];
  for (const part of PARTS) {
    const asked = test[part];
    if (asked === undefined) continue;
    const found = judgePart(asked, viewOf(view, part));
    conditions.push(...found.conditions.map(one => condition(inPart(part, saidIn(one)), one.met)));
  }
  if (test.joker === 'none') conditions.push(condition(speak('condition.no-joker', {}), !cards.some(isJoker)));
  if (test.joker === 'not-in-front')
    conditions.push(
      condition(inPart('front', speak('condition.no-joker-here', {})), !viewOf(view, 'front').hand.cards.some(isJoker)),
    );
  return finding(set === undefined ? cards : [...set.front, ...(set.middle ?? []), ...set.back], conditions);
};

/** A part as if it were the whole hand. */
const viewOf = (view: View, part: Part): View => {
  const ranking = gameOf(view.deal.game)?.set?.[part] ?? 'five-card';
  const cards = view.hand.set === undefined ? [] : cardsIn(view.hand.set, part);
  return { ...view, hand: { ...view.hand, cards }, construction: { ranking, parts: [{ from: 'own' }] } };
};

/** Every lawful way to set seven cards: the back outranks the front. Thirteen have too many ways to be tried. */
const settingsOf = ({ set: rankings }: Game, cards: readonly Card[]): readonly SetCards[] => {
  if (rankings === undefined || rankings.middle !== undefined || cards.length !== 7) return [];
  const { front: low, back: high } = rankings;
  const splits = [...choose(cards, 2)].map(front => ({ front, back: cards.filter(card => !front.includes(card)) }));
  return splits.filter(
    ({ front, back }) => compareStrength(rankKnown(high, back).strength, rankKnown(low, front).strength) > 0,
  );
};

/** QLF-13 */
export const judgeTiles = (test: TilesTest, { hand }: View): Finding => {
  const asSet = test.arranged === 'as-set' ? tileParts(hand) : undefined;
  const splits = asSet === undefined ? tileSplits(hand.tiles ?? []) : { ok: true as const, value: [asSet] };
  if (!splits.ok) return notBuilt(speak('asked.tiles', {}));
  const findings = splits.value.map(({ front, back }) =>
    finding(
      [...front.tiles, ...back.tiles],
      [...tileConditions('front', test.front, front), ...tileConditions('back', test.back, back)],
    ),
  );
  return findings.find(({ met }) => met) ?? findings[0] ?? notBuilt(speak('asked.tiles', {}));
};

const KIND_PLACES = { points: 0, gong: 1, wong: 2, pair: 3 } as const;

const tileConditions = (part: Part, least: TileLeast | undefined, hand: TileHand): readonly Condition[] => {
  if (least === undefined) return [];
  const asked = speak('condition.is', { asked: leastAsked(least), hand: saidIn(hand) });
  return [condition(inPart(part, asked), reaches(least, hand))];
};

const reaches = (asked: TileLeast, hand: TileHand): boolean => {
  if (hand.kind !== asked.least) return KIND_PLACES[hand.kind] > KIND_PLACES[asked.least];
  if (asked.least === 'points') return hand.points >= asked.points;
  if (asked.least === 'pair') return (hand.pairNumber ?? 0) <= (asked.place ?? 16);
  return true;
};

const leastAsked = (asked: TileLeast): Said => {
  if (asked.least === 'points') return speak('asked.points', { points: asked.points });
  if (asked.least !== 'pair') return speak(`asked.${asked.least}`, {});
  return asked.place === undefined ? speak('asked.pair', {}) : speak('asked.pair-number', { place: asked.place });
};
