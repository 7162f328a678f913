import {
  clientCredentialsOf,
  createFile,
  reachableEnvironments,
  type ScaffoldFile,
  urlVariables,
} from "@sdkwright/plugin-api";
import { dialectFor, type Emission } from "../emission.js";
import { PATHS } from "../model/files.js";
import { modulePath, packageName } from "../module.js";
import { credentialOption } from "../spec/client.js";
import { optionType } from "../spec/option-types.js";
import { standard } from "../types.js";

/** `environments.go`: a constant for each of the API's servers. */
export function environmentsFile(emission: Emission): ScaffoldFile[] {
  const { core, model, target } = emission;
  const reachable = reachableEnvironments(target.api);
  if (reachable.length === 0) return [];
  const file = createFile(PATHS.environments, dialectFor(emission));
  file.line("// The API's servers, the default first.");
  file.block(
    "const (",
    () => {
      for (const { index, environment } of reachable) {
        const url = environment.urls[0]?.template ?? "";
        const name = model.environment(index);
        const said = environment.description ?? environment.summary;
        file.doc({ text: [`${name}: ${said === undefined ? url : `${said} (${url})`}`] });
        file.row([name, core("EnvironmentName"), `= ${JSON.stringify(target.names.environment(index))}`]);
      }
    },
    ")",
  );
  return [{ path: PATHS.environments, content: file.finish().content, kind: "generated" }];
}

/** `doc.go`: what the package is for. */
export function docFile(emission: Emission): ScaffoldFile {
  const { api, packageInfo } = emission.target;
  const name = packageName(emission.target);
  const file = createFile(PATHS.doc, dialectFor(emission));
  const [first, ...rest] = [api.summary, api.description, packageInfo.description].filter((text) => text !== undefined);
  const head = `Package ${name} is a client of ${api.name.wire.trim() || "an API"}.`;
  const comment = dialectFor(emission).comment({
    text: [head, ...(first === undefined ? [] : [first]), ...rest.slice(0, 1)],
  });
  const content = file.finish().content.replace(/^\n*/, "");
  return { path: PATHS.doc, content: `${comment.join("\n")}\n${content}`, kind: "generated" };
}

/** An option of the client: the value of a credential, of a header or of a variable. */
interface ClientOption {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  /** Secrets can come from a function, so that they can rotate. */
  readonly secret: boolean;
}

function clientOptions(emission: Emission): ClientOption[] {
  const { api, names } = emission.target;
  const options: ClientOption[] = [];
  for (const scheme of api.auth.schemes) {
    for (const { part, credential } of clientCredentialsOf(scheme)) {
      const env =
        credential.env === undefined ? "" : ` Without it, the environment variable ${credential.env} is read.`;
      const doc = `gives a credential of the scheme ${scheme.id}.${env}`;
      options.push({ name: credentialOption(emission, scheme.id, part), doc, type: "string", secret: true });
    }
  }
  for (const { header, value } of api.headers) {
    if (value.kind !== "parameter") continue;
    const doc = `sets the header ${header} of every call.`;
    options.push({
      name: `With${names.header(header)}`,
      doc,
      type: optionType(emission.target.api, value.type),
      secret: false,
    });
  }
  for (const { name, type } of api.variables) {
    const option = `With${names.variable(name.wire)}`;
    options.push({
      name: option,
      doc: `sets ${name.wire}, which paths and parameters use.`,
      type: optionType(emission.target.api, type),
      secret: false,
    });
  }
  for (const { name } of urlVariables(api)) {
    const doc = `sets ${name.wire} in the URLs of the API's servers.`;
    options.push({ name: `With${names.variable(name.wire)}`, doc, type: "string", secret: false });
  }
  return options;
}

/** `option/client.go`: options that this API has beside those that all have. */
export function optionsFile(emission: Emission): ScaffoldFile[] {
  const { core } = emission;
  const options = clientOptions(emission);
  if (options.length === 0) return [];
  const file = createFile(PATHS.options, dialectFor(emission));
  const declared = new Set<string>();
  for (const { name, doc, type, secret } of options) {
    if (declared.has(name)) continue;
    declared.add(name);
    file.blank();
    file.doc({ text: [`${name} ${doc}`] });
    file.block(
      ["func ", name, "(value ", type, ") ", core("Option"), " {"],
      () => file.line("return ", core("WithValue"), `("${name}", value)`),
      "}",
    );
    const source = `${name}Source`;
    if (!secret || declared.has(source)) continue;
    declared.add(source);
    file.blank();
    file.doc({
      text: [`${source} is ${name} with a function, which is asked for every attempt, so that credentials can rotate.`],
    });
    const type_ = ["func(", standard("context", "Context"), ") (string, error)"];
    file.block(
      ["func ", source, "(source ", type_, ") ", core("Option"), " {"],
      () => file.line("return ", core("WithSource"), `("${name}", source)`),
      "}",
    );
  }
  return [{ path: PATHS.options, content: file.finish().content, kind: "generated" }];
}

/** `go.mod`: no dependencies. */
export function goMod({ target }: Emission): ScaffoldFile {
  return { path: "go.mod", content: `module ${modulePath(target)}\n\ngo 1.24\n`, kind: "scaffold" };
}

const STATICCHECK = "go run honnef.co/go/tools/cmd/staticcheck@latest ./...";

/** A workflow that builds, lints and tests the module; in the user's hands once it is there. */
export function workflowFile({ target }: Emission): ScaffoldFile[] {
  if (target.options["ci-workflow"] === false) return [];
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
