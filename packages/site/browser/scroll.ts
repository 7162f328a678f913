/**
 * Keeps where a reader is on a page. Browsers restore how far a page was scrolled in pixels; parts that were never in sight have
 * estimated heights, so after reloading the same distance is another part.
 */

/** A part of a page, and how far below the top of the window it begins. */
interface Position {
  readonly part: string;
  readonly top: number;
}

/** The part that is at the top of the window. */
function currentPosition(): Position | undefined {
  for (const part of document.querySelectorAll<HTMLElement>(".part[id]")) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > 0) return { part: part.id, top };
  }
  return undefined;
}

/** The position that was noted for this entry of the history. */
function notedPosition(): Position | undefined {
  const { part, top } = (history.state ?? {}) as Partial<Position>;
  return typeof part === "string" && typeof top === "number" ? { part, top } : undefined;
}

function restore(): void {
  const noted = notedPosition();
  const part = noted && document.getElementById(noted.part);
  if (!part) return;
  // Rendering what comes into sight changes heights above it: the second step is exact.
  for (let step = 0; step < 2; step++) scrollBy(0, part.getBoundingClientRect().top - noted.top);
}

/** Notes where the reader is in each entry of the history, and returns there after reloading and going back. */
export function keepPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => history.replaceState({ ...history.state, ...currentPosition() }, "");
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(note, 100);
  });
  // The browser restores its own distance first, or goes to the anchor.
  const afterBrowser = (): void => void setTimeout(restore);
  addEventListener("load", afterBrowser);
  addEventListener("popstate", afterBrowser);
}
