import { refusals } from '#core/base';

export const SENTENCES = {
  'offering-of-other-activity': (f: { given: string; activity: string }) =>
    `This is an offering of ${f.given}, not of ${f.activity}. Choose the activity that it names.`,
  'outside-approval': (f: { what: string; given: string; approved: string }) =>
    `${f.what}: ${f.given} is not approved. Approved is ${f.approved}.`,
  'not-in-approval': (f: { what: string; activity: string }) =>
    `${f.what}: ${f.activity} has none. Leave it out of the offering.`,
  'not-in-the-rulebook': (f: { what: string; given: string; known: string }) =>
    `There is no ${f.what} "${f.given}". Choose from: ${f.known}.`,
  'charts-exclude-each-other': (f: { charts: string }) =>
    `${f.charts} may not be offered at the same time. Choose one of them.`,
  'payouts-exclude-each-other': (f: { payouts: string }) =>
    `Payout structures ${f.payouts} may not be in force at the same time. Choose one of them.`,
  'rows-go-together': (f: { chart: string; missing: string }) =>
    `All hands of ${f.chart} are offered together or none is. Add: ${f.missing}.`,
  'one-value-only': (f: { what: string; given: string }) =>
    `${f.what} has one value, but ${f.given} are given. Choose one of them.`,
  'allocation-not-whole': (f: { sum: number }) =>
    `The parts of a fee add up to ${f.sum} percent. Let them add up to 100 percent.`,
  'not-all-posted': (f: { activity: string; missing: string }) =>
    `${f.activity} cannot start before this is chosen and posted: ${f.missing}.`,
  'posted-too-late': (f: { posted: string; starts: string }) =>
    `It was posted ${f.posted} and is to start ${f.starts}. Post it before it starts.`,
  'locked-setting': (f: { what: string; since: string }) =>
    `${f.what} may not change ${f.since}. End this offering and post a new one.`,
  'no-charge-for-table': (f: { activity: string; game: string; limits: string }) =>
    `${f.activity} has no approved fee for ${f.game}${f.limits}. Take no fee at this table.`,
};

export const refuse = refusals(SENTENCES);
