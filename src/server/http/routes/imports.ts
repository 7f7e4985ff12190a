import { type Answer, defined, type Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { ListKind, Mistake } from '#core/lists';
import type { ListJob } from '#server/lists';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy, objectionTo } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { houseFor } from './by-two.ts';

/** So many lines of each kind are shown. */
const SHOWN_MOST = 300;

/** Lists of staff, members and excluded people. PPL-21, CLB-16 */
export const imports = {
  reads: {},
  acts: {
    checkList: ({ kind, text, exclusion = 'by-the-state' }, ask, { lists }) =>
      objectionTo(ask, SAMPLES[kind]) ?? json({ list: lists.start({ kind, text, exclusion }, askedBy(ask)).list }),
    lookAtList: (_, ask, parts) => {
      const job = jobOf(ask, parts);
      return job.ok ? json(shown(job.value)) : job;
    },
    acceptList: async ({ second }, ask, parts) => {
      const job = jobOf(ask, parts);
      if (!job.ok) return job;
      const done = await parts.lists.accept(job.value, houseFor(second, ask, parts), askedBy(ask));
      return done.ok ? json(done.value) : done;
    },
    forgetList: (_, ask, parts) => {
      const job = jobOf(ask, parts);
      if (!job.ok) return job;
      parts.lists.forget(job.value.list);
      return json({});
    },
  },
} satisfies Resource;

/** What is asked of the house in the end, to see who may. */
const SAMPLES: Readonly<Record<ListKind, HouseCommand>> = {
  staff: { type: 'ImportStaff', list: '-', people: [] },
  members: { type: 'ImportMembers', list: '-', members: 1, mayMail: 0 },
  exclusions: { type: 'ImportExclusions', list: '-', people: [] },
};

const jobOf = (ask: AskedCommand, { lists }: ApiParts): Answer<ListJob> | Refusal => {
  const job = lists.find(ask.params['list']!);
  return job.ok ? (objectionTo(ask, SAMPLES[job.value.kind]) ?? job) : job;
};

/** A refusal says more than a list needs. */
const saidOnly = ({ line, said: { code, facts, message } }: Mistake): Mistake => ({
  line,
  said: { code, facts, message },
});

const shown = ({ checked, list, kind, done, of, ignored, fault, imported }: ListJob) => ({
  list,
  kind,
  done,
  of,
  ignored,
  ...defined({ fault, imported: imported?.count }),
  ...(checked === undefined
    ? {}
    : {
        checked: {
          count: checked.count,
          mistakes: checked.mistakes.slice(0, SHOWN_MOST).map(saidOnly),
          leftOut: checked.leftOut.slice(0, SHOWN_MOST),
          notes: checked.notes.slice(0, SHOWN_MOST),
          total: {
            mistakes: checked.mistakes.length,
            leftOut: checked.leftOut.length,
            notes: checked.notes.length,
          },
          staff: checked.staff.map(({ person: _, ...row }) => row),
        },
      }),
});
