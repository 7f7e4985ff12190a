import { barcodeSvg } from './barcode.ts';
import { safe } from './safe.ts';

/** What stands on a club card. The number is the card's own and leads to nobody without the club's records. CLB-3 */
export type ClubCard = {
  readonly house: string;
  readonly card: string;
  readonly name: string;
  readonly isDemo: boolean;
};

/** A card of the size of a bank card, for a card printer or to cut out, with its style inside. */
export const clubCardHtml = ({ house, card, name, isDemo }: ClubCard): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Club card ${safe(card)} - ${safe(house)}</title>
<style>${STYLE}</style>
</head>
<body>
<article>
<p class="house">${safe(house)}${isDemo ? ' - DEMO' : ''}</p>
<h1>${safe(name)}</h1>
<div class="code">${clubBarcode(card)}</div>
</article>
</body>
</html>
`;

/** Code 128, as the readers at tables and kiosks take it. */
export const clubBarcode = (card: string): string => barcodeSvg(card, BARS_HIGH);

const BARS_HIGH = 45;

const STYLE = `
@page { size: 85.6mm 53.98mm; margin: 0; }
:root { color-scheme: light; font: 11pt/1.3 system-ui, Arial, sans-serif; color: #16181d; }
body { margin: 0; background: #fff; }
article { box-sizing: border-box; width: 85.6mm; height: 53.98mm; padding: 5mm; }
article { display: grid; align-content: space-between; }
.house { margin: 0; font-weight: 600; }
h1 { margin: 0; font-size: 14pt; }
.code svg { width: 60mm; height: auto; }
`;
