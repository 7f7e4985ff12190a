import { defined } from '#core/base';
import { eraseWinner, recordWinner } from '#server/people';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import { numberIn } from '../line/reading.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

/** Who won a prize: name, document and tax data, kept apart from the journal. HSE-22 */
export const winners = {
  reads: {
    winner: async (_, ask, { people }) => {
      const found = await people.store.winners.of(String(numberIn(ask, 'award')));
      if (found === undefined) return json({});
      const { award: _award, ...winner } = found;
      return json(defined({ winner }));
    },
  },
  acts: {
    recordWinner: async (record, ask, { people, house }) => {
      const award = numberIn(ask, 'award');
      const objection = objectionTo(ask, { type: 'RecordWinner', award, mark: '' });
      if (objection !== undefined) return objection;
      return doneReply(await recordWinner({ ...people, house }, award, record, askedBy(ask)));
    },
    eraseWinner: async (_, ask, { people, house }) => {
      const award = numberIn(ask, 'award');
      const objection = objectionTo(ask, { type: 'EraseWinner', award });
      if (objection !== undefined) return objection;
      return doneReply(await eraseWinner({ ...people, house }, award, askedBy(ask)));
    },
  },
} satisfies Resource;
