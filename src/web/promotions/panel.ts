import type { ComponentType } from 'react';
import type { MechanismName } from '#core/house';
import type { DeskView, PromotionView } from '#core/views';
import type { Go } from './desk/place.ts';
import type { OpeningForm } from './parts/opening-form.ts';
import type { Waits } from './parts/waits.ts';

/** One mechanism at the desk: everything the desk knows of it is this value. */
export type MechanismPanel<Name extends MechanismName, English extends object, Field extends string = never> = {
  readonly mechanism: Name;
  /** What to do in a promotion, and its state. */
  readonly panel: ComponentType<PanelProps<Name> & Going>;
  /** How it is opened; absent where another promotion opens it. */
  readonly openForm?: OpeningForm<Name, Field>;
  /** Never here: the English wording types what the panel says, and is fetched like every other language. */
  readonly texts?: English;
  /** All of it is on the board, and the desk gets nothing more. */
  readonly isOnBoard?: boolean;
  /** Who has to act, and until when. */
  readonly waits?: (desk: DeskOf<Name>) => readonly Waits[];
  /** How many are in it, where that is what is asked first. */
  readonly entries?: (desk: DeskOf<Name>) => number;
  readonly isSettled?: (promotion: PromotionView) => boolean;
};

export type DeskOf<Name extends MechanismName> = MechanismName extends Name
  ? DeskView
  : Extract<DeskView, { readonly type: Name }>;

export type PanelProps<Name extends MechanismName> = {
  readonly promotion: PromotionView;
  readonly desk: DeskOf<Name>;
};
export type Going = { readonly onGo: Go };

/** A panel as the desk handles it, whichever it is. */
export type AnyPanel = MechanismPanel<MechanismName, object, string>;
