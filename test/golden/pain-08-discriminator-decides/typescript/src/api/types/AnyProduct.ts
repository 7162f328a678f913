import type { Product } from "./Product.js";
import type { ServerProduct } from "./ServerProduct.js";
import type { UnknownTag } from "../../core/unknown.js";

export type AnyProduct =
  | (Product & { kind: "plain" })
  | (ServerProduct & { kind: "server" })
  | { kind: UnknownTag; [key: string]: unknown };
