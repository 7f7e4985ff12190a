import { type Answer, answer } from '#core/base';
import { type HouseCommand, mayAsk } from '#core/house';
import {
  designLevels,
  designPayout,
  estimatedLength,
  flatPayout,
  formatLog,
  icm,
  type KeptTournament,
  type LogNames,
  layOutLog,
  NO_NAMES,
  type TournamentCommand,
  type TournamentLog,
  tournamentLogOf,
} from '#core/mechanisms/tournament';
import { memberNow } from '#core/people';
import { type PromotionView, viewOf } from '#core/views';
import { cardTyped, logNames, lookAt } from '#server/club';
import { tournamentIn } from '#server/house';
import { logHtml, slipHtml, slipPdf } from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import { askedBy, doneReply } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { numberIn, pageOf, queryOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, paper } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { tournamentSlip } from './tournament-slip.ts';

/** Events as they stand, their papers, and what helps to plan one. */
export const tournaments = {
  reads: {
    tournaments: ask => {
      const query = queryOf('tournaments', ask);
      if (!query.ok) return query;
      const events = [...ask.house.promotions.values()].filter(({ mechanism }) => mechanism === 'tournament');
      const { rows, ...rest } = pageOf(events, ({ promotion }) => promotion, query.value);
      const listed = rows.map(({ promotion }) => shown(ask, promotion)).map(({ desk: _, ...event }) => event);
      return json({ ...rest, rows: listed });
    },
    tournament: ask => {
      const query = queryOf('tournament', ask);
      if (!query.ok) return query;
      const isOne = ask.house.promotions.get(eventOf(ask))?.mechanism === 'tournament';
      return isOne ? json(shown(ask, eventOf(ask))) : unknownEvent(ask);
    },
    tournamentLog: async (ask, parts) => {
      const query = queryOf('tournamentLog', ask);
      if (!query.ok) return query;
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const log = tournamentLogOf(ask.house.settings, kept.value);
      switch (query.value.form) {
        case 'json':
          return json(log);
        case 'text':
          return paper(
            'text/plain; charset=utf-8',
            `${ask.house.settings.isDemo === true ? 'DEMO\n' : ''}${formatLog(log, NO_NAMES)}`,
          );
        case 'html':
          return paper('text/html; charset=utf-8', logPage(ask, log, NO_NAMES));
      }
    },
    tournamentSlip: async (ask, parts) => {
      const query = queryOf('tournamentSlip', ask);
      if (!query.ok) return query;
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const slip = tournamentSlip(ask.house.settings, kept.value, numberIn(ask, 'slip'));
      if (slip === undefined)
        return refuse('no-such-thing', { what: 'slip', name: ask.params['slip']!.slice(0, 20) }, 'REG-F4');
      if (query.value.form === 'html') return paper('text/html; charset=utf-8', slipHtml(slip.slip));
      return paper('application/pdf', await slipPdf(slip.slip, slip.paidAt));
    },
    tournamentLevels: ask => {
      const query = queryOf('tournamentLevels', ask);
      if (!query.ok) return query;
      const { minutes: length, ...wishes } = query.value;
      const levels = designLevels({ ...wishes, length });
      return json({ levels, ends: estimatedLength(levels, wishes.players * wishes.chips + wishes.moreChips) });
    },
    tournamentPayout: ask => {
      const query = queryOf('tournamentPayout', ask);
      if (!query.ok) return query;
      const { entries, pool, step, ...wishes } = query.value;
      const { percents } = designPayout(entries, wishes);
      return json({ percents, ...(pool === undefined ? {} : { amounts: flatPayout(pool, percents, step).amounts }) });
    },
    tournamentWorth: ask => {
      const query = queryOf('tournamentWorth', ask);
      return query.ok ? json({ worth: icm(query.value.stacks, query.value.prizes) }) : query;
    },
  },
  acts: {
    /** The card leads to an id; name and record stay with the club. */
    registerByCard: async ({ card, ...entered }, ask, parts) => {
      const registers = (player: string) => onEvent(ask, { type: 'RegisterPlayer', player, ...entered });
      const objection = mayAsk(ask.house, ask.asker, registers(''));
      if (objection !== undefined) return objection;
      const asked = askedBy(ask);
      const { house, people } = parts;
      const record = await people.store.members.byCard(cardTyped(card));
      if (record === undefined) return refuse('no-such-thing', { what: 'club card', name: card }, 'TRN-37');
      const looked = await lookAt({ house, ...people }, [record.member], 'search', {
        ...asked,
        key: `${asked.key}.look`,
      });
      if (!looked.ok) return looked;
      const { member } = memberNow(ask.house.members, record.member) ?? record;
      return doneReply(await house.handle(registers(member), asked));
    },
    /** Whoever signs the log sees its names; that these were seen is in the journal. TRN-41, CLB-7 */
    nameLog: async (_, ask, parts) => {
      const objection = mayAsk(ask.house, ask.asker, onEvent(ask, { type: 'SignLog' }));
      if (objection !== undefined) return objection;
      const kept = await keptEvent(ask, parts);
      if (!kept.ok) return kept;
      const log = tournamentLogOf(ask.house.settings, kept.value);
      const names = await logNames(parts.people.store, log);
      const members = Object.keys(names.players);
      if (members.length > 0) {
        const looked = await parts.house.handle({ type: 'LookAtMembers', members, look: 'log' }, askedBy(ask));
        if (!looked.ok) return looked;
      }
      return json({ ...names, html: logPage(ask, log, names) });
    },
  },
} satisfies Resource;

const onEvent = (
  ask: Ask,
  command: TournamentCommand,
): Extract<HouseCommand, { type: 'RunPromotion'; mechanism: 'tournament' }> => ({
  type: 'RunPromotion',
  promotion: eventOf(ask),
  mechanism: 'tournament',
  command,
});

const logPage = ({ house }: Ask, log: TournamentLog, names: LogNames): string => {
  const { isDemo = false } = house.settings;
  return logHtml({ ...layOutLog(log, names), isDemo, signatures: ['Tournament director', 'Cage'] });
};

const eventOf = ({ params }: Pick<Ask, 'params'>): string => params['promotion']!;

const shown = ({ house }: Ask, promotion: string): PromotionView =>
  viewOf('promotions').part(house, promotion) as PromotionView; // What the topic of this name is made of.

const unknownEvent = (ask: Ask) =>
  refuse('no-such-thing', { what: 'tournament', name: eventOf(ask).slice(0, 80) }, 'PRO-1');

/** One that runs as it stands, one that is over from the journal. TRN-14 */
const keptEvent = async (ask: Ask, { onRows }: ApiParts): Promise<Answer<KeptTournament>> => {
  const running = ask.house.promotions.get(eventOf(ask));
  if (running?.mechanism === 'tournament') return answer(running);
  const kept = await onRows(rows => tournamentIn(rows, eventOf(ask)));
  return kept === undefined ? unknownEvent(ask) : answer(kept);
};
