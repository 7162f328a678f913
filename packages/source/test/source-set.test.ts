import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createCollector } from "@sdkwright/diagnostics";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createMemorySources,
  createSourceSet,
  memoryFiles,
  type SourceDocument,
  type SourceSet,
  sourceCatalogue,
} from "../src/index.js";

const FROM = { document: "generators.yml", pointer: "/api/specs/0/openapi" };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "source-set-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function open(root = folder, allow: string[] = []) {
  const collector = createCollector();
  const sources = createSourceSet({ root, report: collector.report, allow });
  const codes = (): string[] => collector.list.map((diagnostic) => diagnostic.code);
  return { sources, codes, list: collector.list };
}

function definitely(sources: SourceSet, path: string): SourceDocument {
  const document = sources.read(path);
  if (!document) throw new Error(`${path} was not read`);
  return document;
}

describe("reading", () => {
  it("reads each file once and lists documents in order", () => {
    write("a.yml", "a: 1");
    write("defs/b.json", '{"b": 2}');
    const { sources, codes } = open();
    const first = sources.read("defs/b.json");
    expect(sources.read("./defs/../defs/b.json")).toBe(first);
    sources.read("a.yml");
    expect(sources.documents.map((document) => document.path)).toEqual(["defs/b.json", "a.yml"]);
    expect(codes()).toEqual([]);
  });

  it("names paths outside the workspace relative to it", () => {
    write("specs/a.yml", "a: 1");
    write("fern/generators.yml", "api: x");
    const { sources } = open(join(folder, "fern"));
    expect(sources.read("../specs/a.yml")?.path).toBe("../specs/a.yml");
  });

  it("reports a missing file once, where it is named, with what may be meant", () => {
    write("openapi.yaml", "a: 1");
    const { sources, list } = open();
    expect(sources.read("openapi.yml", FROM)).toBeUndefined();
    expect(sources.read("openapi.yml", FROM)).toBeUndefined();
    expect(list).toEqual([
      {
        code: "source/file-not-found",
        severity: "error",
        message: "There is no file at openapi.yml.",
        location: FROM,
        help: "Did you mean openapi.yaml?",
      },
    ]);
  });

  it("suggests nothing where nothing is near", () => {
    const { sources, list } = open();
    sources.read("no/such/openapi.yml", FROM);
    expect(list[0]?.help).toBeUndefined();
  });

  it("reports a folder", () => {
    write("specs/a.yml", "a: 1");
    const { sources, codes } = open();
    expect(sources.read("specs", FROM)).toBeUndefined();
    expect(codes()).toEqual(["source/not-a-file"]);
  });

  it("reports a file that is too large, without reading it", () => {
    write("openapi.yml", "");
    truncateSync(join(folder, "openapi.yml"), 129 * 1024 * 1024);
    const { sources, codes } = open();
    expect(sources.read("openapi.yml", FROM)).toBeUndefined();
    expect(codes()).toEqual(["source/too-large"]);
  });

  it("reports an unreadable file, with the reason that the system gives", () => {
    const collector = createCollector();
    const files = { ...memoryFiles(new Map()), read: () => ({ kind: "unreadable", reason: "EACCES" }) as const };
    const sources = createSourceSet({ root: folder, report: collector.report }, files);
    expect(sources.read("a.yml", FROM)).toBeUndefined();
    expect(collector.list).toMatchObject([{ code: "source/unreadable", location: FROM }]);
    expect(collector.list[0]?.message).toBe("a.yml cannot be read (EACCES).");
  });
});

