import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, readRepository, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { stringLiteral } from "../literals.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** What Swift Package Manager calls a package: the last part of its address. */
function identityOf({ packageInfo, package: name }: Context): string {
  const { path } = packageInfo.repository === undefined ? {} : readRepository(packageInfo.repository);
  return (
    path
      ?.split("/")
      .at(-1)
      ?.replace(/\.git$/, "") ?? name
  );
}

/** The address of the package; null where nobody has said one. */
function urlOf({ packageInfo: { repository } }: Context): string | null {
  const { path } = repository === undefined ? {} : readRepository(repository);
  return path === undefined ? null : stringLiteral(`https://${path.replace(/\.git$/, "")}.git`);
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { names, brand, module, sdk, packageInfo } = context;
  const credentials = sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const own = {
    module,
    brand,
    identity: identityOf(context),
    url: urlOf(context),
    version: packageInfo.version,
    request: names.rootMember("request"),
    credential: credentials[0] && referredName(names, credentials[0]),
  };
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName: context.package,
    nameless: "an API",
    names: {
      environment: (index) => `.${names.environment(index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
    },
    variables: { packageName: context.package },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
