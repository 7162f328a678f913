import type { Group, Scenario } from "../support/scenario.js";
import { combinations, construction, credentials } from "./construction.js";
import { errors } from "./errors.js";
import { oauth } from "./oauth.js";
import { requests } from "./requests.js";
import { idempotency, retries } from "./retries.js";
import { safety } from "./safety.js";
import { files, pagination, streaming } from "./streams.js";
import { redirects, timeouts } from "./time.js";
import { presence } from "./values.js";

/** The table, in the order of its headings. */
export const GROUPS: readonly Group[] = [
  construction,
  credentials,
  combinations,
  oauth,
  idempotency,
  retries,
  timeouts,
  redirects,
  errors,
  presence,
  requests,
  pagination,
  streaming,
  files,
  safety,
];

export const SCENARIOS: readonly Scenario[] = GROUPS.flatMap(({ scenarios }) => scenarios);
