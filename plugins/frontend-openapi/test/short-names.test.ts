import { describe, expect, test } from "vitest";
import { json, lower } from "./lower.js";

interface Sketch {
  /** `GET /pets/{id}`. */
  readonly call: string;
  readonly id?: string;
  readonly tag?: string;
  readonly summary?: string;
  readonly list?: boolean;
}

const list = { responses: { 200: { description: "", ...json({ type: "array", items: {} }) } } };
const none = { responses: { 204: { description: "" } } };

async function namesOf(sketches: readonly Sketch[], settings = {}): Promise<readonly string[]> {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const { call, id, tag, summary, list: isList } of sketches) {
    const [method = "", path = ""] = call.split(" ");
    const parameters = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => {
      return { name, in: "path", required: true, schema: { type: "string" } };
    });
    const tags = tag === undefined ? undefined : [tag];
    const operation = { operationId: id, tags, summary, parameters, ...(isList ? list : none) };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const { api } = await lower({ paths }, { settings });
  return Object.values(api.operations).map(({ resource, name }) => {
    return `${resource.replace("resource:", "")}: ${name.words.join(" ").toLowerCase()}`;
  });
}

describe("a method is called by what its group does not say", () => {
  test.each<[Sketch, string]>([
    [{ tag: "Assistants", id: "createAssistant", call: "POST /assistants" }, "assistants: create"],
    [{ tag: "Quotes", id: "quotes", call: "GET /quotes", list: true }, "quotes: list"],
    [{ tag: "Quotes", id: "quote", call: "GET /quotes/{id}" }, "quotes: get"],
    [{ tag: "Quotes", id: "quotes", call: "POST /quotes" }, "quotes: quotes"],
    [{ tag: "Status", id: "status", call: "GET /status" }, "status: status"],
    [{ tag: "Tasks", id: "addFollowersForTask", call: "POST /tasks/{gid}/addFollowers" }, "tasks: add followers"],
    [{ tag: "Tasks", id: "getTasksForTag", call: "GET /tags/{gid}/tasks", list: true }, "tasks: list for tag"],
    [{ tag: "Goals", id: "createGoalMetric", call: "POST /goals/{gid}/setMetric" }, "goals: create metric"],
    [{ tag: "Statuses", id: "deleteStatus", call: "DELETE /x/{id}" }, "statuses: delete"],
    [
      { tag: "packages", id: "packages/list-packages-for-org", call: "GET /orgs/{org}/packages" },
      "packages: list for org",
    ],
    [{ tag: "Albums", id: "get-an-albums-tracks", call: "GET /albums/{id}/tracks" }, "albums: list tracks"],
    [{ tag: "Albums", id: "get-users-saved-albums", call: "GET /me/albums", list: true }, "albums: list saved"],
    [{ tag: "Albums", id: "save-albums-user", call: "PUT /me/albums" }, "albums: save"],
    [{ tag: "Playlists", id: "get-a-list-of-current-users-playlists", call: "GET /me/playlists" }, "playlists: list"],
    [
      { tag: "Playlists", id: "remove-tracks-playlist", call: "DELETE /playlists/{id}/tracks" },
      "playlists: remove tracks",
    ],
    [
      { tag: "Playlists", id: "reorder-or-replace-playlists-tracks", call: "PUT /playlists/{id}/tracks" },
      "playlists: reorder or replace tracks",
    ],
    [
      { tag: "Certificates", id: "listProjectCertificates", call: "GET /projects/{id}/certificates" },
      "certificates: list for project",
    ],
    [{ tag: "Chat", id: "createChatCompletion", call: "POST /chat/completions" }, "chat: create completion"],
    [{ tag: "Settings", id: "getSettings", call: "GET /settings" }, "settings: get"],
    [{ tag: "Invites", id: "inviteUser", call: "POST /invites" }, "invites: invite user"],
    [{ tag: "Invites", id: "inviteResolve", call: "GET /invites/{code}" }, "invites: resolve"],
    [{ tag: "Search", id: "search", call: "GET /search" }, ": search"],
    [{ tag: "Search", id: "search", call: "GET /indexes/search" }, "search: search"],
    [{ tag: "Search", id: "searchUsers", call: "GET /search" }, "search: users"],
    [{ tag: "Typeahead", id: "typeaheadForTeam", call: "GET /typeahead" }, "typeahead: get for team"],
    [{ tag: "Tasks", id: "getSubtasksForTask", call: "GET /tasks/{gid}/subtasks", list: true }, "tasks: list subtasks"],
    [{ tag: "Tracks", id: "get-several-tracks", call: "GET /tracks", list: true }, "tracks: list"],
    [{ tag: "Tuning", id: "listPaginatedTuningJobs", call: "GET /jobs", list: true }, "tuning: list jobs"],
    [{ tag: "Calls", id: "ListCallRecording", call: "GET /calls/{sid}/recordings" }, "calls: list recordings"],
    [
      { tag: "Player", id: "get-information-about-the-users-current-playback", call: "GET /me/player" },
      "player: get current playback",
    ],
    [
      { tag: "Player", id: "set-repeat-mode-on-users-playback", call: "PUT /me/player/repeat" },
      "player: set repeat mode on playback",
    ],
    [{ tag: "Add-Ons", id: "addons_get_app", call: "GET /add-ons/apps" }, "add-ons: get app"],
    [{ tag: "AI Platform", id: "genai_create_agent", call: "POST /gen-ai/agents" }, "ai-platform: create agent"],
    [{ tag: "Accounts", id: "user_get_profile", call: "GET /user/profile" }, "accounts: get user profile"],
    [
      { tag: "Container Registries", id: "registries_get_options", call: "GET /registries/options" },
      "container-registries: get options",
    ],
    [
      { tag: "Domain Records", id: "domains_list_records", call: "GET /domains/{name}/records" },
      "domain-records: list",
    ],
    [{ tag: "Block Storage", id: "volumes_list", call: "GET /volumes" }, "block-storage: list volumes"],
    [{ tag: "Block Storage", id: "volumes_get", call: "GET /volumes/{id}" }, "block-storage: get volume"],
    [
      { tag: "Block Storage", id: "volumes_delete_byName", call: "DELETE /volumes" },
      "block-storage: delete volume by name",
    ],
    [
      { tag: "Billing", id: "invoices_get_csvByUUID", call: "GET /invoices/{uuid}/csv" },
      "billing: get invoice csv by uuid",
    ],
    [{ tag: "Users", id: "get-current-users-profile", call: "GET /me" }, "users: get me"],
    [{ tag: "Users", id: "updateCurrentUser", call: "PATCH /users/me" }, "users: update me"],
    [{ tag: "Users", id: "getCurrentUserLimits", call: "GET /me" }, "users: list current limits"],
  ])("%o", async (sketch, expected) => {
    expect(await namesOf([sketch])).toEqual([expected]);
  });

  test.each<[string, Sketch, string]>([
    [
      "a noun before it may belong to it",
      { tag: "Orders", id: "createPhoneNumberOrder", call: "POST /x" },
      "orders: create phone number order",
    ],
    [
      "what stands between two nouns",
      { tag: "Users", id: "check-if-user-follows-playlist", call: "GET /x" },
      "users: check if user follows playlist",
    ],
    ["a noun that ends like a verb", { tag: "Shop", id: "price_list", call: "GET /price_list" }, "shop: price list"],
    [
      "a part of the group's name that is not all of it",
      { tag: "Domain Records", id: "domains_get_zone", call: "GET /domains/{name}/zone" },
      "domain-records: get domain zone",
    ],
    [
      "the caller's own",
      { tag: "Applications", id: "getMyApplication", call: "GET /applications/@me" },
      "applications: get my application",
    ],
  ])("and keeps what would change its meaning: %s", async (_why, sketch, expected) => {
    expect(await namesOf([sketch])).toEqual([expected]);
  });

  test("two that come out alike keep their words", async () => {
    const names = await namesOf([
      { tag: "goals", id: "addFollowers", call: "POST /goals/{id}/addFollowers" },
      { tag: "goals", id: "addFollowersForGoal", call: "POST /goals/{id}/followers" },
      { tag: "goals", id: "createGoal", call: "POST /goals" },
    ]);
    expect(names).toEqual(["goals: add followers", "goals: add followers for goal", "goals: create"]);
  });

  test("unless the setting asks for the operationId", async () => {
    const sketch = { tag: "Assistants", id: "createAssistant", call: "POST /assistants" };
    expect(await namesOf([sketch], { "method-names": "operation-id" })).toEqual(["assistants: create assistant"]);
  });
});

