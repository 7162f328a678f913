import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { clientCredentialsOf, readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { pathTo } from "../samples/calls.js";
import { writeProgram } from "../samples/program.js";

/** The first option of credentials, and whether there are others: each has a variant that takes a function. */
function credentialsOf({ api: { auth }, names }: Emission) {
  const all = auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part)),
  );
  return { credential: all[0], several: all.length > 1 };
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { helpers, module, packageInfo, packageName, names } = emission;
  const namesEvents = helpers.has("sse") || helpers.has("resume");
  const { owner, name: repo } = readRepository(module);
  return sdkDocuments({
    target: emission,
    language,
    files: emission.files,
    packageName,
    nameless: "an API",
    names: {
      environment: (index) => names.companion("environmentConstant", index),
      credential: (scheme, part) => `option.With${names.credential(scheme, part)}`,
    },
    variables: { owner, repo, version: packageInfo.version },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, module, namesEvents, ...credentialsOf(emission) }),
    spelling: {
      signature({ id, arguments: args, request }) {
        const fields = args.map(({ from }) => names.field(id, from));
        const parameters = ["ctx", ...fields, ...(request ? [`*${names.request(id)}`] : []), "...option.RequestOption"];
        return `${pathTo(emission, id)}(${parameters.join(", ")})`;
      },
      access: (resource) => `.${names.resource(resource)}`,
      field: ({ id }, { from }) => names.field(id, from),
    },
    program: (shown) => writeProgram(shown, emission),
  });
}
