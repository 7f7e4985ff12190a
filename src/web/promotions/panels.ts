import type { MechanismName } from '#core/house';
import type { PromotionView } from '#core/views';
import { fileIn, type Language, type Messages as Said } from '../messages/index.ts';
import { carGiveaway } from './car-giveaway/index.ts';
import { cardWheel } from './card-wheel/index.ts';
import { contest } from './contest/index.ts';
import { drawing } from './drawing/index.ts';
import { gambleUp } from './gamble-up/index.ts';
import type { texts as hiLo } from './hi-lo/texts/en.ts';
import { highHand } from './high-hand/index.ts';
import { instrument } from './instrument/index.ts';
import type { AnyPanel } from './panel.ts';
import type { Waits } from './parts/waits.ts';
import { splashPot } from './splash-pot/panel.tsx';
import { squares } from './squares/index.ts';
import { tableDrawing } from './table-drawing/index.ts';
import { tracking } from './tracking/index.ts';
import { wheel } from './wheel/index.ts';

/** Everything that is run at this desk. A new mechanism is a folder and a name in this list. */
const PANELS = [
  drawing,
  wheel,
  cardWheel,
  gambleUp,
  carGiveaway,
  tableDrawing,
  splashPot,
  tracking,
  contest,
  squares,
  instrument,
  highHand,
] as const;

type Listed = (typeof PANELS)[number];
/** What the panels say, by their mechanisms. */
type PanelMessages = { readonly [One in Listed as One['mechanism']]: NonNullable<One['texts']> } & {
  readonly 'hi-lo': typeof hiLo;
};

declare module 'use-intl' {
  interface AppConfig {
    /** The English wording types the arguments of each text. `panels` is spoken at the promotions desk only. */
    Messages: Said & { readonly panels: PanelMessages };
  }
}

const ALL = PANELS as readonly unknown[] as readonly AnyPanel[]; // By its mechanism each is given what is its own.

export const panelOf = (mechanism: MechanismName): (AnyPanel & { readonly mechanism: PanelName }) | undefined =>
  ALL.find((one): one is AnyPanel & { readonly mechanism: PanelName } => one.mechanism === mechanism);

export type PanelName = Listed['mechanism'];

/** The panel of a promotion; none where it is run at another station. */
export const panelFor = ({ mechanism, desk, board }: PromotionView): AnyPanel | undefined => {
  const panel = panelOf(mechanism);
  const shown = panel?.isOnBoard === true ? board : desk;
  return shown.type === mechanism ? panel : undefined;
};

/** What waits for somebody in a promotion. */
export const waitsIn = (promotion: PromotionView): readonly Waits[] =>
  panelFor(promotion)?.waits?.(promotion.desk) ?? [];

const SPOKEN = import.meta.glob('./spoken/*.ts');

/** The texts of all panels in one language, one file. */
export const loadPanelTexts = async (language: Language): Promise<{ readonly panels: object }> => {
  const file = fileIn(SPOKEN, language)() as Promise<{ readonly texts: Readonly<Record<string, object>> }>;
  // Where a language fails, the page asks for English. Where that fails too, the desk stands without its panels' words.
  const { texts } = await (language === 'en' ? file.catch(() => ({ texts: {} })) : file);
  const named = Object.entries(texts).map(([path, each]) => [path.split('/')[1]!, each] as const); // ../wheel/texts/es.ts
  return { panels: Object.fromEntries(named) };
};
