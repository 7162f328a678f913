import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { clientCredentialsOf, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { coordinateOf } from "../packages.js";
import { clientClass } from "../plan.js";
import { pathTo } from "../samples/calls.js";
import { writeProgram } from "../samples/program.js";

/** The first option of credentials. */
function credentialOf({ api: { auth }, names }: Emission): string | undefined {
  const all = auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part)),
  );
  return all[0];
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { packageInfo, names, brand, api } = emission;
  const { group, artifact } = coordinateOf(emission);
  const own = {
    group,
    artifact,
    version: packageInfo.version,
    brand,
    async: clientClass(names, api.root, "async"),
    credential: credentialOf(emission),
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
