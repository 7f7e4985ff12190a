import type { OddsAnswer } from '#core/odds';
import { COUNTED } from '#core/odds/counted';
import { type Forecast, offeringBet } from '#core/odds/house';
import type { Activity, Offering } from '#core/rulebook';
import type { Ahead, Asked, Told } from './answer.ts';

/** The answer stands on the page within a second: what has to be dealt for is dealt so often as that leaves time. */
const DEALS = [undefined, '4000', '1000'] as const;
const PATIENCE_MS = 350;

const TOO_LONG = Symbol('this takes longer');

/** Throws when the work has had its time; the last try has all that it needs. */
const patience = (isLast: boolean) => {
  const started = performance.now();
  return (): void => {
    if (!isLast && performance.now() - started > PATIENCE_MS) throw TOO_LONG;
  };
};

const answerTo = ({ activity, offering, options }: Asked) => {
  const bet = offeringBet(JSON.parse(activity) as Activity, JSON.parse(offering) as Offering, COUNTED); // As the page wrote them.
  for (const [at, deals] of DEALS.entries()) {
    try {
      return bet.ask({ ...options, ...(deals !== undefined && { deals }) }, patience(at === DEALS.length - 1));
    } catch (reason) {
      if (reason !== TOO_LONG) throw reason;
    }
  }
  throw new Error('The last try has all the time that it needs.');
};

type RowAnswer = {
  readonly key: string;
  readonly hand: string;
  readonly oneIn: string;
  readonly hitsPerDay: string;
  readonly pays: string;
  readonly probability: string;
  readonly standardError: string;
};

/** What the page shows of an answer. */
const aheadIn = (answer: OddsAnswer): Ahead => {
  const rows = (answer['rows'] ?? []) as readonly RowAnswer[]; // As the bet writes them.
  const unknown = (answer['notCounted'] ?? []) as readonly { readonly hand: string }[];
  const forecast = answer['forecast'] as Forecast | undefined;
  const costPerDay = answer['prizesPerDay'] as string | undefined;
  return {
    hands: rows.map(({ probability, standardError, ...row }) => ({
      ...row,
      error: Number(probability) === 0 ? 0 : Number(standardError) / Number(probability),
    })),
    unknown: unknown.map(({ hand }) => hand),
    ...(forecast !== undefined && { forecast }),
    ...(costPerDay !== undefined && { costPerDay }),
  };
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered = answerTo(data);
  const { id } = data;
  if (answered.ok) postMessage({ id, ahead: aheadIn(answered.value) } satisfies Told);
  else {
    const { code, facts, message } = answered;
    postMessage({ id, why: { code, facts, message } } satisfies Told);
  }
});
