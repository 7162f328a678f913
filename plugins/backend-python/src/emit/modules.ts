import type {
  EntryNode,
  EnvironmentsNode,
  ErrorNode,
  FileWriter,
  Part,
  StatusClass,
  WebhooksNode,
} from "@sdkwright/plugin-api";
import { hasCallCredentials, list, signatureData, statusText } from "@sdkwright/plugin-api";
import { dataPart } from "../data.js";
import { moduleFrom } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { dict, items, stringLiteral } from "../literals.js";
import { errorNames } from "../runtime.js";
import {
  annotated,
  assignedText,
  builtin,
  external,
  subscript,
  type TypeExpr,
  typeOf,
  typing,
  union,
  unique,
} from "../types.js";
import { emitClass, emitDoc, emitFunction } from "./declare.js";
import { emitSocketOptions } from "./options.js";

/** `class AcmeEnvironment(str, Enum)`. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { sdk, names }: Emission): void {
  const name = names.companion("environments");
  const doc = "The API's servers. The first one is the default.";
  emitClass(file, { name, bases: [builtin("str"), external("enum", "Enum")], doc }, () => {
    file.blank();
    for (const { index, urls } of sdk.environments.list) {
      const member = names.environment(index);
      const { description, summary } = sdk.api.environments.list[index] ?? {};
      file.line(assignedText(member, stringLiteral(member)));
      emitDoc(file, { text: [description ?? summary ?? "", `\`${urls[0] ?? ""}\``] });
    }
  });
}

const CLASSES: { readonly [K in StatusClass]: string } = {
  "bad-request": "BadRequestError",
  unauthorized: "UnauthorizedError",
  forbidden: "ForbiddenError",
  "not-found": "NotFoundError",
  conflict: "ConflictError",
  "unprocessable-entity": "UnprocessableEntityError",
  "too-many-requests": "TooManyRequestsError",
  "internal-server": "InternalServerError",
  api: "ApiError",
};

/** `class PetNotFoundError(NotFoundError)`, whose body has the declared type. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, emission: Emission): void {
  const { names, results } = emission;
  const type = typeOf(plan.body ?? { kind: "unknown" }, results);
  const said = docOf(decl);
  const doc = said ?? { text: [`Status ${statusText(plan.status)}.`] };
  emitClass(file, { name: names.type(decl.id), origin: decl.origin, bases: [CLASSES[plan.parent]], doc }, () => {
    file.blank();
    file.line("body: ", annotated(type));
  });
}

/** Everything that the module of errors hands on of the runtime. */
function emitErrorExports(file: FileWriter, { brand }: Emission): void {
  const names = [...errorNames(brand)].sort();
  file.line(
    list(
      "from .core.errors import (",
      names.map((name) => `${name} as ${name}`),
      ")",
      { broken: true },
    ),
  );
}

/** A module whose names are imported when they are first used, and which type checkers see as any other. */
function emitLazily(
  file: FileWriter,
  { runtime }: Emission,
  entries: readonly (readonly [name: string, module: string])[],
): void {
  const byModule = new Map<string, string[]>();
  for (const [name, module] of entries) byModule.set(module, [...(byModule.get(module) ?? []), name]);
  if (entries.length === 0) return;
  file.block(
    ["if ", typing("TYPE_CHECKING"), ":"],
    () => {
      for (const [module, names] of byModule) {
        const imported = names.map((name) => `${name} as ${name}`);
        const flat = `from ${module} import ${imported.join(", ")}`;
        file.line(flat.length <= 96 ? flat : list(`from ${module} import (`, imported, ")", { broken: true }));
      }
    },
    "",
  );
  file.blank();
  file.line(
    "__getattr__ = ",
    runtime("lazy_module"),
    list("(", ["__name__", dict(entries.map(([name, module]) => [name, stringLiteral(module)]))], ")"),
  );
}

