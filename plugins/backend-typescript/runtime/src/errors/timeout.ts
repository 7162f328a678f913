import { __Brand__ConnectionError as Base } from "./connection.js";

/** An attempt timed out. `phase` tells what the client was waiting for. */
export class __Brand__TimeoutError extends Base {
  override get name(): string {
    return "__Brand__TimeoutError";
  }
}
