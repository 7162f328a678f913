/** The part of Handlebars that runs templates compiled before; its own declarations leave it out. */
declare module "handlebars/runtime.js" {
  type Template = (view: object, options?: { readonly partials: { readonly [name: string]: Template } }) => string;
  const runtime: { template(compiled: unknown): Template };
  export default runtime;
}

/** The part that compiles templates. */
declare module "handlebars/dist/cjs/handlebars.js" {
  const compiler: {
    precompile(template: string, options: object): string;
    compile(template: string, options: object): (view: object) => string;
  };
  export default compiler;
}
