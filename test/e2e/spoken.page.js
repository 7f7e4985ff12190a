// Runs in the page: what a person sees and a screen reader says, but for what is marked as another language.
(() => {
  const language = document.documentElement.lang;
  const isMarked = element => (element.closest('[lang],[translate="no"]')?.lang ?? language) !== language;
  const isSeen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const said = new Map();
  const say = (kind, text) => {
    const words = (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
    if (words !== '') said.set(`${kind} ${words}`, { kind, words });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parentElement.tagName)) continue;
    if (!isSeen(parentElement) || isMarked(parentElement)) continue;
    say(parentElement.closest('[role="timer"]') === null ? 'text' : 'timer', data);
  }
  for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
    if (isMarked(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) say('label', element.getAttribute(name));
  }
  return [...said.values()];
})();
