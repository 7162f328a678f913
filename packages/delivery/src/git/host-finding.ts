import type { Diagnostic } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "../catalogue.js";
import { HostError, helpOf } from "../hosts/index.js";
import type { Destination } from "./destination.js";

/** The failure of a request to a host as a finding. Throws any other error again. */
export function hostFinding(destination: Destination, action: string, error: unknown): Diagnostic {
  if (!(error instanceof HostError)) throw error;
  const { address, shown, location } = destination;
  const params = { host: address?.name ?? shown, action, reason: error.message };
  return deliveryCatalogue.create("host-failed", params, { location, ...helpOf(error) });
}
