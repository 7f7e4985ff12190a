import { defined } from '#core/base';
import { MoneyByKey } from '#core/money';
import { type Activity, emptyOffering, Offering } from '#core/rulebook';
import {
  either,
  type Filled,
  filled,
  type Json,
  Key,
  list,
  number,
  type Of,
  object,
  optional,
  otherwise,
  partial,
  record,
  speak,
  such,
  Text,
} from '#core/shape';
import type { SheetPosting } from '#core/sheet';
import { type PostedWindow, parseWindow } from '#core/time';
import { type FileProblem, problemsIn } from './problems.ts';

const Windows = list(such(Text, text => parseWindow(text).ok, speak('form.times', {})));

/** An offering as a house writes it in a file; what is left out is not offered, or has one approved value. */
const OfferingText = object({
  ...partial(Offering.fields),
  settings: otherwise(record(Key, either(number(), list(number()))), {}),
  /** The name it is advertised under. */
  name: optional(Text),
  times: otherwise(Windows, []),
  drawings: otherwise(Windows, []),
  pools: otherwise(MoneyByKey, {}),
});

/** For editors and other programs. */
export const offeringJsonSchema = (): object => {
  const definitions = new Map<string, Json>();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...OfferingText.json(definitions),
    $defs: Object.fromEntries(definitions),
  };
};

export type OfferingFile = { readonly offering: Offering; readonly posting: SheetPosting };

/** The choices and what is posted with them, or every problem of the file. Whether they are approved is the core's. */
export const readOfferingFile = (
  activity: Activity,
  json: unknown,
): ({ readonly ok: true } & OfferingFile) | { readonly ok: false; readonly problems: readonly FileProblem[] } => {
  const faults = OfferingText.faults(json);
  if (faults !== undefined) return { ok: false, problems: problemsIn(json, faults) };
  const { name, times, drawings, pools, settings, ...choices } = filled(OfferingText, json as Of<typeof OfferingText>);
  return {
    ok: true,
    offering: { ...emptyOffering(activity), ...choices, settings: listed(settings) },
    posting: { times: times.map(windowOf), drawings: drawings.map(windowOf), pools, ...defined({ name }) },
  };
};

/** One value is a list of one. */
const listed = (settings: Filled<typeof OfferingText>['settings']): Offering['settings'] =>
  Object.fromEntries(Object.entries(settings).map(([key, values]) => [key, [values].flat()]));

const windowOf = (text: string): PostedWindow => {
  const window = parseWindow(text);
  if (!window.ok) throw new Error(window.message);
  return window.value;
};
