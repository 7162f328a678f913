import { createFile, type ScaffoldFile } from "@sdkwright/plugin-api";
import { dialectFor, type Emission } from "../emission.js";
import { PATHS } from "../plan.js";

/** `doc.go`: what the package is for. */
export function docFile(emission: Emission): ScaffoldFile {
  const { api, packageInfo } = emission;
  const file = createFile(PATHS.doc, dialectFor(emission));
  const [first, ...rest] = [api.summary, api.description, packageInfo.description].filter((text) => text !== undefined);
  const head = `Package ${emission.packageName} is a client of ${api.name.wire.trim() || "an API"}.`;
  const comment = dialectFor(emission).comment({
    text: [head, ...(first === undefined ? [] : [first]), ...rest.slice(0, 1)],
  });
  const content = file.finish().content.replace(/^\n*/, "");
  return { path: PATHS.doc, content: `${comment.join("\n")}\n${content}`, kind: "generated" };
}

/** `go.mod`: no dependencies. */
export function goMod({ module }: Emission): ScaffoldFile {
  return { path: "go.mod", content: `module ${module}\n\ngo 1.24\n`, kind: "scaffold" };
}

const STATICCHECK = "go run honnef.co/go/tools/cmd/staticcheck@latest ./...";

/** A workflow that builds, lints and tests the module; in the user's hands once it is there. */
export function workflowFile({ options }: Emission): ScaffoldFile[] {
  if (!options["ci-workflow"]) return [];
  const steps = ['test -z "$(gofmt -l .)"', "go build ./...", "go vet ./...", STATICCHECK, "go test -race ./..."];
  const lines = [
    "name: ci",
    "on: [push, pull_request]",
    "permissions:",
    "  contents: read",
    "jobs:",
    "  test:",
    "    runs-on: ubuntu-latest",
    "    strategy:",
    "      matrix:",
    "        go: [oldstable, stable]",
    "    steps:",
    "      - uses: actions/checkout@v4",
    "      - uses: actions/setup-go@v5",
    "        with:",
    `          go-version: $${"{{ matrix.go }}"}`,
    ...steps.map((step) => `      - run: ${step}`),
  ];
  return [{ path: ".github/workflows/ci.yml", content: `${lines.join("\n")}\n`, kind: "once" }];
}
