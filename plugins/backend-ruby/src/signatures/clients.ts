import type {
  ChannelNode,
  Client,
  ClientNode,
  ClientOption,
  PartNode,
  RequestNode,
  ResourceId,
  WebhooksNode,
} from "@sdkwright/plugin-api";
import {
  clientNode,
  fieldsOfMethod,
  hasResponses,
  optionRef,
  receivedType,
  referredName,
  requestNode,
  takesExtra,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { environmentName } from "../descriptor.js";
import { sentMessages } from "../emit/channel.js";
import { WEBHOOKS } from "../emit/webhooks.js";
import type { ClientForm } from "../parts.js";
import { type Block, type Declaration, keyword, type Parameter, positional, type Signature } from "./declaration.js";
import { givenHash } from "./models.js";
import * as shapes from "./shapes.js";
import { ANY, arrayOf, classShape, either, hashOf, nilable, type Shape, STRING, SYMBOL } from "./shapes.js";
import { shapeOf } from "./types.js";

const requestOptions = ({ core }: Context): Parameter =>
  keyword("request_options", nilable(either(classShape(core("RequestOptions")), hashOf(SYMBOL, ANY))));

/** What a method takes. */
function parametersOf(context: Context, node: RequestNode, form: ClientForm): Parameter[] {
  const { names, core } = context;
  const { operation, method } = node;
  const fields = fieldsOfMethod(method).map(({ from, type, required }) => {
    return keyword(names.field(operation.id, from), shapeOf(context, type, "argument"), !required);
  });
  const extra = takesExtra(method.request) ? [keyword("additional_properties", givenHash(ANY))] : [];
  const channel = keyword("channel_options", nilable(classShape(core("ChannelOptions"))));
  return [
    ...fields,
    ...extra,
    ...(form === "batch" ? [] : [...(method.result.kind === "socket" ? [channel] : []), requestOptions(context)]),
  ];
}

/** What the plain form of a method gives. */
function resultShape(context: Context, { method: { result } }: RequestNode): Shape {
  const { core, channelPath } = context;
  switch (result.kind) {
    case "nothing":
      return shapes.NIL;
    case "value":
      return result.media === "text"
        ? nilable(STRING, result.empty)
        : shapeOf(context, result.type, "value", result.empty);
    case "choice": {
      if (result.media === "text") return nilable(STRING, result.empty);
      const cases = result.cases.map(({ type }) => shapeOf(context, type));
      return nilable(either(...cases, classShape(core("UnknownVariant"))), result.empty);
    }
    case "page":
      return classShape(core("Page"), shapeOf(context, result.item), shapeOf(context, result.page));
    case "stream":
      return classShape(core("EventStream"), shapeOf(context, result.item));
    case "file":
      return result.buffered ? STRING : classShape(core("BinaryResponse"));
    case "socket":
      return classShape(channelPath(result.channel));
    default:
      return result satisfies never;
  }
}

const OUTER = { rawClient: "RawResponse", batch: "Pending" } as const;

/** A block that may get the items of a stream. */
const itemBlock = (item: Shape): Block => ({ takes: [["item", item]], isOptional: true });

/** A method of a client in one of its forms. */
function methodSignature(context: Context, node: RequestNode, form: ClientForm): Signature {
  const own = resultShape(context, node);
  const { result } = node.method;
  const block = result.kind === "stream" && form === "client" ? itemBlock(shapeOf(context, result.item)) : undefined;
  return {
    name: context.names.method(node.operation.id),
    parameters: parametersOf(context, node, form),
    ...(block && { block }),
    gives: form === "client" ? own : classShape(context.core(OUTER[form]), own),
  };
}

/** The parts of a client. */
const resourceReaders = (
  { names }: Context,
  ids: readonly ResourceId[],
  classOf: (id: ResourceId) => string,
): Signature[] => ids.map((id) => ({ name: names.resource(id), gives: classShape(`Resources::${classOf(id)}`) }));

/** The constructor of clients that others make. */
const MADE: Signature = { name: "initialize", parameters: [positional("core", ANY)], gives: shapes.VOID };

/** Options of every client, whatever its API. */
function usualOptions({ core }: Context): Parameter[] {
  const part = (name: string): Shape => shapes.duck(core(name));
  const optional = (name: string, shape: Shape): Parameter => keyword(name, nilable(shape));
  return [
    optional("timeout", shapes.NUMERIC),
    optional("connect_timeout", shapes.NUMERIC),
    optional("max_retries", shapes.INTEGER),
    optional("retry_unsafe", shapes.BOOL),
    keyword("headers", givenHash(nilable(STRING))),
    optional("http_client", part("_HttpClient")),
    optional("middleware", arrayOf(part("_Middleware"))),
    optional("logger", part("_Logger")),
    optional("log_level", either(STRING, SYMBOL)),
    optional("max_response_bytes", shapes.INTEGER),
  ];
}

function optionOf(context: Context, option: ClientOption): Parameter[] {
  if (option.kind === "environment") {
    const named: Shape = { kind: "named", path: "Environment", name: "value", otherwise: SYMBOL };
    return [keyword("environment", nilable(named))];
  }
  const ref = optionRef(option);
  if (!ref) return [];
  const supplier: Shape = { kind: "function", takes: [], gives: STRING };
  const shape =
    option.kind === "credential"
      ? either(STRING, supplier)
      : "type" in option
        ? shapeOf(context, option.type, "argument")
        : STRING;
  return [keyword(referredName(context.names, ref), nilable(shape))];
}

/** All options of the client. */
const clientOptions = (context: Context): Parameter[] => [
  ...context.sdk.options.flatMap((option) => optionOf(context, option)),
  keyword("base_url", nilable(STRING)),
  ...usualOptions(context),
];

/** What the root client has beside the methods of the API. */
function rootMembers(context: Context, { batches, id }: Client): Signature[] {
  const { core, names } = context;
  const request = [
    positional("method", either(STRING, SYMBOL)),
    positional("path", STRING),
    keyword("body", ANY),
    requestOptions(context),
  ];
  const begun = (): Signature => ({
    name: names.rootMember("batch"),
    gives: classShape(`Resources::${names.part("batch", id)}`),
  });
  return [
    {
      name: names.rootMember("with_options"),
      parameters: clientOptions(context),
      gives: classShape(context.client),
    },
    { name: names.rootMember("request"), parameters: request, gives: classShape(core("RawResponse"), ANY) },
    {
      name: names.rootMember("subscribe"),
      parameters: [positional("event", SYMBOL)],
      block: { takes: [["event", classShape(core("RequestEvent"))]], isOptional: false },
      gives: { kind: "function", takes: [], gives: shapes.VOID },
    },
    ...(batches ? [begun()] : []),
  ];
}

/** A client: the methods of a resource, and the resources below it. */
export function clientDeclaration({ client }: ClientNode, context: Context): Declaration {
  const { names, sdk } = context;
  const made: Signature = client.root
    ? { name: "initialize", parameters: clientOptions(context), gives: shapes.VOID }
    : MADE;
  const raw: Signature[] = hasResponses(sdk, client)
    ? [{ name: "with_raw_response", gives: classShape(`Resources::${names.part("rawClient", client.id)}`) }]
    : [];
  return {
    module: client.root ? "" : "Resources",
    kind: "class",
    name: client.root ? context.client : names.client(client.id),
    methods: [
      made,
      ...resourceReaders(context, client.children, (id) => names.client(id)),
      ...raw,
      ...client.methods.map((id) => methodSignature(context, requestNode(sdk, id), "client")),
      ...(client.root ? rootMembers(context, client) : []),
    ],
  };
}

/** The client whose methods also return the status and the headers. */
export function rawDeclaration({ of: { client } }: PartNode, context: Context): Declaration {
  const { names, sdk } = context;
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  const answered = nodes.filter(({ method }) => method.result.kind !== "socket");
  return {
    module: "Resources",
    kind: "class",
    name: names.part("rawClient", client.id),
    methods: [MADE, ...answered.map((node) => methodSignature(context, node, "rawClient"))],
  };
}

/** The collector of calls for one request. */
export function batchDeclaration({ of: { client } }: PartNode, context: Context): Declaration {
  const { names, sdk } = context;
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  const called = nodes.filter(({ method }) => method.call.protocol.kind === "json-rpc");
  const execute: Signature = {
    name: names.rootMember("execute"),
    parameters: [requestOptions(context)],
    gives: shapes.NIL,
  };
  return {
    module: "Resources",
    kind: "class",
    name: names.part("batch", client.id),
    methods: [
      { ...MADE, parameters: [positional("calls", ANY)] },
      ...resourceReaders(context, children, (id) => names.part("batch", id)),
      ...called.map((node) => methodSignature(context, node, "batch")),
      ...(client.root ? [execute] : []),
    ],
  };
}

/** A channel with the types of its messages. */
export function channelDeclaration(node: ChannelNode, context: Context): Declaration {
  const { sdk, names, core } = context;
  const received = shapeOf(context, receivedType(sdk, node.decl.id));
  return {
    module: "Channels",
    kind: "class",
    name: names.type(node.decl.id),
    base: classShape(core("Channel"), received),
    methods: sentMessages(context, node).map(({ name, type }) => ({
      name,
      parameters: [positional("message", shapeOf(context, type, "argument"))],
      gives: shapes.VOID,
    })),
  };
}

/** What verifies deliveries of webhooks, and reads them. */
export function webhooksDeclaration({ plan }: WebhooksNode, context: Context): Declaration {
  const { api, names, core } = context;
  const secret = either(STRING, arrayOf(STRING));
  const parameters = [
    positional("delivery", classShape(core("WebhookDelivery"))),
    positional("secrets", either(secret, givenHash(secret))),
    keyword("tolerance", nilable(shapes.NUMERIC)),
  ];
  const parsers = plan.verified.flatMap((id): Signature[] => {
    const payload = api.webhooks[id]?.payload;
    if (!payload) return [];
    const gives = shapeOf(context, payload);
    return [{ name: names.companion("webhookParser", id), isStatic: true, parameters, gives }];
  });
  const verify: Signature = {
    name: names.companion("webhookVerifier"),
    isStatic: true,
    parameters,
    gives: shapes.NIL,
  };
  return { module: "", kind: "module", name: WEBHOOKS, methods: [verify, ...parsers] };
}

/** The servers of the API. */
export function environmentsDeclaration(context: Context): Declaration {
  const { sdk, names } = context;
  const constants = sdk.environments.list.map(({ index }) => ({
    name: names.environment(index),
    shape: shapes.symbolShape(environmentName(context, index)),
  }));
  return {
    module: "",
    kind: "module",
    name: "Environment",
    aliases: [{ name: "value", shape: either(...constants.map(({ shape }) => shape)), inSorbet: false }],
    constants,
  };
}
