// The type checker that judges all SDKs in one process finds what the compiler would.
import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows } from "../../suites/rows.js";
import { checkTypes } from "./check.js";

const SOUND = {
  "go.mod": "module golden.test\n\ngo 1.24\n",
  "core/core.go": "package core\n\ntype Named interface{ Name() string }\n",
  "sdk/a/a.go": 'package a\n\nimport "golden.test/core"\n\nfunc Of(n core.Named) string { return n.Name() }\n',
  "sdk/a/inner_test.go": "package a\n\nfunc hidden() string { return Of(nil) }\n",
  "sdk/a/a_test.go":
    'package a_test\n\nimport (\n\t"testing"\n\n\t"golden.test/sdk/a"\n)\n\nfunc TestA(t *testing.T) { t.Log(a.Of(nil)) }\n',
};

const complaintsAbout = (changes: object) =>
  inTemporaryFolder((folder) => {
    writeFolder(folder, new Map(Object.entries({ ...SOUND, ...changes })));
    return checkTypes(folder);
  });

describeRows(
  () => {
    test("nothing is said of sound packages and tests", async () => {
      expect(await complaintsAbout({})).toEqual([]);
    }, 60_000);

    test("each fault is found, in tests too", async () => {
      const found = await complaintsAbout({
        "sdk/a/a.go": `${SOUND["sdk/a/a.go"]}\nfunc unused() { x := 1 }\n`,
        "sdk/a/inner_test.go": 'package a\n\nimport "os"\n',
        "sdk/a/a_test.go": SOUND["sdk/a/a_test.go"].replace("a.Of(nil)", "a.Off(1)"),
        "sdk/b/b.go": "package b\n\nfunc B( {\n",
        "sdk/c/c.go": 'package c\n\nimport "golden.test/sdk/d"\n\nvar C = d.D\n',
        "sdk/d/d.go": 'package d\n\nimport "golden.test/sdk/c"\n\nvar D = c.C\n',
      });
      const text = found.join("\n");
      for (const part of [
        "sdk/a/a.go:7:17: declared and not used: x",
        'sdk/a/inner_test.go:3:8: "os" imported and not used',
        "sdk/a/a_test.go:9:36: undefined: a.Off",
        "sdk/b/b.go:3:9: expected ')', found '{'",
        "import cycle through golden.test/sdk/c",
      ])
        expect(text).toContain(part);
    }, 60_000);
  },
  { rows: ({ key }) => key === "go" },
);
