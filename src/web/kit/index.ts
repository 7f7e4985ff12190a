// First of all, since they fix the order of the layers.
import './tokens.css';
import './base.css';

export { Amount } from './amount.tsx';
export { nextByArrow } from './arrows.ts';
export { CardFace } from './card-face.tsx';
export { useCardName } from './card-name.ts';
export { CardPad } from './card-pad.tsx';
export { CardWords } from './card-words.tsx';
export { copyText } from './clipboard.ts';
export { DemoMark } from './demo-mark.tsx';
export { type FeedLink, type FeedStore, openFeed, STALE_AFTER_MS } from './feed.ts';
export { HoldKey } from './hold-key.tsx';
export { Icon } from './icon.tsx';
export { Key } from './key.tsx';
export { LanguagePicker } from './language-picker.tsx';
export { LinkBanner } from './link-banner.tsx';
export { Meter } from './meter.tsx';
export { mount } from './mount.tsx';
export { PadKey } from './pad-key.tsx';
export { PinPad } from './pin-pad.tsx';
export { RankSign } from './rank-sign.tsx';
export { useSettings } from './settings.ts';
export { Sheet } from './sheet.tsx';
export { useLanguage } from './speech.tsx';
export { Station } from './station.tsx';
export { SuitSign } from './suit-sign.tsx';
export { useLink, useServerNow, useView } from './use-feed.ts';
