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