describe("an operationId that is method and path is read as such", () => {
  test.each<[Sketch, string]>([
    [{ tag: "Files", id: "get_files_id", call: "GET /files/{file_id}" }, "files: get"],
    [{ tag: "Files", id: "put_files_id", call: "PUT /files/{file_id}" }, "files: update"],
    [
      { tag: "Files", id: "get_files_id_thumbnail_id", call: "GET /files/{file_id}/thumbnail.{extension}" },
      "files: get thumbnail",
    ],
    [{ tag: "Files", id: "post_files_id_copy", call: "POST /files/{file_id}/copy" }, "files: copy"],
    [
      { tag: "Comments", id: "get_files_id_comments", call: "GET /files/{file_id}/comments", list: true },
      "comments: list for file",
    ],
    [
      { tag: "File versions", id: "get_files_id_versions", call: "GET /files/{file_id}/versions", list: true },
      "file-versions: list",
    ],
    [
      { tag: "Trashed files", id: "post_files_id", call: "POST /files/{file_id}", summary: "Restore file" },
      "trashed-files: restore",
    ],
    [{ tag: "Trashed files", id: "get_files_id_trash", call: "GET /files/{file_id}/trash" }, "trashed-files: get"],
    [
      { tag: "Shared links (Files)", id: "put_files_id#add_shared_link", call: "PUT /files/{file_id}#add_shared_link" },
      "shared-links-files: add",
    ],
    [{ tag: "Users", id: "get_users_me", call: "GET /users/me" }, "users: get me"],
    [
      { id: "PostPaymentIntentsIntentConfirm", call: "POST /v1/payment_intents/{intent}/confirm" },
      "payment-intents: confirm",
    ],
    [{ id: "Post3dSecure", call: "POST /v1/3d_secure" }, "3d-secure: create"],
    [
      { id: "GetCustomersCustomerTaxIds", call: "GET /v1/customers/{customer}/tax_ids", list: true },
      "customers.tax-ids: list",
    ],
    [{ id: "PostCustomersCustomer", call: "POST /v1/customers/{customer}" }, "customers: update"],
    [{ id: "PostAccountLoginLinks", call: "POST /v1/account/login_links" }, "account.login-links: create"],
    [
      { id: "DeleteCustomersCustomerDiscount", call: "DELETE /v1/customers/{customer}/discount" },
      "customers: delete discount",
    ],
    [{ call: "GET /books/{id}/reviews", list: true }, "books.reviews: list"],
    [{ id: "PostPayoutsPayoutReverse", call: "POST /payouts/{payout}/reverse" }, "payouts: reverse"],
    [
      {
        tag: "Changes",
        id: "post-payments-captures",
        call: "POST /payments/{id}/captures",
        summary: "Capture a payment",
      },
      "changes: capture payment",
    ],
    [
      { tag: "Pay", id: "post-paymentMethods", call: "POST /paymentMethods", summary: "Get a list of payment methods" },
      "pay: list payment methods",
    ],
    [{ tag: "T", id: "post_levels_append", call: "POST /levels:append" }, "t: append levels"],
    [{ tag: "Search", id: "get_search", call: "GET /search", summary: "Search for content" }, ": search"],
    [{ tag: "Searches", id: "get_searches", call: "GET /searches", list: true }, "searches: list"],
    [{ tag: "AI", id: "post_ai_text_gen", call: "POST /ai/text_gen", summary: "Generate text" }, "ai: generate text"],
    [{ call: "GET /mmds" }, "mmds: get"],
    [{ call: "GET /vms", list: true }, "vms: list"],
    [{ call: "GET /pets" }, "pets: list"],
  ])("%o", async (sketch, expected) => {
    expect(await namesOf([sketch])).toEqual([expected]);
  });

  test("PUT replaces where PATCH updates", async () => {
    expect(await namesOf([{ call: "PUT /vm/{id}" }, { call: "PATCH /vm/{id}" }])).toEqual([
      "vm: replace",
      "vm: update",
    ]);
  });

  test("two that come out alike are told apart by their parameters, if their ids say no more than those", async () => {
    const names = await namesOf([
      { tag: "Taxonomies", id: "get_taxonomies_id", call: "GET /taxonomies/{namespace}" },
      { tag: "Taxonomies", id: "get_taxonomies_id_id", call: "GET /taxonomies/{namespace}/{taxonomy_key}" },
      { tag: "Taxonomies", id: "delete_taxonomies_id_id", call: "DELETE /taxonomies/{namespace}/{taxonomy_key}" },
      { tag: "Accounts", id: "deleteContacts", call: "DELETE /contacts" },
      { tag: "Accounts", id: "deleteContact", call: "DELETE /contacts/{id}" },
    ]);
    expect(names).toEqual([
      "taxonomies: get by namespace",
      "taxonomies: get by namespace and taxonomy key",
      "taxonomies: delete",
      "accounts: delete contacts",
      "accounts: delete contact",
    ]);
  });

  test("but `by` tells two of them apart", async () => {
    const names = await namesOf([
      { id: "getWebhook", call: "GET /webhooks/{id}" },
      { id: "getWebhookByToken", call: "GET /webhooks/{id}/{token}" },
    ]);
    expect(names).toEqual(["webhooks: get", "webhooks: get by token"]);
  });
});

