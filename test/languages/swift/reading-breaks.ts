import type { ReadingBreak } from "../suite.js";

/** A change of what properties of models are, behind which models keep what the server sent. */
function properties(title: string, given: string, says: string): ReadingBreak {
  const from = "    getOptional(name) ?? .placeholder\n";
  const to = `    let value: Value = getOptional(name) ?? .placeholder\n    return ${given}\n`;
  return { title, feature: "reading", file: "/Models/ModelValues.swift", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  properties(
    "every required property is its placeholder",
    "(value as? String) == nil ? .placeholder : value",
    "result.id",
  ),
  properties("a date-time is another one", 'name == "madeAt" ? .placeholder : value', "madeAt =="),
];
