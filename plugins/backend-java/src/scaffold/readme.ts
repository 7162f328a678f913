import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { coordinateOf } from "../package.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { packageInfo, names, brand, api } = context;
  const { group, artifact } = coordinateOf(context);
  const credentials = context.sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const own = {
    group,
    artifact,
    version: packageInfo.version,
    brand,
    async: names.part("asyncClient", api.root),
    credential: credentials[0] && referredName(names, credentials[0]),
  };
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName: artifact,
    nameless: "an API",
    names: {
      environment: (index) => `Environment.${names.environment(index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
      variable: (wire) => names.variable(wire),
    },
    variables: { group, artifact, version: packageInfo.version },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