describe("groups", () => {
  test.each<[string, Sketch, string]>([
    [
      "are two segments deep",
      { id: "RetrieveContainerFileContent", call: "GET /containers/{id}/files/{file_id}/content" },
      "containers.files: retrieve content",
    ],
    ["skip versions and `api`", { id: "listPets", call: "GET /api/v2/pets" }, "pets: list"],
    ["skip dates and file types", { id: "ListCall", call: "GET /2010-04-01/Calls.json" }, "calls: list"],
    ["are none of what is done", { id: "sendMessage", call: "POST /sendMessage" }, ": send message"],
    [
      "are none of a path that is its own name",
      { id: "operationsRmdirs", call: "POST /operations/rmdirs" },
      "operations: rmdirs",
    ],
    [
      "nest where tags and paths do",
      { tag: "admin.users", id: "admin_users_list", call: "GET /admin.users.list" },
      "admin.users: list",
    ],
    ["begin with a verb as nouns do", { id: "ListConnectApp", call: "GET /ConnectApps" }, "connect-apps: list"],
    [
      "are of the path where the tag is what another path does",
      { tag: "Search", id: "post_metadata_queries_execute", call: "POST /metadata_queries/execute" },
      "metadata-queries: execute",
    ],
    [
      "are of the tag where the path does that, too",
      { tag: "Search", id: "searchUsers", call: "GET /users/search" },
      "search: users",
    ],
    [
      "are none of what is done, though a path goes on",
      { id: "GetCreditNotesPreviewLines", call: "GET /v1/credit_notes/preview/lines", list: true },
      "credit-notes: list preview lines",
    ],
    ["do not nest by tags alone", { tag: "Node.js", id: "list", call: "GET /runtimes" }, "node-js: list"],
  ])("%s", async (_what, sketch, expected) => {
    expect(await namesOf([sketch])).toEqual([expected]);
  });

  test.each(["Search", undefined])("take in the method that is called like them (tag: %s)", async (tag) => {
    const search = { tag, id: "search", call: "GET /search" };
    expect(await namesOf([search])).toEqual([": search"]);
    const users = { tag, id: "searchUsers", call: "GET /search/users" };
    expect(await namesOf([search, users])).toEqual(["search: search", expect.stringMatching(/^search: /)]);
  });

  test("say nothing of what the client is given once", async () => {
    const account = { name: "account", in: "path", required: true, schema: { type: "string" } };
    const given = { ...account, "x-gen-sdk-variable": "account" };
    const operation = (operationId: string, parameter: object) => {
      return { operationId, parameters: [parameter], ...list };
    };
    const paths = {
      "/accounts/{account}": { get: operation("getAccount", given) },
      "/accounts/{account}/messages": { get: operation("listMessages", given) },
      "/accounts/{account}/keys": { get: operation("get_accounts_account_keys", given) },
      "/accounts/{account}/calls": { get: operation("listCalls", account) },
    };
    const { api } = await lower({ "x-gen-sdk-variables": { account: { type: "string" } }, paths });
    const names = Object.values(api.operations).map(({ resource, name }) => `${resource} ${name.words.join(" ")}`);
    expect(names).toEqual([
      "resource:accounts get",
      "resource:messages list",
      "resource:keys list",
      "resource:accounts.calls list",
    ]);
  });

  test("of tags or of paths alone, where the setting says so", async () => {
    const sketches = [
      { tag: "Accounting", id: "getInvoices", call: "GET /Invoices", list: true },
      { id: "getBills", call: "GET /bills", list: true },
    ];
    expect(await namesOf(sketches, { "group-by": "path" })).toEqual(["invoices: list", "bills: list"]);
    expect(await namesOf(sketches, { "group-by": "tag" })).toEqual(["accounting: list invoices", ": list bills"]);
    expect(await namesOf(sketches, { "ignore-tags": true })).toEqual([": get invoices", ": get bills"]);
  });
});
