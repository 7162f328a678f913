import { expect, test } from "vitest";
import assets from "../runtime.assets.json" with { type: "json" };
import { WIDTH } from "../src/comment.js";
import { named } from "../src/runtime.js";

const LONG = "ExtraordinaryTranscontinentalLogistics";

test("long names of APIs leave no line of the runtime too long", () => {
  const files = [...assets.files, ...assets.testing, ...assets.wire];
  const lines = files.flatMap(({ path, content }) =>
    named(content, { module: LONG, brand: LONG })
      .split("\n")
      .flatMap((line, index) => (line.length > WIDTH ? [`${path}:${index + 1}: ${line}`] : [])),
  );
  expect(lines).toEqual([]);
});

test("a comment that a name has made too long is filled to its end", () => {
  const source = `/// ${"Words of a line. ".repeat(6)}SdkConfigurationError is
/// the last
/// of them.
///
/// - Parameter one: ${"Words of a line. ".repeat(5)}SdkConfigurationError it
///   is.
/// - Throws: What it
///   throws.`;
  const words = "Words of a line. ".repeat(6);
  expect(named(source, { module: "Transcontinental", brand: "Transcontinental" }).split("\n")).toEqual([
    `/// ${words.trim()}`,
    "/// TranscontinentalConfigurationError is the last of them.",
    "///",
    `/// - Parameter one: ${words.slice(17).trim()}`,
    "///   TranscontinentalConfigurationError it is.",
    "/// - Throws: What it",
    "///   throws.",
  ]);
});
