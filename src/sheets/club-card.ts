import type { Language } from '#core/words';
import { barcodeSvg } from './barcode.ts';
import { htmlPage, safe, stylesOf } from './page.ts';
import { plainIn, written } from './words.ts';

/** What is on a club card. The number is the card's own and leads to nobody without the club's records. CLB-3 */
type ClubCard = {
  readonly house: string;
  readonly card: string;
  readonly name: string;
  readonly isDemo: boolean;
};

/** A card of the size of a bank card, for a card printer or to cut out. */
export const clubCardHtml = ({ house, card, name, isDemo }: ClubCard, language: Language): string => {
  const speak = plainIn(language);
  return htmlPage({
    language,
    title: speak(written('card.title', { card, house })),
    style: STYLE,
    body: `<article>
<p class="house">${safe(house)}${isDemo ? ` - ${speak(written('paper.demo', {}))}` : ''}</p>
<h1>${safe(name)}</h1>
<div class="code">${clubBarcode(card)}</div>
</article>`,
  });
};

/** Code 128, as the readers at tables and kiosks take it. */
export const clubBarcode = (card: string): string => barcodeSvg(card, BARS_HIGH);

const BARS_HIGH = 45;

const STYLE = stylesOf('club-card');
