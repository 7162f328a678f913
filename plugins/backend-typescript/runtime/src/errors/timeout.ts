import { __Brand__ConnectionError as Base } from "./connection.js";

/** The time limit passed. `phase` says what was awaited. */
export class __Brand__TimeoutError extends Base {
  override get name(): string {
    return "__Brand__TimeoutError";
  }
}
