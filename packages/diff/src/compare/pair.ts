import type { HttpOperation, Method } from "@sdkwright/plugin-api";
import type { ChangeContext } from "../walk.js";

/** An operation in both states, with its methods. */
export interface OperationPair {
  readonly old: HttpOperation;
  readonly now: HttpOperation;
  readonly methods: { readonly old: Method; readonly now: Method };
  readonly subject: string;
  /** Of the operation, with its call. */
  readonly places: Pick<ChangeContext, "call"> & { readonly before: number; readonly after: number };
}
