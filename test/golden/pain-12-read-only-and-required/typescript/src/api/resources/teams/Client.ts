import type { ReplaceTeamRequest } from "./requests.js";
import type { Team } from "../../types/Team.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const replaceTeamOperation: OperationSpec = {
  method: "PUT",
  path: "/teams",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class TeamsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  replaceTeam(request: ReplaceTeamRequest, options?: RequestOptions): ApiPromise<Team> {
    return this.#core.send(replaceTeamOperation, request, options);
  }
}