describe("encodings", () => {
  it.each([
    ["UTF-16 with a byte order mark", Buffer.from("\ufeffa: 1", "utf16le"), "UTF-16", undefined],
    ["UTF-16 without one", Buffer.from("a: 1", "utf16le"), "UTF-16", undefined],
    ["big-endian UTF-16", Buffer.from("a: 1", "utf16le").swap16(), "UTF-16", undefined],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), "UTF-32", undefined],
    ["Latin-1", Buffer.from("a: 1\nb: caf\u00e9\n", "latin1"), "bytes", 2],
  ])("refuses %s", (_, bytes, wording, line) => {
    write("a.yml", bytes);
    const { sources, list } = open();
    expect(sources.read("a.yml")).toBeUndefined();
    expect(list.map((diagnostic) => diagnostic.code)).toEqual(["source/wrong-encoding"]);
    expect(list[0]?.message).toContain(wording);
    const location = list[0]?.location;
    expect(location && "line" in location ? location.line : undefined).toBe(line);
  });

  it("reads UTF-8 with and without a byte order mark", () => {
    write("a.json", Buffer.from('\ufeff{"a": "é😀"}', "utf8"));
    expect(open().sources.read("a.json")?.data).toEqual({ a: "é😀" });
  });
});

describe("references", () => {
  it("resolves relative, percent-encoded and verbatim paths", () => {
    write("api.yml", "a: 1");
    write("common/my types.yml", "b: 1");
    write("common/50%25.yml", "c: 1");
    const { sources, codes } = open();
    const api = definitely(sources, "api.yml");
    expect(sources.resolve(api, "common/my%20types.yml#/b", FROM)?.path).toBe("common/my types.yml");
    expect(sources.resolve(api, "./common/my types.yml", FROM)?.path).toBe("common/my types.yml");
    expect(sources.resolve(api, "common/50%25.yml", FROM)?.path).toBe("common/50%25.yml");
    const types = definitely(sources, "common/my types.yml");
    expect(sources.resolve(types, "../api.yml", FROM)).toBe(api);
    expect(sources.resolve(types, "#/b", FROM)).toBe(types);
    expect(codes()).toEqual([]);
  });

  it("does not decode where the file itself has such a name", () => {
    write("api.yml", "a: 1");
    write("a%20b.yml", "b: 1");
    const { sources, codes } = open();
    expect(sources.resolve(definitely(sources, "api.yml"), "a%20b.yml", FROM)?.path).toBe("a%20b.yml");
    expect(codes()).toEqual([]);
  });

  it.each(["https://example.com/a.yml", "http://x/a", "//host/a.yml", "file:///etc/passwd", "urn:x:y"])(
    "does not follow %s",
    (reference) => {
      write("api.yml", "a: 1");
      const { sources, codes } = open();
      expect(sources.resolve(definitely(sources, "api.yml"), reference, FROM)).toBeUndefined();
      expect(codes()).toEqual(["source/network-reference"]);
    },
  );

  it.each(["../secret.yml", "../../../../../../etc/passwd", "%2e%2e/secret.yml", "/etc/passwd"])(
    "does not leave the workspace by %s",
    (reference) => {
      write("secret.yml", "a: 1");
      write("workspace/api.yml", "a: 1");
      const { sources, codes } = open(join(folder, "workspace"));
      expect(sources.resolve(definitely(sources, "api.yml"), reference, FROM)).toBeUndefined();
      expect(codes()).toEqual(["source/outside-workspace"]);
      expect(sources.documents).toHaveLength(1);
    },
  );

  it("does not leave the workspace by a symbolic link", () => {
    write("secret.yml", "a: 1");
    write("workspace/api.yml", "a: 1");
    symlinkSync(join(folder, "secret.yml"), join(folder, "workspace/link.yml"));
    symlinkSync(folder, join(folder, "workspace/up"));
    const { sources, codes } = open(join(folder, "workspace"));
    const api = definitely(sources, "api.yml");
    expect(sources.resolve(api, "link.yml", FROM)).toBeUndefined();
    expect(sources.resolve(api, "up/secret.yml", FROM)).toBeUndefined();
    expect(codes()).toEqual(["source/outside-workspace", "source/outside-workspace"]);
  });

  it("reaches the folder of a definition that lies outside, and folders that are allowed", () => {
    write("specs/api.yml", "a: 1");
    write("specs/parts/types.yml", "b: 1");
    write("shared/types.yml", "c: 1");
    write("fern/generators.yml", "api: x");
    const { sources, codes } = open(join(folder, "fern"), [join(folder, "shared")]);
    const api = definitely(sources, "../specs/api.yml");
    expect(sources.resolve(api, "parts/types.yml", FROM)?.path).toBe("../specs/parts/types.yml");
    expect(sources.resolve(api, "../shared/types.yml", FROM)?.path).toBe("../shared/types.yml");
    expect(codes()).toEqual([]);
  });

  it("does not take a folder for allowed whose name begins like an allowed one", () => {
    write("specs/api.yml", "a: 1");
    write("specs-private/types.yml", "b: 1");
    write("fern/generators.yml", "api: x");
    const { sources, codes } = open(join(folder, "fern"));
    expect(
      sources.resolve(definitely(sources, "../specs/api.yml"), "../specs-private/types.yml", FROM),
    ).toBeUndefined();
    expect(codes()).toEqual(["source/outside-workspace"]);
  });

  it.each([".env", ".git/config", "../.npmrc", "link.yml"])("does not lead to hidden files: %s", (reference) => {
    write("api/openapi.yml", "a: 1");
    for (const path of ["api/.env", "api/.git/config", ".npmrc"]) write(path, "API_KEY=sk-1\n\tx: y: z");
    symlinkSync(".env", join(folder, "api/link.yml"));
    const { sources, codes } = open();
    expect(sources.resolve(definitely(sources, "api/openapi.yml"), reference, FROM)).toBeUndefined();
    expect(codes()).toEqual(["source/hidden-file"]);
  });

  it("leads from a hidden folder to the files in it", () => {
    write(".api/openapi.yml", "a: 1");
    write(".api/common.yml", "b: 1");
    const { sources, codes } = open();
    expect(sources.resolve(definitely(sources, ".api/openapi.yml"), "common.yml", FROM)?.data).toEqual({ b: 1 });
    expect(codes()).toEqual([]);
  });

  it("keeps definitions of others in their folder, and what they refer to as well", () => {
    write("pulled/openapi.yml", "a: 1");
    write("pulled/more/common.yml", "b: 1");
    write("secrets.yml", "c: 1");
    const { sources, codes } = open();
    sources.confine("pulled/openapi.yml", "pulled");
    const common = sources.resolve(definitely(sources, "pulled/openapi.yml"), "more/common.yml", FROM);
    expect(common?.data).toEqual({ b: 1 });
    expect(common && sources.resolve(common, join(folder, "secrets.yml"), FROM)).toBeUndefined();
    expect(codes()).toEqual(["source/foreign-reference"]);
  });

  it("shows no line of what is no definition", () => {
    write("openapi.yml", "a: 1");
    write("secrets.ini", "key = 'sk-1\nother: [");
    write("broken.yml", "a: 'sk-1\nb: [");
    const { sources, list } = open();
    const from = definitely(sources, "openapi.yml");
    for (const reference of ["secrets.ini", "broken.yml"]) sources.resolve(from, reference, FROM);
    const shown = list.map(({ location, secret = false }) => `${location?.document} ${secret ? "hidden" : "shown"}`);
    expect([...new Set(shown)]).toEqual(["secrets.ini hidden", "broken.yml shown"]);
  });

  it("reports a reference to a missing file at the reference", () => {
    const collector = createCollector();
    const sources = createMemorySources({ "a.yml": "a: 1", "types.yml": "b: 1" }, collector.report);
    const location = { document: "a.yml", pointer: "/a/$ref" };
    expect(sources.resolve(definitely(sources, "a.yml"), "typos.yml#/b", location)).toBeUndefined();
    expect(collector.list).toMatchObject([
      { code: "source/file-not-found", location, help: "Did you mean types.yml?" },
    ]);
  });
});

describe("the catalogue", () => {
  it("has sentences for title, cause and fix", () => {
    for (const entry of Object.values(sourceCatalogue.entries)) {
      expect(entry.title).toMatch(/^[A-Z].*[^.]$/);
      expect(entry.cause).toMatch(/^[A-Z].*\.$/s);
      expect(entry.fix).toMatch(/^[A-Z].*\.$/s);
    }
  });
});
