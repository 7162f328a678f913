import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { coordinateOf } from "../packages.js";
import { pathTo } from "../samples/calls.js";
import { writeProgram } from "../samples/program.js";

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { packageInfo, names, brand, api } = emission;
  const { group, artifact } = coordinateOf(emission);
  const credentials = emission.sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const own = {
    group,
    artifact,
    version: packageInfo.version,
    brand,
    async: names.part("asyncClient", api.root),
    credential: credentials[0] && referredName(names, credentials[0]),
  };
  return sdkDocuments({
    target: emission,
    language,
    files: emission.files,
    packageName: artifact,
    nameless: "an API",
    names: {
      environment: (index) => `Environment.${names.environment(index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
    },
    variables: { group, artifact, version: packageInfo.version },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: {
      signature({ id, arguments: args, request }) {
        const fields = args.map(({ from }) => names.field(id, from));
        const parameters = [...fields, ...(request ? [names.request(id)] : []), "RequestOptions"];
        return `${pathTo(emission, id)}(${parameters.join(", ")})`;
      },
      access: (resource) => `.${names.resource(resource)}()`,
      field: ({ id }, { from }) => names.field(id, from),
    },
    program: (shown) => writeProgram(shown, emission),
  });
}