function emitTypesEntry(file: FileWriter, emission: Emission): void {
  const { names, layout, sdk } = emission;
  const entries = [...layout.types].map(
    ([id, path]) => [names.type(id), moduleFrom(layout.paths.types, path)] as const,
  );
  const variants = Object.values(sdk.api.types).flatMap((decl) => {
    const path = layout.types.get(decl.id);
    if (decl.kind !== "union" || path === undefined) return [];
    return emission.variantClasses(decl.id).map((name) => [name, moduleFrom(layout.paths.types, path)] as const);
  });
  emitLazily(
    file,
    emission,
    [...entries, ...variants].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What users of the package import from it. */
function packageExports(emission: Emission): readonly (readonly [name: string, module: string])[] {
  const { names, sdk, client, brand, layout, runtimeExports } = emission;
  const environments =
    sdk.environments.list.length > 0 ? [[names.companion("environments"), ".environment"] as const] : [];
  const webhooks = sdk.webhooks
    ? ([
        ["parse_webhook", ".webhooks"],
        ["verify_webhook", ".webhooks"],
        ["WebhookEvent", ".webhooks"],
      ] as const)
    : [];
  const declared = layout.files.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === "error" ? [names.type(node.decl.id)] : [])),
  );
  const errors = [...errorNames(brand), ...declared].map((name) => [name, ".errors"] as const);
  return [
    [client, ".client"],
    [`Async${client}`, ".client"],
    ...environments,
    ...webhooks,
    ...errors,
    ...runtimeExports,
    ["RequestOptions", hasCallCredentials(sdk) ? ".request_options" : ".core.options"],
    ...(sdk.helpers.includes("socket") ? [["SocketRequestOptions", ".request_options"] as const] : []),
    ["VERSION", ".version"],
  ];
}

export function emitEntry({ role }: EntryNode, file: FileWriter, emission: Emission): void {
  switch (role) {
    case "errors":
      emitErrorExports(file, emission);
      break;
    case "socket-options":
      emitSocketOptions(file, emission);
      break;
    case "types":
      emitTypesEntry(file, emission);
      break;
    case "version":
      file.line("VERSION = ", stringLiteral(emission.target.packageInfo.version));
      break;
    default:
      file.line("from . import types as types");
      file.blank();
      emitLazily(file, emission, packageExports(emission));
  }
}

/** Verifying what arrives at a receiver, which needs no client. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, emission: Emission): void {
  const { sdk, results, runtime, printer } = emission;
  const signatures = items(plan.signatures.map((signature) => dataPart(signatureData(signature), printer)));
  file.line("_SIGNATURES: ", typing("Sequence"), "[", runtime("SignatureSpec"), "] = ", signatures);
  const payloads = Object.values(sdk.api.webhooks).flatMap(({ payload }) =>
    payload ? typeOf(payload, results) : [typing("Any")],
  );
  const known = unique(payloads);
  // An event of a kind that is declared later is kept as it came.
  const events: TypeExpr = known.length > 1 ? [...known, runtime("UnknownVariant")] : known;
  const decoded = subscript(typing("Union"), events);
  const given = known.length > 1 ? subscript(typing("Annotated"), [decoded, [runtime("untagged"), "()"]]) : decoded;
  file.blank();
  file.declare("WebhookEvent");
  file.line("WebhookEvent: ", typing("TypeAlias"), ' = "', union(events), '"');
  emitDoc(file, "An event that the API sends to a webhook.");
  const parameters: Part[] = [
    ["body: ", runtime("DeliveryBody")],
    ["headers: ", runtime("DeliveryHeaders")],
    ["secret: ", runtime("WebhookSecret")],
    "*",
    ["url: ", union([builtin("str"), "None"]), " = None"],
    ["tolerance: ", union([builtin("float"), "None"]), " = None"],
  ];
  const refusal = `Raises \`WebhookVerificationError\` if the signature is missing${plan.isTimeSigned ? ", invalid or too old" : " or invalid"}.`;
  const args = ["_SIGNATURES", "body", "headers", "secret", "url", "tolerance"];
  emitFunction(file, {
    name: "verify_webhook",
    parameters,
    result: ["None"],
    doc: `Verifies that a delivery was sent by the API. ${refusal}`,
    body: [[runtime("verify_delivery"), list("(", args, ")")]],
  });
  emitFunction(file, {
    name: "parse_webhook",
    parameters,
    result: ["WebhookEvent"],
    doc: `Verifies that a delivery was sent by the API and returns its event. ${refusal}`,
    body: [
      ["event: WebhookEvent = ", runtime("parse_delivery"), list("(", [...args, ["lambda: ", given]], ")")],
      "return event",
    ],
  });
}
