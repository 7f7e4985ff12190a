// Runs in the page: what a person sees and a screen reader says, and what of it is marked as English.
(() => {
  const language = document.documentElement.lang;
  const markOf = element => element.closest('[lang],[translate="no"]')?.lang ?? language;
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
    if (!isSeen(parentElement)) continue;
    const mark = markOf(parentElement);
    if (mark === language) say(parentElement.closest('[role="timer"]') === null ? 'text' : 'timer', data);
    else if (mark === 'en') say('english', data);
  }
  for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
    if (markOf(element) !== language) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) say('label', element.getAttribute(name));
  }
  return [...said.values()];
})();
