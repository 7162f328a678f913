import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { packageId } from "../package.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";
import { injectionPackage } from "./injection.js";

/** `.NET 8 or later`, of the frameworks that the package is built for. */
function requirementsOf(frameworks: string): string {
  const all = frameworks.split(";");
  const [oldest] = all
    .flatMap((one) => /^net(\d+)\.\d+$/.exec(one)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  return [
    ...(oldest === undefined ? [] : [`.NET ${oldest} or later`]),
    ...(all.includes("netstandard2.0") ? [".NET Standard 2.0 with C# 11 or later"] : []),
  ].join(", or ");
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { names, brand, api, options } = context;
  const id = packageId(context);
  const credentials = context.sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const own = {
    id,
    brand,
    requirements: requirementsOf(options["target-frameworks"]),
    interface: names.part("interface", api.root),
    client: names.client(api.root),
    injection: options["dependency-injection"] && injectionPackage(context),
    options: names.companion("clientOptions"),
    credential: credentials[0] && referredName(names, credentials[0]),
  };
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName: id,
    nameless: "an API",
    names: {
      environment: (index) => `${names.companion("environments")}.${names.environment(index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
      variable: (wire) => names.variable(wire),
    },
    variables: { packageName: id },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
