import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { clientCredentialsOf, readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** The first option of credentials, and whether there are others: each has a variant that takes a function. */
function credentialsOf({ api: { auth }, names }: Context) {
  const all = auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part)),
  );
  return { credential: all[0], several: all.length > 1 };
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { helpers, module, packageInfo, packageName, names } = context;
  const namesEvents = helpers.has("sse") || helpers.has("resume");
  const { owner, name: repo } = readRepository(module);
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName,
    nameless: "an API",
    names: {
      environment: (index) => names.companion("environmentConstant", index),
      credential: (scheme, part) => `option.With${names.credential(scheme, part)}`,
      variable: (wire) => `option.With${names.variable(wire)}`,
    },
    variables: { owner, repo, version: packageInfo.version },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, module, namesEvents, ...credentialsOf(context) }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
