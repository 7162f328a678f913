/**
 * Keeps where a reader is on a page. Browsers restore how far a page was scrolled in pixels; parts that were never in sight have
 * estimated heights, so after reloading the same distance is another part.
 */

/** An element by its ID, and how far below the top of the window it begins. */
interface Position {
  readonly anchor: string;
  readonly top: number;
}

/** The heading of the part that is at the top of the window; before the first heading, the content as a whole. */
function currentPosition(): Position | undefined {
  for (const part of document.querySelectorAll("main > .part")) {
    if (part.getBoundingClientRect().bottom <= 0) continue;
    const anchor = part.querySelector("[id]") ?? part.parentElement;
    return anchor ? { anchor: anchor.id, top: anchor.getBoundingClientRect().top } : undefined;
  }
  return undefined;
}

/** The position that was noted for this entry of the history. */
function notedPosition(): Position | undefined {
  const { anchor, top } = (history.state ?? {}) as Partial<Position>;
  return typeof anchor === "string" && typeof top === "number" ? { anchor, top } : undefined;
}

function showAgain({ anchor, top }: Position): void {
  const element = document.getElementById(anchor);
  if (element) scrollBy(0, element.getBoundingClientRect().top - top);
}

/** Keys that scroll, or go to what can be focused. */
const SCROLLING = new Set([" ", "ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp", "Tab"]);

/** Tells when the reader begins to move on a page: browsers scroll by themselves without any of this. */
function onReader(moves: () => void): void {
  for (const type of ["wheel", "touchmove", "pointerdown"]) addEventListener(type, moves, { passive: true });
  addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (SCROLLING.has(key) && !altKey && !ctrlKey && !metaKey) moves();
  });
}

/** Notes where the reader is in each entry of the history, and returns there after reloading and going back. */
export function keepPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Browsers scroll while a page loads. That isn't the reader, so nothing is noted before the position is restored.
  let arrival: object | undefined = {};
  const note = (): void => history.replaceState({ ...history.state, ...currentPosition() }, "");
  const noteSoon = (): void => {
    clearTimeout(timer);
    if (arrival === undefined) timer = setTimeout(note, 100);
  };

  function arrive(): void {
    const noted = notedPosition();
    const own = {};
    clearTimeout(timer);
    arrival = own;
    const restore = (): void => {
      if (noted && arrival === own) showAgain(noted);
    };
    const finish = (): void => {
      restore();
      if (arrival === own) arrival = undefined;
      noteSoon();
    };
    // The browser restores its own distance first, or goes to the anchor.
    setTimeout(() => {
      restore();
      // What comes into sight is rendered for the next frame, which changes heights: the second step is exact.
      requestAnimationFrame(() => requestAnimationFrame(finish));
    });
  }

  addEventListener("scroll", noteSoon);
  // A page with images may load for long. A reader who moves meanwhile isn't taken back.
  onReader(() => {
    if (arrival === undefined) return;
    arrival = undefined;
    noteSoon();
  });
  addEventListener("load", () => {
    if (arrival !== undefined) arrive();
  });
  addEventListener("popstate", arrive);
}
