import type { Group, Scenario } from "../support/scenario.js";
import { answersOfBrokenServers } from "./answers/index.js";
import { combinations } from "./combinations.js";
import { construction } from "./construction.js";
import { credentials } from "./credentials.js";
import { errors } from "./errors.js";
import { files } from "./files.js";
import { idempotency } from "./idempotency.js";
import { oauth } from "./oauth.js";
import { pagination } from "./pagination.js";
import { reading } from "./reading.js";
import { redirects } from "./redirects.js";
import { requests } from "./requests.js";
import { retries } from "./retries.js";
import { safety } from "./safety.js";
import { streaming } from "./streaming.js";
import { timeouts } from "./timeouts.js";
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
  reading,
  requests,
  pagination,
  streaming,
  files,
  safety,
  answersOfBrokenServers,
];

export const SCENARIOS: readonly Scenario[] = GROUPS.flatMap(({ needs = [], scenarios }) =>
  scenarios.map((scenario) => ({ ...scenario, needs: [...needs, ...(scenario.needs ?? [])] })),
);
