import { say } from '#core/words';
import { CONSOLE } from './texts/en.ts';

type Guided = { readonly house: string; readonly address: string; readonly fingerprint: string };

/** A page to print for those who set up tablets: how each kind of device comes to trust this house's server. */
export const guideHtml = ({ house, address, fingerprint }: Guided): string => {
  const download = `${address}authority.crt`;
  const facts = { house, address, download };
  const devices = DEVICES.map(([title, steps]) => {
    const list = steps.map(step => `<li>${escaped(say(CONSOLE[step], facts))}</li>`).join('');
    return `<section><h2>${escaped(CONSOLE[title])}</h2><ol>${list}</ol></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(say(CONSOLE['guide.title'], facts))}</title>
<style>
body { font: 12pt/1.4 sans-serif; max-width: 42rem; margin: 1.5rem auto; padding: 0 1rem }
code { font: 11pt/1.6 monospace; overflow-wrap: anywhere }
section { break-inside: avoid }
</style>
<h1>${escaped(say(CONSOLE['guide.title'], facts))}</h1>
<p>${escaped(say(CONSOLE['guide.why'], facts))}</p>
<p>${escaped(CONSOLE['guide.compare'])}</p>
<p><code>${escaped(fingerprint)}</code></p>
${devices.join('\n')}
<p>${escaped(say(CONSOLE['guide.end'], facts))}</p>
</html>
`;
};

const DEVICES = [
  ['guide.ipad', ['guide.ipad.1', 'guide.ipad.2', 'guide.ipad.3', 'guide.open']],
  ['guide.android', ['guide.android.1', 'guide.android.2', 'guide.open']],
  ['guide.windows', ['guide.windows.1', 'guide.windows.2', 'guide.open']],
  ['guide.mac', ['guide.mac.1', 'guide.mac.2', 'guide.open']],
  ['guide.linux', ['guide.linux.1', 'guide.open']],
] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
