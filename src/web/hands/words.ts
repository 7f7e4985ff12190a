import type { useTranslations } from 'use-intl';
import { type Category, RANKINGS, type RankingName, showCards } from '#core/cards';
import { type Said, saidIn } from '#core/words';
import { gameOf, type HandName, zonesOf } from './games.ts';
import type { Finding, Judgment } from './judge.ts';
import type { Notice } from './state.ts';
import type { Table } from './table.ts';
import type { Problem } from './typed.ts';

/** The texts of this station in the reader's language, and what the core says in it. */
export type Texts = ReturnType<typeof useTranslations<'hands'>>;
type Say = (said: Said) => string;
/** The names of hands, as labels. */
type HandNames = (category: Category) => string;

/** What the verdict panel says: the outcome, the reason, and the rule it rests on. */
export type VerdictWords = { readonly head: string; readonly text: string; readonly rule?: string };

export const verdictWords = (t: Texts, say: Say, names: HandNames, { a, b, order }: Judgment): VerdictWords => {
  if (order !== undefined) {
    const head = order.winner === undefined ? t('verdict.tie') : t('verdict.wins', { zone: t(`zone.${order.winner}`) });
    return { head, text: say(order.reason), rule: t('verdict.rule', { clause: order.clause }) };
  }
  const one = oneHand(t, say, names, 'a', a) ?? oneHand(t, say, names, 'b', b);
  return one ?? { head: t('verdict.emptyHead'), text: t('verdict.empty') };
};

const oneHand = (t: Texts, say: Say, names: HandNames, name: HandName, finding: Finding): VerdictWords | undefined => {
  const zone = t(`zone.${name}`);
  switch (finding.type) {
    case 'waiting':
      return undefined;
    case 'refused':
      return { head: zone, text: say(finding.why), rule: t('verdict.rule', { clause: finding.why.clause }) };
    case 'ranked': {
      const { ranking, category } = finding.hand;
      const text = t('verdict.one', { other: t(name === 'a' ? 'zone.b' : 'zone.a') });
      const rule = t('verdict.rule', { clause: RANKINGS[ranking].clause });
      const named = categoryWords(t, names, ranking, category);
      return { head: t('verdict.oneHead', { zone, category: named }), text, rule };
    }
  }
};

/** A hand without a pair is the best there is in a low game, so there it is not called a high card. */
export const categoryWords = (t: Texts, names: HandNames, ranking: RankingName, category: Category): string =>
  category === 'high-card' && RANKINGS[ranking].wins === 'low' ? t('noPair') : names(category);

export const waitingWords = (t: Texts, { forHand, forBoard }: Extract<Finding, { type: 'waiting' }>): string =>
  forHand > 0 ? t('finding.waiting', { cards: forHand }) : t('finding.waitingForBoard', { cards: forBoard });

export const problemWords = (t: Texts, say: Say, problem: Problem): string => {
  switch (problem.type) {
    case 'unreadable':
      return say(problem.why);
    case 'twice':
      return t('entry.twice', { card: problem.card });
    case 'not-in-deck':
      return t('entry.notInDeck', { card: problem.card });
    case 'too-many':
      return t('entry.tooMany', { zone: t(`zone.${problem.zone}`), count: problem.count, max: problem.max });
  }
};

export const noticeWords = (t: Texts, say: Say, notice: Notice): string => {
  switch (notice.type) {
    case 'full':
      return t('notice.full', { zone: t(`zone.${notice.zone}`), count: notice.count });
    case 'nothing-to-undo':
      return t('notice.nothingToUndo');
    case 'link-copied':
      return t('notice.linkCopied');
    case 'text-copied':
      return t('notice.textCopied');
    case 'copy-failed':
      return t('notice.copyFailed');
    case 'bad-link':
      return t('notice.badLink', { message: problemWords(t, say, notice.problem) });
  }
};

/** The whole table as plain text, for a message or a report. */
export const tableAsText = (t: Texts, say: Say, names: HandNames, table: Table, judgment: Judgment): string => {
  const lines = zonesOf(gameOf(table.game)).map(zone => {
    const finding = zone === 'board' ? undefined : judgment[zone];
    const cards = showCards(table.cards[zone]) || '–';
    if (finding?.type !== 'ranked') return t('text.unnamed', { zone: t(`zone.${zone}`), cards });
    return t('text.hand', { zone: t(`zone.${zone}`), cards, words: say(saidIn(finding.hand)) });
  });
  const { head, text, rule } = verdictWords(t, say, names, judgment);
  const outcome = judgment.order === undefined ? [] : [`${head}. ${text} (${rule})`];
  return [t(`game.names.${table.game}`), ...lines, ...outcome].join('\n');
};
