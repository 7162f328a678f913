/** First line of a conflict between an edit and what was generated. */
const START = "<<<<<<< ours (edited)";
const MIDDLE = "=======";
const END = ">>>>>>> theirs (generated)";

/** One side of a conflict: the user's edit, or what was generated. In git's conflicts, the current branch is `ours`. */
export type Side = "ours" | "theirs";

/** Markers of this package and of git, which can add the text before both changes. Line ends do not count. */
const IS_START = /^<{7} /;
const IS_ANCESTOR = /^\|{7}(?: |\r?$)/;
const IS_MIDDLE = /^={7}\r?$/;
const IS_END = /^>{7} /;

/** The lines of both versions between conflict markers. */
export function conflictOf(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  return [START, ...ours, MIDDLE, ...theirs, END];
}

type Place = Side | "both" | "ancestor" | "start" | "marker";

/** Where each line of a text belongs. Markers count in complete conflicts only: a document may quote one. */
function placesOf(lines: readonly string[]): readonly Place[] {
  const places: Place[] = lines.map(() => "both");
  let start: number | undefined;
  let within: Side | "ancestor" = "ours";
  let current: Place[] = [];
  for (const [index, line] of lines.entries()) {
    if (IS_START.test(line)) {
      start = index;
      within = "ours";
      current = ["start"];
    } else if (start === undefined) continue;
    else if (within === "ours" && IS_ANCESTOR.test(line)) {
      within = "ancestor";
      current.push("marker");
    } else if (within !== "theirs" && IS_MIDDLE.test(line)) {
      within = "theirs";
      current.push("marker");
    } else if (within === "theirs" && IS_END.test(line)) {
      current.push("marker");
      places.splice(start, current.length, ...current);
      start = undefined;
    } else current.push(within);
  }
  return places;
}

/** Whether a text can have conflicts: most have none, and need no closer look. */
function mayConflict(text: string): boolean {
  return text.includes("<<<<<<< ");
}

/** The lines at which conflicts begin, counted from 1. */
export function conflictLines(text: string): readonly number[] {
  if (!mayConflict(text)) return [];
  return placesOf(text.split("\n")).flatMap((place, index) => (place === "start" ? [index + 1] : []));
}

function linesAt(text: string, wanted: readonly Place[]): readonly string[] {
  const lines = text.split("\n");
  if (!mayConflict(text)) return lines;
  const places = placesOf(lines);
  return lines.filter((_, index) => wanted.includes(places[index]!));
}

/** The text with one side of each conflict in it. */
export function resolveConflicts(text: string, side: Side): string {
  return linesAt(text, ["both", side]).join("\n");
}

/** The lines of a text with both sides of each conflict. */
export function linesOfBothSides(text: string): readonly string[] {
  return linesAt(text, ["both", "ours", "theirs"]);
}
