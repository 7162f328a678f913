import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, readRepository, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { stringLiteral } from "../literals.js";
import { fakedClient, writeProgram } from "../samples/programs.js";
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

/** The address from which programs get the package; undefined where nobody has said one. */
function urlOf({ packageInfo: { repository } }: Context): string | undefined {
  const { path } = repository === undefined ? {} : readRepository(repository);
  return path === undefined ? undefined : `https://${path.replace(/\.git$/, "")}.git`;
}

/** The type of the first error that the API declares with a body. */
function declaredError({ api, sdk, names }: Context): string | undefined {
  const first = Object.values(api.errors).find(({ id }) => sdk.errors[id]?.typed);
  return first && names.type(first.id);
}

/** Whether there are models whose properties have no setters. */
const hasReceived = ({ sdk }: Context): boolean =>
  Object.values(sdk.types).some(({ object, direction }) => object && direction === "received");

/** Parts of the runtime whose results can break off in a way of their own. */
const STREAMS = ["sse", "jsonl", "connect-stream"] as const;

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { names, brand, module, sdk, packageInfo, helpers } = context;
  const credentials = sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const url = urlOf(context);
  const { version } = packageInfo;
  const own = {
    module,
    brand,
    identity: identityOf(context),
    url: url && stringLiteral(url),
    version,
    request: names.rootMember("request"),
    declared: declaredError(context),
    fakedClient: fakedClient(context),
    hasStreams: STREAMS.some((one) => helpers.has(one)),
    hasReceived: hasReceived(context),
    hasTokens: helpers.has("oauth"),
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
      variable: (wire) => names.variable(wire),
    },
    variables: { packageName: context.package, gitUrl: url, minVersion: version },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
