import type { Decided } from "./src/index.js";

export function hostOf(product: Decided.AnyProduct): string | undefined {
  switch (product.kind) {
    case "server":
      return product.host;
    case "plain":
      // @ts-expect-error: a plain product has no host.
      return product.host;
    default:
      return undefined;
  }
}

export function valueOf(field: Decided.Field): boolean | number | string | undefined {
  if (field.type === "bool") return field.value satisfies boolean | undefined;
  if (field.type === "int" || field.type === "long") return field.value satisfies number | undefined;
  if (field.type === "TextField") return field.value satisfies string;
  return undefined;
}
