import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { createHighlight, createSampleHighlight } from "../../packages/site/src/markdown/highlight.js";

const GOLDEN = join(ROOT, "test/golden");

/** The code of all recorded documents, by the language of its fence. */
function recordedCode(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const documents = readdirSync(GOLDEN, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
  for (const path of documents) {
    const blocks = readFileSync(join(GOLDEN, path), "utf8").matchAll(/^```(\w+)\n(.*?)^```$/gms);
    for (const [, fence = "", code = ""] of blocks) found.set(fence, [...(found.get(fence) ?? []), code]);
  }
  return found;
}

test("samples have the colours that they have as a whole", () => {
  const code = recordedCode();
  for (const fence of ["ts", "python", "go", "java", "csharp", "php", "ruby", "swift"]) {
    const samples = code.get(fence) ?? [];
    expect(samples.length, fence).toBeGreaterThan(20);
    for (const sample of new Set(samples)) {
      const highlight = createHighlight();
      expect(createSampleHighlight(createHighlight())(sample, fence).text).toBe(highlight(sample, fence).text);
    }
  }
});

test.each([
  ["python", 'a = """b\nclass c"""\n'],
  ["java", "/* a\nclass b */\n"],
  ["ts", "const a = `b\nclass c`;\n"],
  ["ruby", "a = <<~TEXT\nclass b\nTEXT\n"],
  ["go", 'a := "b\nclass"\n'],
])("what spans lines is highlighted as a whole in %s", (fence, code) => {
  expect(createSampleHighlight(createHighlight())(code, fence).text).toBe(createHighlight()(code, fence).text);
});
