import { entriesInOrder, type LoadContext, placed, step } from "./context.js";
import type { GeneratorsInput, SDK_LANGUAGES } from "./schema/root.js";
import { present } from "./words.js";

/** An endpoint that a README shows. */
export interface ReadmeEndpointConfig {
  readonly at: string;
  /** `METHOD /path`, with `<namespace>::` before it where the file has it. */
  readonly reference: string;
  readonly stream: boolean;
}

/** `readme` (specification section 2.10). */
export interface ReadmeConfig {
  readonly bannerLink?: string;
  readonly introduction?: string;
  readonly apiReferenceLink?: string;
  readonly apiName?: string;
  readonly exampleStyle: "minimal" | "comprehensive";
  readonly disabledSections: readonly "contributing"[];
  readonly defaultEndpoint?: ReadmeEndpointConfig;
  readonly customSections: readonly {
    readonly at: string;
    readonly title: string;
    readonly language: (typeof SDK_LANGUAGES)[number];
    /** Markdown with `{{ variables }}`. */
    readonly content: string;
  }[];
  /** Path of a Handlebars template that lays out READMEs. */
  readonly template?: string;
  readonly features: readonly { readonly name: string; readonly endpoints: readonly ReadmeEndpointConfig[] }[];
}

type ReadmeInput = NonNullable<GeneratorsInput["readme"]>;
type EndpointInput = NonNullable<ReadmeInput["defaultEndpoint"]>;

function endpointConfig(input: EndpointInput, at: string): ReadmeEndpointConfig {
  if (typeof input === "string") return { at, reference: input, stream: false };
  // The namespace is part of a reference as a whole, and may stand before either half of it here.
  const [, inPath, path = input.path] = /^([^/]*)::(.*)$/.exec(input.path) ?? [];
  const reference = `${inPath === undefined ? "" : `${inPath}::`}${input.method} ${path}`;
  return { at, reference, stream: input.stream ?? false };
}

/** The `readme` section with its defaults. */
export function readmeConfig(input: ReadmeInput = {}, context: LoadContext): ReadmeConfig {
  const { defaultEndpoint, features = {} } = input;
  return {
    exampleStyle: input.exampleStyle ?? "comprehensive",
    disabledSections: input.disabledSections ?? [],
    customSections: placed(input.customSections ?? [], "/readme/customSections", context).map(({ item, at }) => ({
      ...item,
      at,
    })),
    features: entriesInOrder(features, "/readme/features", context).map(([name, endpoints]) => ({
      name,
      endpoints: placed(endpoints, step("/readme/features", name), context).map(({ item, at }) =>
        endpointConfig(item, at),
      ),
    })),
    ...present("bannerLink", input.bannerLink),
    ...present("introduction", input.introduction),
    ...present("apiReferenceLink", input.apiReferenceLink),
    ...present("apiName", input.apiName),
    ...present("template", input.template),
    ...(defaultEndpoint && { defaultEndpoint: endpointConfig(defaultEndpoint, "/readme/defaultEndpoint") }),
  };
}
