import { defineCatalogue, entry } from "@sdkwright/diagnostics";

/** What can be wrong with generators.yml. */
export const configCatalogue = defineCatalogue("config", {
  "wrong-type": entry<{ expected: string; found: string }>({
    severity: "error",
    title: "Value of the wrong type",
    cause: "A key has a value of the wrong type.",
    fix: "Give a value of the type that the message names.",
    message: ({ expected, found }) => `Expected ${expected}, found ${found}.`,
  }),
  "wrong-value": entry<{ expected: string; found: string }>({
    severity: "error",
    title: "Value not allowed",
    cause: "A key has a value that is not allowed there.",
    fix: "Use one of the values that the message names.",
    message: ({ expected, found }) => `Expected ${expected}, found ${found}.`,
  }),
  "missing-key": entry<{ key: string; about: string }>({
    severity: "error",
    title: "Required key missing",
    cause: "A section lacks a required key.",
    fix: "Add the key.",
    message: ({ key, about }) => `Missing key \`${key}\`${about ? ` (${about})` : ""}.`,
  }),
  "unknown-key": entry<{ key: string; known: string }>({
    severity: "error",
    title: "Unknown key",
    cause: "A section has a key that is not defined there. Letter case and dashes count.",
    fix: "Correct the key, or remove it.",
    message: ({ key, known }) => `Unknown key \`${key}\`.${known}`,
  }),
  "exactly-one-key": entry<{ keys: string; found: string }>({
    severity: "error",
    title: "Exactly one of several keys",
    cause: "A section needs exactly one of several keys, but has none or more than one.",
    fix: "Keep exactly one of them.",
    message: ({ keys, found }) => `Exactly one of ${keys} belongs here; found ${found}.`,
  }),
  "at-least-one-key": entry<{ keys: string }>({
    severity: "error",
    title: "One of several keys missing",
    cause: "A section needs at least one of several keys.",
    fix: "Add one of them.",
    message: ({ keys }) => `At least one of ${keys} belongs here.`,
  }),
  "two-spellings": entry<{ key: string; alias: string }>({
    severity: "error",
    title: "Two spellings of one key",
    cause: "A key is given twice, once in its older spelling.",
    fix: "Keep one of them.",
    message: ({ key, alias }) => `\`${alias}\` is another spelling of \`${key}\`, which is given as well.`,
  }),
  "not-applicable": entry<{ key: string; kind: string }>({
    severity: "error",
    title: "Key does not apply to this kind of definition",
    cause: "A key of an `api.specs` entry has no meaning for definitions of its kind.",
    fix: "Remove the key.",
    message: ({ key, kind }) => `\`${key}\` does not apply to a definition of the kind \`${kind}\`.`,
  }),
  "no-effect": entry<{ key: string; reason: string }>({
    severity: "warning",
    title: "Key without effect",
    cause: "A key is understood but changes nothing here.",
    fix: "Remove the key.",
    message: ({ key, reason }) => `\`${key}\` has no effect: ${reason}.`,
  }),
  "docs-no-effect": entry<{ keys: readonly string[] }>({
    severity: "note",
    title: "Keys of docs.yml without effect",
    cause: "Some keys of docs.yml are for other products. They change nothing on this site.",
    fix: "No action is needed. Remove the keys if no other product reads the file.",
    message: ({ keys }) => {
      const names = keys.map((key) => `\`${key}\``).join(", ");
      return keys.length === 1 ? `The key ${names} has no effect.` : `These keys have no effect: ${names}.`;
    },
  }),
  "extends-cycle": entry<{ files: readonly string[] }>({
    severity: "error",
    title: "Configurations that extend each other",
    cause: "A configuration extends a file that leads back to the configuration.",
    fix: "Remove one of the `extends`.",
    message: ({ files }) => `These files extend each other: ${files.join(" → ")}.`,
  }),
  "extends-no-path": entry<{ name: string; form: string; instead: string }>({
    severity: "error",
    title: "Extended file that is not named by a relative path",
    cause: "The key `extends` names a file of the workspace by a path relative to the file that has it, with slashes.",
    fix: "Copy a file from elsewhere into the workspace, and write the path from the folder of this file to it.",
    message: ({ name, form, instead }) => `\`${name}\` is ${form}, which \`extends\` does not read. ${instead}`,
  }),
  "literal-secret": entry<{ key: string }>({
    severity: "warning",
    title: "Secret in plain text",
    cause: "The file contains a credential, which everybody with access to the repository can read.",
    fix: `Put it into an environment variable and write \`\${NAME}\` here.`,
    message: ({ key }) => `\`${key}\` contains a secret in plain text.`,
  }),
  "unknown-scheme": entry<{ scheme: string; known: string }>({
    severity: "error",
    title: "Unknown authentication scheme",
    cause: "The scheme is not declared under `auth-schemes`.",
    fix: "Declare the scheme under `auth-schemes`, or correct the name.",
    message: ({ scheme, known }) => `\`${scheme}\` is not declared under \`auth-schemes\`. ${known}`,
  }),
  "repeated-scheme": entry<{ scheme: string; key: string }>({
    severity: "error",
    title: "Scheme listed twice",
    cause: "The list under `any` or `all` names the same scheme more than once.",
    fix: "Remove the repeated name, or write the name of the scheme that was meant.",
    message: ({ scheme, key }) => `\`${scheme}\` is listed under \`${key}\` already.`,
  }),
  "unknown-group": entry<{ group: string; known: string }>({
    severity: "error",
    title: "Unknown group",
    cause: "The group is neither under `groups` nor, where aliases are allowed, under `aliases`.",
    fix: "Correct the name, or add the group.",
    message: ({ group, known }) => `There is no group \`${group}\`. ${known}`,
  }),
  "unknown-default-group": entry<{ group: string; known: string }>({
    severity: "warning",
    title: "Unknown default group",
    cause: "The name of `default-group` is neither under `groups` nor under `aliases`.",
    fix: "Correct the name. Until then, every `generate` needs `--group`.",
    message: ({ group, known }) => `There is no group \`${group}\`: without \`--group\`, \`generate\` fails. ${known}`,
  }),
  "name-taken": entry<{ name: string }>({
    severity: "error",
    title: "Alias with the name of a group",
    cause: "An alias and a group have the same name, which is ambiguous on the command line.",
    fix: "Rename the alias.",
    message: ({ name }) => `\`${name}\` is a group already.`,
  }),
  "namespace-taken": entry<{ namespace: string; other: string }>({
    severity: "error",
    title: "Namespaces that differ in spelling only",
    cause:
      "Two definitions have namespaces with the same words. In an SDK they would be one namespace, with numbered methods and types.",
    fix: "Rename one of them, or spell both alike if they are meant to be one.",
    message: ({ namespace, other }) => `The namespace \`${namespace}\` has the words of \`${other}\`.`,
  }),
  "unknown-environment": entry<{ environment: string; known: string }>({
    severity: "error",
    title: "Unknown environment",
    cause: "The name in `default-environment` is not under `environments`.",
    fix: "Correct the name, or add the environment.",
    message: ({ environment, known }) => `There is no environment \`${environment}\`. ${known}`,
  }),
  "unknown-url-name": entry<{ name: string; known: string }>({
    severity: "error",
    title: "Unknown URL name",
    cause: "No environment has the URL that `default-url` names.",
    fix: "Correct the name, or add the URL to each environment.",
    message: ({ name, known }) => `No environment has a URL named \`${name}\`. ${known}`,
  }),
  "wrong-url": entry<{ url: string }>({
    severity: "error",
    title: "Wrong base URL",
    cause: "The URL of an environment is not absolute, or SDKs do not support its protocol.",
    fix: "Write an absolute URL that begins with `https://`, `http://`, `wss://` or `ws://`.",
    message: ({ url }) => `\`${url}\` is not an absolute URL of http or WebSocket without a query.`,
  }),
  "missing-url": entry<{ environment: string; name: string }>({
    severity: "error",
    title: "Environment lacks a URL",
    cause: "Environments of one API have URLs of the same names; one of them lacks a name that others have.",
    fix: "Add the URL.",
    message: ({ environment, name }) =>
      `The environment \`${environment}\` has no URL named \`${name}\`, which others have.`,
  }),
  "wrong-header-type": entry<{ type: string }>({
    severity: "error",
    title: "Unknown type of a header",
    cause: "A header cannot have this `type`.",
    fix: 'Use `string`, `number`, `integer`, `boolean`, `uuid`, `date`, `datetime`, `literal<"value">` or `optional<...>` of these.',
    message: ({ type }) => `\`${type}\` is not a type for headers.`,
  }),
  "missing-branch": entry({
    severity: "error",
    title: "Branch missing",
    cause: "With `mode: push`, code goes to a branch, which must be named.",
    fix: "Add `branch`.",
    message: () => "`mode: push` needs a `branch`.",
  }),
  "two-credentials": entry<{ key: string }>({
    severity: "error",
    title: "Token and password for one registry",
    cause: "A registry is given a token beside a user name or password. They are alternatives, and only one is used.",
    fix: "Keep either `token`, or `username` and `password`.",
    message: ({ key }) => `\`${key}\` is an alternative to \`token\`, which is given as well.`,
  }),
  "other-registry": entry<{ generator: string; location: string; takes?: string | undefined }>({
    severity: "error",
    title: "Registry of another language",
    cause: "A generator's `output` is a registry for packages of another language, which does not accept its SDKs.",
    fix: "Use the registry of the generator's language. Go modules, PHP and Swift packages are published from a repository: use `githost`.",
    message: ({ generator, location, takes }) => {
      const instead = takes === undefined ? "they are published from a repository" : `they go to \`${takes}\``;
      return `\`${location}\` does not accept packages of \`${generator}\`: ${instead}.`;
    },
  }),
  "not-a-map": entry<{ found: string }>({
    severity: "error",
    title: "Configuration is not a mapping",
    cause: "The configuration file must have keys such as `api` and `groups` at its top level.",
    fix: "See `sdkwright init` for a file to start from.",
    message: ({ found }) => `The configuration must be a mapping, found ${found}.`,
  }),
  "other-product-version": entry<{ name: string; neutral: string }>({
    severity: "note",
    title: "Version number of another product",
    cause: "The generator has the name of another product's generator, whose version numbers have no meaning here.",
    fix: "No action is needed. With the neutral name, `version` selects a release of this tool.",
    message: ({ name, neutral }) => `\`${name}\` is read as \`${neutral}\`; its version number is ignored.`,
  }),
  "image-not-pulled": entry<{ image: string; generator: string }>({
    severity: "note",
    title: "Image of another product",
    cause:
      "A generator is named as an image with a generator of another product, which expects other inputs. It is not run: " +
      "the installed generator of that name is.",
    fix: "No action is needed. To run an image of your own, name the generator as this product does, such as `gen-python-sdk`.",
    message: ({ image, generator }) => `\`${image}\` is not run; the installed generator \`${generator}\` is used.`,
  }),
  "conventional-definition": entry<{ path: string }>({
    severity: "note",
    title: "Definition that is not named",
    cause: "The configuration names no definition, but there is one in a usual place.",
    fix: "Name it under `api.specs`.",
    message: ({ path }) => `\`api\` names no definition, so \`${path}\` is used.`,
  }),
});
