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

/** Notes where the reader is in each entry of the history, and returns there after reloading and going back. */
export function keepPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Browsers scroll while a page loads. That isn't the reader, so nothing is noted before the position is restored.
  let isArriving = true;
  const note = (): void => history.replaceState({ ...history.state, ...currentPosition() }, "");
  const noteSoon = (): void => {
    clearTimeout(timer);
    if (!isArriving) timer = setTimeout(note, 100);
  };

  function arrive(): void {
    const noted = notedPosition();
    clearTimeout(timer);
    isArriving = true;
    // The browser restores its own distance first, or goes to the anchor.
    setTimeout(() => {
      if (noted) showAgain(noted);
      // What comes into sight is rendered for the next frame, which changes heights: the second step is exact.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          if (noted) showAgain(noted);
          isArriving = false;
          noteSoon();
        });
      });
    });
  }

  addEventListener("scroll", noteSoon);
  addEventListener("load", arrive);
  addEventListener("popstate", arrive);
}
