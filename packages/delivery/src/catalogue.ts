import { defineCatalogue } from "@sdkwright/diagnostics";
import { imageFindings } from "./images/findings.js";

/** Findings of delivering SDKs. */
export const deliveryCatalogue = defineCatalogue("delivery", { ...imageFindings });
