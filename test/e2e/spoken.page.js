// Runs in the page: what a person sees and a screen reader says, but for what is marked as another language.
(() => {
  const language = document.documentElement.lang;
  const isMarked = element => (element.closest('[lang],[translate="no"]')?.lang ?? language) !== language;
  const isSeen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const said = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parentElement.tagName)) continue;
    if (isSeen(parentElement) && !isMarked(parentElement)) said.push(data);
  }
  for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
    if (isMarked(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(said.map(one => one.replace(/\s+/g, ' ').trim()).filter(one => one !== ''))];
})();
