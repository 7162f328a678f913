import { expect, test } from "vitest";
import { parseValuePath, stepText } from "../src/index.js";

test("paths into requests and responses have a root and steps", () => {
  expect(parseValuePath("$response")).toEqual({ root: "$response", isLastItem: false, steps: [] });
  const path = parseValuePath("$response.data.items[-1].id");
  expect(path).toEqual({
    root: "$response",
    isLastItem: false,
    steps: [
      { name: "data", isLastItem: false },
      { name: "items", isLastItem: true },
      { name: "id", isLastItem: false },
    ],
  });
  expect(path?.steps.map(stepText).join(".")).toBe("data.items[-1].id");
  expect(parseValuePath("$response[-1].id")).toMatchObject({ isLastItem: true, steps: [{ name: "id" }] });
  expect(parseValuePath("$request.page[size]")?.steps).toEqual([{ name: "page[size]", isLastItem: false }]);
});

test.each(["", "cursor", "$", "$requests.a", "$request.", "$response..a", "$response.[-1].a", "$.a"])(
  "%j is none",
  (text) => {
    expect(parseValuePath(text)).toBeUndefined();
  },
);
