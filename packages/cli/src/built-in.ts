/** Generator name -> package of the backend that comes with the compiler. Specifiers, so that only what is used is loaded. */
export const BUILT_IN_BACKENDS: { readonly [generator: string]: string } = {
  "gen-csharp-sdk": "@sdkwright/backend-csharp",
  "gen-dotnet-sdk": "@sdkwright/backend-csharp",
  "gen-go-sdk": "@sdkwright/backend-go",
  "gen-java-sdk": "@sdkwright/backend-java",
  "gen-php-sdk": "@sdkwright/backend-php",
  "gen-python-sdk": "@sdkwright/backend-python",
  "gen-ruby-sdk": "@sdkwright/backend-ruby",
  "gen-swift-sdk": "@sdkwright/backend-swift",
  "gen-typescript-sdk": "@sdkwright/backend-typescript",
};

/** Generator name -> package of the generator of documents that comes with the compiler. */
export const BUILT_IN_DOCUMENTS: { readonly [generator: string]: string } = {
  "gen-collection": "@sdkwright/document-collection",
};

/** Everything that a generator of a configuration may name without installing anything. */
export const BUILT_IN_GENERATORS: { readonly [generator: string]: string } = {
  ...BUILT_IN_BACKENDS,
  ...BUILT_IN_DOCUMENTS,
};

/** Kind of definition -> package of the frontend that comes with the compiler. */
export const BUILT_IN_FRONTENDS: { readonly [kind: string]: string } = {
  openapi: "@sdkwright/frontend-openapi",
  asyncapi: "@sdkwright/frontend-asyncapi",
  proto: "@sdkwright/frontend-proto",
  openrpc: "@sdkwright/frontend-openrpc",
  conjure: "@sdkwright/frontend-conjure",
};

/** What `--language` takes: the languages of the built-in backends, as their packages name them. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.values(BUILT_IN_BACKENDS).map((specifier) => specifier.replace("@sdkwright/backend-", ""))),
];

/** Kinds of documents that have a built-in generator: `add` takes them as it takes languages. */
export const DOCUMENTS: readonly string[] = Object.keys(BUILT_IN_DOCUMENTS).map((name) => name.replace(/^gen-/, ""));

/** The built-in generator of a language, or of documents. */
export function generatorOf(language: string): string {
  return DOCUMENTS.includes(language) ? `gen-${language}` : `gen-${language}-sdk`;
}

/** What an SDK is called at first, after the title of its API. */
export interface FirstNames {
  /** In lower case, with dashes: `acme-pets`. */
  readonly name: string;
  /** In PascalCase: `AcmePets`. */
  readonly brand: string;
}

/** Lines of `config` that `init` writes for a language: every name that would change with the title of the API. */
export const FIRST_CONFIG: { readonly [language: string]: (names: FirstNames) => readonly string[] } = {
  csharp: ({ brand }) => [
    "# The id under which NuGet is going to have the package.",
    `package-id: ${brand}`,
    `namespace: ${brand}`,
    `client-class-name: ${brand}Client`,
  ],
  go: ({ name }) => [
    "# Where the module is going to be published.",
    `module: example.com/${name}`,
    `package-name: ${name.replaceAll("-", "")}`,
  ],
  java: ({ name, brand }) => [
    "# Maven coordinates under which the library is going to be published.",
    `coordinate: com.example:${name}`,
    `package-name: com.example.${name.replaceAll("-", "")}`,
    `client-class-name: ${brand}Client`,
  ],
  php: ({ name, brand }) => [
    "# The name under which Packagist is going to have the package.",
    `package-name: ${name}/${name}`,
    `namespace: ${brand}`,
    `client-class-name: ${brand}Client`,
  ],
  python: ({ name, brand }) => [`package-name: ${name.replaceAll("-", "_")}`, `client-class-name: ${brand}`],
  ruby: ({ name, brand }) => [
    "# The name under which RubyGems is going to have the gem.",
    `package-name: ${name}`,
    `module-name: ${brand}`,
  ],
  swift: ({ name, brand }) => [
    `module-name: ${brand}`,
    "# The name that the repository of the package usually has too.",
    `package-name: ${name}-swift`,
    `client-class-name: ${brand}Client`,
  ],
  typescript: ({ name, brand }) => [
    `package-name: ${name}`,
    `client-class-name: ${brand}Client`,
    "# Beginning of the names of errors and environments.",
    `namespace-export: ${brand}`,
  ],
};
