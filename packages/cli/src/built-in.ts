/** Generator name -> package of the backend that comes with the compiler. Specifiers, so that only what is used is loaded. */
export const BUILT_IN_BACKENDS: { readonly [generator: string]: string } = {
  "gen-go-sdk": "@sdkwright/backend-go",
  "gen-java-sdk": "@sdkwright/backend-java",
  "gen-python-sdk": "@sdkwright/backend-python",
  "gen-typescript-sdk": "@sdkwright/backend-typescript",
};

/** Kind of definition -> package of the frontend that comes with the compiler. */
export const BUILT_IN_FRONTENDS: { readonly [kind: string]: string } = {
  openapi: "@sdkwright/frontend-openapi",
  asyncapi: "@sdkwright/frontend-asyncapi",
  proto: "@sdkwright/frontend-proto",
  openrpc: "@sdkwright/frontend-openrpc",
  conjure: "@sdkwright/frontend-conjure",
};

/** What `--language` takes: the languages of the built-in backends, as their generators name them. */
export const LANGUAGES: readonly string[] = Object.keys(BUILT_IN_BACKENDS).map((name) =>
  name.replace(/^gen-(.*)-sdk$/, "$1"),
);

/** The built-in generator of a language. */
export function generatorOf(language: string): string {
  return `gen-${language}-sdk`;
}

/** Lines of `config` that `init` writes for a language, given a name for packages; none where there is nothing to decide. */
export const FIRST_CONFIG: { readonly [language: string]: (name: string) => readonly string[] } = {
  go: (name) => ["# Where the module is going to be published.", `module: example.com/${name}`],
  java: (name) => [
    "# Maven coordinates under which the library is going to be published.",
    `coordinate: com.example:${name}`,
  ],
  typescript: (name) => [`package-name: ${name}`],
};
