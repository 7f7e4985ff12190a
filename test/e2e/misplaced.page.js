// Runs in a page, once nothing moves; its last value is what is misplaced there.
{
  /** What a browser rounds away, in pixels. */
  const SLACK = 1.5;
  /** The room that a browser keeps in a list of choices for its arrow. */
  const ARROW = 18;
  const KEYS = 'button, a[href], input, select, textarea, summary';
  const FIELDS = 'input:not([type=radio], [type=checkbox], [type=password]), textarea';

  const root =
    [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const found = new Set();
  const pen = document.createElement('canvas').getContext('2d');

  const styleOf = element => getComputedStyle(element);
  const short = text => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const nameOf = element => short(element.getAttribute('aria-label') || element.textContent || element.tagName);

  const upwards = element => {
    const all = [];
    for (let each = element; each !== null && each !== document.documentElement; each = each.parentElement) {
      all.push(each);
    }
    return all;
  };

  /** What only turns past in a show has no place. */
  const isShow = element =>
    element.closest('[aria-hidden="true"]') !== null && upwards(element).some(each => each.getAnimations().length > 0);

  const isUnseen = element =>
    isShow(element) ||
    element.closest('svg, [inert], script, style, noscript') !== null ||
    upwards(element).some(each => styleOf(each).clipPath === 'inset(50%)') ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const isIn = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;

  const areOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

  const scrolls = element => /auto|scroll/.test(styleOf(element).overflow);
  const isScrolledAway = ({ owner, ink }) =>
    upwards(owner).some(each => scrolls(each) && !isIn(ink, each.getBoundingClientRect()));

  const isSticky = element => upwards(element).some(each => styleOf(each).position === 'sticky');
  const barOf = element => upwards(element).find(each => styleOf(each).position === 'fixed');
  /** What a bar at the lower edge covers, the page can be scrolled out from under it. */
  const isUnderBar = (ink, bar) =>
    bar !== undefined &&
    ink.bottom - (document.documentElement.scrollHeight - innerHeight - scrollY) <= bar.getBoundingClientRect().top;
  /** One of the two stays where it is while the other scrolls past. */
  const arePassing = (one, other) =>
    isSticky(one.owner) !== isSticky(other.owner) ||
    (barOf(one.owner) !== barOf(other.owner) &&
      (isUnderBar(one.ink, barOf(other.owner)) || isUnderBar(other.ink, barOf(one.owner))));

  const widthOf = (text, element) => {
    const { fontWeight, fontSize, fontFamily } = styleOf(element);
    pen.font = [fontWeight, fontSize, fontFamily].join(' ');
    return pen.measureText(text).width;
  };

  /** A letter's own height, without the room above and below it that lines share. */
  const inkOf = ({ left, right, top, bottom }) => {
    const spare = (bottom - top) * 0.22;
    return { left, right, top: top + spare, bottom: bottom - spare };
  };

  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };

  const textNodes = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    return all.filter(({ data, parentElement }) => data.trim() !== '' && !isUnseen(parentElement));
  };

  /** Each line of a text, as it is seen. */
  const linesOf = node =>
    rectsOf(node, 0, node.data.length)
      .filter(({ width }) => width > 1)
      .map(rect => ({ text: node.data, owner: node.parentElement, ink: inkOf(rect) }));

  /** What is in a field is text too. */
  const lineInField = field => {
    const text = field.value || field.placeholder;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const start = left + Number.parseFloat(styleOf(field).paddingLeft);
    const end = Math.min(right, start + widthOf(text, field));
    const middle = (top + bottom) / 2;
    return { text, owner: field, ink: { left: start, right: end, top: middle - 5, bottom: middle + 5 } };
  };

  const lookAtWords = node => {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}$.,:]+/gu)) {
      if (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(word)) continue;
      const rects = rectsOf(node, index, index + word.length).filter(({ width }) => width > 0);
      if (new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
      found.add(`broken word: ${word} in: ${short(node.parentElement.textContent)}`);
    }
  };

  const isFramed = element => {
    const { borderLeftWidth, borderRightWidth } = styleOf(element);
    return Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0;
  };

  const lookAtFrames = ({ text, owner, ink }) => {
    for (const each of upwards(owner)) {
      if (scrolls(each)) return;
      const box = each.getBoundingClientRect();
      const isOut = box.width > 1 && !isIn(ink, box);
      if (isOut && /hidden|clip/.test(styleOf(each).overflow)) found.add(`cut off: ${short(text)}`);
      else if (isOut && isFramed(each)) found.add(`out of its frame: ${short(text)}`);
      if (/absolute|fixed/.test(styleOf(each).position)) return;
    }
  };

  const isPainted = element => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return backgroundImage !== 'none' || !/^rgba\(.* 0\)$|^transparent$/.test(backgroundColor);
  };
  /** The line of another text reaches over this one and hides nothing, unless it is on something. */
  const hides = (top, owner) =>
    upwards(top)
      .slice(
        0,
        upwards(top).findIndex(each => each.contains(owner)),
      )
      .some(isPainted);

  const lookAtCover = ({ text, owner, ink }) => {
    const x = (ink.left + ink.right) / 2;
    const middle = (ink.top + ink.bottom) / 2;
    for (const y of [ink.top, middle, ink.bottom]) {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top === null || owner.contains(top) || top.contains(owner) || styleOf(top).opacity === '0') continue;
      if (isSticky(top) || isUnderBar(ink, barOf(top))) continue;
      if (y === middle || hides(top, owner)) found.add(`covered: ${short(text)} by: ${nameOf(top)}`);
    }
  };

  const lookAtPairs = (things, tell) => {
    for (const [place, one] of things.entries()) {
      for (const other of things.slice(place + 1)) {
        if (!areOver(one.ink, other.ink) || arePassing(one, other)) continue;
        if (!isScrolledAway(one) && !isScrolledAway(other)) tell(one, other);
      }
    }
  };

  const lookAtRoom = key => {
    if (key.matches(FIELDS) && key.scrollWidth > key.clientWidth + SLACK) found.add(`cut off: ${key.value}`);
    if (!key.matches('select')) return;
    const chosen = key.selectedOptions[0]?.text ?? '';
    const { paddingLeft, paddingRight } = styleOf(key);
    const room = key.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - ARROW;
    if (widthOf(chosen, key) > room) found.add(`cut off: ${short(chosen)}`);
  };

  const nodes = textNodes();
  const fields = [...root.querySelectorAll(FIELDS)].filter(
    field => !isUnseen(field) && (field.value || field.placeholder),
  );
  const lines = [...nodes.flatMap(linesOf), ...fields.map(lineInField)];
  const keys = [...root.querySelectorAll(KEYS)]
    .filter(key => !isUnseen(key) && styleOf(key).opacity !== '0')
    .map(key => ({ owner: key, ink: key.getBoundingClientRect() }))
    .filter(({ ink }) => ink.width > 2 && ink.height > 2);

  for (const node of nodes) lookAtWords(node);
  for (const line of lines.filter(one => !isScrolledAway(one))) {
    lookAtFrames(line);
    lookAtCover(line);
    if (line.ink.left < -SLACK || line.ink.right > innerWidth + SLACK)
      found.add(`beside the window: ${short(line.text)}`);
  }
  lookAtPairs(lines, (one, other) => found.add(`text over text: ${short(one.text)} and: ${short(other.text)}`));
  for (const { owner } of keys) lookAtRoom(owner);
  lookAtPairs(keys, (one, other) => {
    if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) return;
    found.add(`key over key: ${nameOf(one.owner)} and: ${nameOf(other.owner)}`);
  });
  if (document.documentElement.scrollWidth > innerWidth) found.add('wider than the window');

  globalThis.misplaced = [...found];
}
