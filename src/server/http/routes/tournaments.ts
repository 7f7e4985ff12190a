import { type Answer, answer, type Refusal } from '#core/base';
import type { CommandOf } from '#core/house';
import {
  designLevels,
  designPayout,
  estimatedLength,
  flatPayout,
  icm,
  type KeptTournament,
  type LogNames,
  NO_NAMES,
  type TournamentCommand,
  type TournamentLog,
  tournamentLogOf,
} from '#core/mechanisms/tournament';
import { formatAmount } from '#core/money';
import { memberNow } from '#core/people';
import { type PromotionView, viewOf } from '#core/views';
import { cardTyped, logNames, lookAt } from '#server/club';
import { tournamentIn } from '#server/house';
import { looking } from '#server/people';
import { type LogPaper, logHtml, logOverdrawn, logSums, logText } from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { noSuch, numberIn, paged, pageOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, paper } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { paperLanguage, slipPaper } from './slip-paper.ts';
import { tournamentSlip } from './tournament-slip.ts';

/** Tournaments, their papers, and tools to plan one. */
export const tournaments = {
  reads: {
    tournaments: (query, ask) => {
      const events = ask.house.promotions.values().filter(({ mechanism }) => mechanism === 'tournament');
      const page = pageOf(events, ({ promotion }) => promotion, query);
      return paged(page, ({ promotion }) => {
        const { desk: _, ...event } = shown(ask, promotion);
        return event;
      });
    },
    tournament: (_, ask) => {
      const isOne = ask.house.promotions.get(eventOf(ask))?.mechanism === 'tournament';
      return isOne ? json(shown(ask, eventOf(ask))) : unknownEvent(ask);
    },
    tournamentLog: async ({ form, language }, ask, parts) => {
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const log = tournamentLogOf(ask.house.settings, kept.value);
      if (form === 'json') return json(log);
      const unfooted = unfootedLog(log);
      if (unfooted !== undefined) return unfooted;
      switch (form) {
        case 'text':
          return paper(
            'text/plain; charset=utf-8',
            logText(logPaper(ask, log, NO_NAMES), paperLanguage(language, ask)),
          );
        case 'html':
          return paper('text/html; charset=utf-8', logHtml(logPaper(ask, log, NO_NAMES), paperLanguage(language, ask)));
      }
    },
    tournamentSlip: async ({ form, language, size }, ask, parts) => {
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const found = tournamentSlip(ask.house.settings, kept.value, numberIn(ask, 'slip'));
      if (found === undefined) return noSuch('slip', ask.params['slip']!, 'REG-F4');
      const paid = { at: found.paidAt, form, size };
      return slipPaper(found.slip, paid, paperLanguage(language, ask), ask, parts);
    },
    tournamentLevels: ({ minutes: length, ...wishes }) => {
      const levels = designLevels({ ...wishes, length });
      return json({ levels, ends: estimatedLength(levels, wishes.players * wishes.chips + wishes.moreChips) });
    },
    tournamentPayout: ({ entries, pool, step, ...wishes }) => {
      const { percents } = designPayout(entries, wishes);
      const amounts = pool === undefined ? undefined : flatPayout(pool, percents, step).amounts;
      return json({ percents, amounts });
    },
    tournamentWorth: ({ stacks, prizes }) => json({ worth: icm(stacks, prizes) }),
  },
  acts: {
    /** The card leads to an id; name and record stay with the club. */
    registerByCard: async ({ card, ...entered }, ask, parts) => {
      const registers = (player: string) => onEvent(ask, { type: 'RegisterPlayer', player, ...entered });
      const objection = objectionTo(ask, registers(''));
      if (objection !== undefined) return objection;
      const asked = askedBy(ask);
      const { house, people } = parts;
      const record = await people.store.members.byCard(cardTyped(card));
      if (record === undefined) return noSuch('club-card', card, 'TRN-37');
      const looked = await lookAt({ house, ...people }, [record.member], 'search', asked);
      if (!looked.ok) return looked;
      const { member } = memberNow(ask.house.members, record.member) ?? record;
      return doneReply(await house.handle(registers(member), asked));
    },
    /** People who sign the log see its names; the journal records that. TRN-41, CLB-7 */
    nameLog: async (_, ask, parts) => {
      const objection = objectionTo(ask, onEvent(ask, { type: 'SignLog' }));
      if (objection !== undefined) return objection;
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const log = tournamentLogOf(ask.house.settings, kept.value);
      const unfooted = unfootedLog(log);
      if (unfooted !== undefined) return unfooted;
      const names = await logNames(parts.people.store, log);
      const members = Object.keys(names.players);
      if (members.length > 0) {
        const looked = await parts.house.handle({ type: 'LookAtMembers', members, look: 'log' }, looking(askedBy(ask)));
        if (!looked.ok) return looked;
      }
      return json({ ...names, html: logHtml(logPaper(ask, log, names), paperLanguage(undefined, ask)) });
    },
  },
} satisfies Resource;

const onEvent = (ask: Ask, command: TournamentCommand): CommandOf<'RunPromotion'> => ({
  type: 'RunPromotion',
  promotion: eventOf(ask),
  mechanism: 'tournament',
  command,
});

const logPaper = ({ house }: Ask, log: TournamentLog, names: LogNames): LogPaper => {
  const { isDemo = false, clock } = house.settings;
  return { log, names, clock, isDemo };
};

const eventOf = ({ params }: Pick<Ask, 'params'>): string => params['promotion']!;

const shown = ({ house }: Ask, promotion: string): PromotionView =>
  viewOf('promotions').part(house, promotion) as PromotionView; // What the topic of this name is made of.

const unknownEvent = (ask: Ask) => noSuch('tournament', eventOf(ask), 'PRO-1');

/** A running one from the house, one that is over from the journal. TRN-14 */
const keptEvent = async (ask: Ask, { onRows }: ApiParts): Promise<Answer<KeptTournament>> => {
  const running = ask.house.promotions.get(eventOf(ask));
  if (running?.mechanism === 'tournament') return answer(running);
  const kept = await onRows(rows => tournamentIn(rows, eventOf(ask)));
  return kept === undefined ? unknownEvent(ask) : answer(kept);
};

/** A log on which more is awarded than came in is not printed: the JSON shows what stands in the journal. PAP-5 */
const unfootedLog = (log: LogPaper['log']): Refusal | undefined => {
  if (logOverdrawn({ log }) === 0) return undefined;
  const { prizes, awarded } = logSums(log);
  return refuse('paper-not-footed', { expected: formatAmount(prizes), found: formatAmount(awarded) }, 'PAP-5');
};
