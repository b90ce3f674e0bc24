import type { Page } from 'playwright-core';

/** Everything a finger can press or drag. The map itself is pressed anywhere. */
const PRESSED =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"], [role="slider"], [data-hint]';

/**
 * Everything to press whose reach is smaller than 44 by 44 px, with its size; a reach ends where another thing answers.
 * Links amid the words of a sentence are the one exception, as in WCAG 2.5.5: the line they stand in sets their height.
 */
export const smallTargets = (page: Page, part = 'body'): Promise<readonly string[]> =>
  page.locator(part).first().evaluate(measure, PRESSED);

/** What only a mouse can find out, by hovering: every title needs a place around it that tells the same otherwise. */
export const hoverOnly = (page: Page, part = 'body'): Promise<readonly string[]> =>
  page
    .locator(part)
    .locator('[title]:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.closest('[data-hint]') === null)
        .map((each) => `only by hovering: ${each.getAttribute('title')}`),
    );

/** Text below 12 px, outside drawings. */
export const smallText = (page: Page, part = 'body'): Promise<readonly string[]> =>
  page.locator(part).first().evaluate(readSizes);

const measure = (root: Element, pressed: string): readonly string[] => {
  const LEAST = 44;
  /** What neighbours between two pixels may take from each other. */
  const ROUNDING = 1;
  const shownIn = document.querySelector(':modal') ?? root;

  /** A radio button or a box to tick is pressed anywhere on its label. */
  const reachOf = (element: Element): Element =>
    (element instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(element.type)
      ? element.closest('label')
      : null) ?? element;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: true,
      opacityProperty: true,
    }) &&
    !element.matches(':disabled, .visually-hidden *, [inert] *') &&
    element.getBoundingClientRect().width > 1;
  /** Amid a sentence: a link to a rule or a place, with words beside it in the same block. */
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a[href], button.place')) return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const words = (text: string | null | undefined): number => (text ?? '').trim().length;
    return (
      block !== null &&
      !block.matches('nav, header, footer') &&
      words(block.textContent) > words(element.textContent) + 8
    );
  };
  const answers = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label') === element);
  };
  /** How far the element answers from its middle, one way and the other. */
  const reach = (element: Element, at: (away: number) => readonly [x: number, y: number]): number => {
    let [back, on] = [0, 0];
    while (back < LEAST && answers(element, ...at(-back))) back += 1;
    while (on < LEAST && answers(element, ...at(on))) on += 1;
    return Math.max(0, back + on - 1);
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);

  const seen = new Set<Element>();
  const small: string[] = [];
  for (const each of shownIn.querySelectorAll(pressed)) {
    const element = reachOf(each);
    if (seen.has(element) || !isShown(element) || isInSentence(element)) continue;
    seen.add(element);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const width = reach(element, (away) => [x + away, y]);
    const height = reach(element, (away) => [x, y + away]);
    if (Math.min(width, height) < LEAST - ROUNDING)
      small.push(`${element.tagName.toLowerCase()} ${nameOf(element)}: ${width} by ${height}`);
  }
  return small;
};

const readSizes = (root: Element): readonly string[] => {
  const small: string[] = [];
  const texts = document.createTreeWalker(document.querySelector(':modal') ?? root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      parent === null ||
      text.nodeValue?.trim() === '' ||
      parent.closest('svg, script, style, .visually-hidden')
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 12) small.push(`${size} px: ${text.nodeValue?.trim().slice(0, 40)}`);
  }
  return small;
};
