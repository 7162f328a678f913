import type { FoundDefinition } from "./find-definitions.js";

/** What the file that `init` writes depends on. */
export interface TemplateInput {
  readonly definition: FoundDefinition;
  readonly others: readonly FoundDefinition[];
  /** Name of the current folder: the package's name where the definition has no title. */
  readonly folder: string;
  readonly version: string;
  /** Path of the editor's schema. */
  readonly schema: string;
}

/** The text of a commented generators.yml. */
export function configTemplate({ definition, others, folder, version, schema }: TemplateInput): string {
  const name = packageName(definition.title ?? folder);
  const env = `${name.replaceAll("-", "_").toUpperCase()}_TOKEN`;
  const further = others.map(({ kind, path }) => `    # - ${kind}: ${scalar(path)}\n`).join("");
  return `# yaml-language-server: $schema=${schema}
# What sdkwright reads and what it writes. \`sdkwright check\` tells what is wrong with it.

api:
  specs:
    - ${definition.kind}: ${scalar(definition.path)}
${further}  # Authentication of every operation. Without it, the definition's own \`security\` counts.
  # auth: bearer

# auth-schemes:
#   bearer:
#     scheme: bearer
#     token:
#       name: token
#       # The SDK reads this environment variable where no token is given.
#       env: ${env}

# \`sdkwright generate\` runs this group; \`sdkwright generate --group <name>\` another one.
default-group: local

groups:
  local:
    generators:
      - name: gen-typescript-sdk
        version: ${version}
        output:
          location: local-file-system
          path: ./sdks/typescript
        config:
          package-name: ${name}
`;
}

/** Legal in every package registry: lower case, digits and dashes, a letter first. */
function packageName(title: string): string {
  const words =
    title
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.filter((word) => !["api", "openapi", "rest", "the", "specification"].includes(word)).join("-");
  return /^[a-z]/.test(name) ? name.slice(0, 60).replace(/-$/, "") : `api${name === "" ? "" : `-${name}`}`;
}

/** A path as a YAML scalar: plain where that is safe. */
function scalar(path: string): string {
  return /^[A-Za-z0-9_./][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}
