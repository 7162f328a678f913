import { __Brand__Error as Base } from "./base.js";

/** A delivery whose signature or timestamp does not prove that the API has sent it just now. */
export class WebhookVerificationError extends Base {
  override get name(): string {
    return "WebhookVerificationError";
  }
}
