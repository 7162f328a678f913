/** The part of Handlebars that runs templates compiled before; its own declarations leave it out. */
declare module "handlebars/runtime.js" {
  const runtime: { template(compiled: unknown): (view: object) => string };
  export default runtime;
}
