import type { Mutant } from "../../../../conformance/support/language.js";
import { CREDENTIALS } from "./credentials.js";
import { MESSAGES } from "./messages.js";
import { READING } from "./reading.js";
import { REQUESTS } from "./requests.js";
import { TRANSPORT } from "./transport.js";

/** Broken Go runtimes: defects that were seen in shipping SDKs, or lie near. */
export const MUTANTS: readonly Mutant[] = [...TRANSPORT, ...CREDENTIALS, ...REQUESTS, ...MESSAGES, ...READING];
