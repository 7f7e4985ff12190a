import type { useTranslations } from 'use-intl';
import type { Category } from '#core/cards';
import type { HouseCommand, MechanismName, PostedIn } from '#core/house';
import type { Opens } from '#core/views';
import { changed, type Read } from '#entry/reading';

/** A form as it is written at the desk: a text for each of its fields. */
export type Draft<Key extends string> = Readonly<Record<Key, string>>;

type Words = ReturnType<typeof useTranslations<never>>;
type HandName = (category: Category) => string;

/** A field of the form that opens a promotion: a line of text where nothing else is said. */
export type OpenField<Opens> = {
  readonly type?: 'area' | 'check' | 'number' | 'date' | 'time' | 'datetime-local';
  readonly how?: string | ((t: Words, opens: Opens) => string);
  readonly rows?: number;
  /** By what may be opened; absent where it is always asked for. */
  readonly isAsked?: (opens: Opens) => boolean;
  /** Absent where the texts of the mechanism have it under the name of the field. */
  readonly label?: (t: Words, opens: Opens, handName: HandName) => string;
};

export type OpenFields<Opens, Key extends string = string> = Readonly<Record<Key, OpenField<Opens>>>;

export type OpensOf<Name extends MechanismName> = Extract<Opens, { readonly mechanism: Name }>;

/** The part of opening a promotion that is the mechanism's own. Whether it may run so is the core's to say. */
export type OpeningForm<Name extends MechanismName, Field extends string> = {
  readonly fields: OpenFields<OpensOf<Name>, Field>;
  /** What is posted, as it is written. */
  readonly posted: (draft: Draft<Field>, zone: string) => Read<PostedIn<Name>>;
};

/** The posted time, by the clock of the house. */
export const PERIOD: OpenFields<unknown, 'from' | 'to'> = {
  from: { type: 'datetime-local', label: t => t('promotions.open.from') },
  to: { type: 'datetime-local', label: t => t('promotions.open.to') },
};

export type DrawnField = 'drawnFirst' | 'drawnCount' | 'drawnEvery';

/** When the first drawing is held, how many there are, and how many days lie between them. OFT-6 */
export const DRAWN: OpenFields<unknown, DrawnField> = {
  drawnFirst: { type: 'datetime-local', label: t => t('promotions.open.drawnFirst') },
  drawnCount: { type: 'number', how: '1', label: t => t('promotions.open.drawnCount') },
  drawnEvery: { type: 'number', how: '7', label: t => t('promotions.open.drawnEvery') },
};

export const emptyDraft = (fields: OpenFields<never>): Draft<string> =>
  Object.fromEntries(Object.keys(fields).map(key => [key, '']));

/** The fields that are there for what may be opened. */
export const askedFor = <Of>(fields: OpenFields<Of>, opens: Of): readonly (readonly [string, OpenField<Of>])[] =>
  Object.entries(fields).filter(([, { isAsked }]) => isAsked?.(opens) ?? true);

type Opening = Extract<HouseCommand, { type: 'OpenPromotion' }>;

/** What is sent when the form is filled in. */
export const openingOf = (activity: string, { mechanism }: Opens, name: string, posted: Read<unknown>): Read<Opening> =>
  changed(posted, value => {
    const command = { type: 'OpenPromotion', promotion: name.trim(), activity, mechanism, posted: value };
    return command as Opening; // The list pairs each mechanism with what is posted for it.
  });
