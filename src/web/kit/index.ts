// First of all, since they fix the order of the layers.
import './tokens.css';
import './base.css';

export { nextByArrow } from './arrows.ts';
export { CardFace } from './card-face.tsx';
export { useCardName } from './card-name.ts';
export { CardWords } from './card-words.tsx';
export { copyText } from './clipboard.ts';
export { Icon } from './icon.tsx';
export { Key } from './key.tsx';
export { LanguagePicker } from './language-picker.tsx';
export { mount } from './mount.tsx';
export { RankSign } from './rank-sign.tsx';
export { useSettings } from './settings.ts';
export { Sheet } from './sheet.tsx';
export { useLanguage } from './speech.tsx';
export { Station } from './station.tsx';
export { SuitSign } from './suit-sign.tsx';
