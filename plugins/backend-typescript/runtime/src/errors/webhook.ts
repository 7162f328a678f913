import { __Brand__Error as Base } from "./base.js";

/** A delivery whose signature does not prove that the API has sent it, or whose time is too far from now. */
export class WebhookVerificationError extends Base {
  override get name(): string {
    return "WebhookVerificationError";
  }
}
