import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources, type SourceDocument } from "@sdkwright/source";
import { describe, expect, it } from "vitest";
import { applyOverlay } from "../src/overlay.js";

const CORPUS = join(import.meta.dirname, "../../../../shared/corpus/overlays");
const present = existsSync(CORPUS);

function apply(folder: string) {
  const collector = createCollector();
  const text = (name: string) => readFileSync(join(CORPUS, folder, name), "utf8");
  const sources = createMemorySources({ "base.yaml": text("base.yaml"), "overlay.yaml": text("overlay.yaml") });
  const base = sources.read("base.yaml") as SourceDocument;
  const before = JSON.stringify(base.data);
  const result = applyOverlay(base, sources.read("overlay.yaml") as SourceDocument, collector.report);
  expect(JSON.stringify(base.data)).toBe(before);
  return { result, codes: collector.list.map(({ code }) => code) };
}

function expected(folder: string, name = "expected.yaml") {
  const text = readFileSync(join(CORPUS, folder, name), "utf8");
  return createMemorySources({ "expected.yaml": text }).read("expected.yaml")?.data;
}

const withResult: readonly (readonly [string, readonly string[]])[] = [
  ["add-a-license", []],
  ["description-and-summary", []],
  ["remove-example", []],
  ["remove-matching-responses", []],
  ["remove-property", []],
  ["remove-server", ["overlay/extends-other"]],
  ["replace-servers-for-sandbox", []],
  ["update-root", []],
  ["speakeasy-basic", ["overlay/incompatible-update"]],
  ["speakeasy-copy", []],
  ["speakeasy-copy-move", []],
  ["speakeasy-version-header", []],
];

describe.skipIf(!present)("overlays of the corpus", () => {
  it.each(withResult)("%s gives the expected result", (folder, expectedCodes) => {
    const { result, codes } = apply(folder);
    expect(result.data).toEqual(expected(folder));
    expect(codes).toEqual(expectedCodes);
  });

  it("an action that selects nothing, and one that changes nothing, are warnings", () => {
    const { result, codes } = apply("speakeasy-mismatched");
    expect(result.data).toEqual(expected("speakeasy-mismatched", "expected-without-first-action.yaml"));
    expect(codes).toEqual(["overlay/no-match", "overlay/no-effect"]);
  });

  it("faulty copies are errors", () => {
    expect(apply("speakeasy-copy-errors").codes).toEqual(["overlay/copy-source"]);
    expect(apply("speakeasy-copy-mutual-exclusive").codes).toEqual(["overlay/copy-and-update"]);
  });

  it("reports the expression that is not RFC 9535, and applies the rest", () => {
    const { result, codes } = apply("oapi-codegen");
    expect(codes).toContain("overlay/invalid-path");
    expect(result.data).toMatchObject({ info: { "x-overlay-applied": "structured-overlay" } });
  });
});

const shapes = !present
  ? []
  : ["v1.0", "v1.1", "v1.2-dev"].flatMap((version) =>
      (["pass", "fail"] as const).flatMap((verdict) =>
        readdirSync(join(CORPUS, "schema-tests", version, verdict)).map((file) => [version, verdict, file] as const),
      ),
    );

describe.skipIf(!present)("shapes of the corpus", () => {
  it.each(shapes)("%s %s %s", (version, verdict, file) => {
    const collector = createCollector();
    const overlayText = readFileSync(join(CORPUS, "schema-tests", version, verdict, file), "utf8");
    const sources = createMemorySources({ "base.json": '{"openapi":"3.1.0"}', "overlay.yaml": overlayText });
    const overlay = sources.read("overlay.yaml") as SourceDocument;
    applyOverlay(sources.read("base.json") as SourceDocument, overlay, collector.report);
    const faults = collector.list.filter(
      ({ severity, code }) => severity === "error" && code !== "overlay/copy-source",
    );
    expect(faults.length > 0).toBe(verdict === "fail");
  });
});
