/** Generator name -> package of the backend that comes with the compiler. Specifiers, so that only what is used is loaded. */
export const BUILT_IN_BACKENDS: { readonly [generator: string]: string } = {
  "gen-go-sdk": "@sdkwright/backend-go",
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
