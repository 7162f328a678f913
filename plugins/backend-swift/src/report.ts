import { defineCatalogue, entry } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

/** Findings of the Swift backend, in addition to those of the compiler. */
export const swiftCatalogue = defineCatalogue("swift", {
  "hidden-module": entry<{ name: string }>({
    severity: "warning",
    title: "Client with the name of its module",
    cause:
      "The client has the name of the module that it is in. Swift then takes the name for the class, so that a program that has an `Order` of its own cannot write `Acme.Order` for that of the SDK.",
    fix: "Change one of the options `client-class-name` and `module-name`.",
    message: ({ name }) => `The client \`${name}\` hides the module \`${name}\`.`,
  }),
});

/** Says what keeps programs from naming the SDK's module. */
export function reportHiddenModule({ client, module, report }: Pick<Context, "client" | "module" | "report">): void {
  if (client === module) report(swiftCatalogue.create("hidden-module", { name: module }));
}
