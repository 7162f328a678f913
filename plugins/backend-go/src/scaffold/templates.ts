// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "README": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "The Go client of "
    + ((stack1 = container.lambda(container.strict(depth0, "api", {"start":{"line":2,"column":19},"end":{"line":2,"column":22}} ), depth0)) != null ? stack1 : "")
    + ": typed, and made of the standard library alone.\n";
},"1":function(container,depth0,helpers,partials,data) {
    return "Go 1.24 or later.\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "go get "
    + ((stack1 = container.lambda(container.strict(depth0, "module", {"start":{"line":8,"column":9},"end":{"line":8,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Every method is listed in [reference.md](reference.md). Optional fields are pointers, for which `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":11,"column":99},"end":{"line":11,"column":106}} ), depth0)) != null ? stack1 : "")
    + ".Ptr` makes one\nof a value; `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":15},"end":{"line":12,"column":22}} ), depth0)) != null ? stack1 : "")
    + ".Null` and `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":38},"end":{"line":12,"column":45}} ), depth0)) != null ? stack1 : "")
    + ".Value` fill fields that can be absent, null or a value.\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "Options win over environment variables. With `Source` behind its name, each takes a function that gives the value anew for\nevery attempt, so that credentials can rotate.\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "An answer that is no success is an `*"
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":19,"column":39},"end":{"line":19,"column":46}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status, the headers and the body; common statuses and\nerrors that the API declares have types of their own. All of them are found by `errors.As`.\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "| type | returned when |\n|---|---|\n| `*BadRequestError`, `*UnauthorizedError`, `*ForbiddenError`, `*NotFoundError`, ... | the server answers with that status |\n| `*ConnectionError` | no answer arrived |\n| `*TimeoutError` | an attempt took too long |\n| `*DecodeError` | a success does not hold what it should |\n| `*ConfigurationError`, `*MissingCredentialsError` | an option is wrong, or a credential is missing; nothing was sent |\n";
},"7":function(container,depth0,helpers,partials,data) {
    return "A file is an `io.Reader`. One that is an `io.Seeker` too can be sent again; `core.NewFile` adds a name and a content type.\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "The body is not read until it is asked for. Close it in any case.\n";
},"9":function(container,depth0,helpers,partials,data) {
    return "What arrives at a receiver can be anybody's. Functions whose names begin with `Parse` prove that the API sent it just now,\nand then give the typed event; `VerifyWebhook` proves it only. Both need the body exactly as it arrived, and return a\n`*webhook.VerificationError`. Several secrets can be given while they rotate.\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Methods are called by JSON-RPC 2.0. An error that the server reports is a `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":43,"column":78},"end":{"line":43,"column":85}} ), depth0)) != null ? stack1 : "")
    + ".JSONRPCError` with the code of the\nprotocol, and a `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":44,"column":20},"end":{"line":44,"column":27}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status of the HTTP answer, which may well be 200. `core.ErrorData` gives\nits data as a type.\n";
},"11":function(container,depth0,helpers,partials,data) {
    return "Calls that a batch collects go as one request. Each has its own result, or its own error, once the batch has been sent:\n";
},"12":function(container,depth0,helpers,partials,data) {
    return "Methods are called by the Connect protocol, in JSON: 64-bit integers are text, as are times and durations. Errors are found\nby their status too, and have the code and the details of the protocol:\n";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "A channel is a connection on which both sides send messages, for as long as its context lasts. Leaving the loop closes it;\nan end that is not by agreement is a `*"
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":56,"column":41},"end":{"line":56,"column":48}} ), depth0)) != null ? stack1 : "")
    + ".SocketClosedError`. A message that the API does not declare is in `Raw`.\n`option.WithReconnect` opens a new connection when one breaks off.\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "happen twice, such as a POST, and may have taken effect already is repeated only with `option.WithRetryUnsafe(true)`,\nwhich is"
    + ((stack1 = lookupProperty(helpers,"unless").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"unsafe"),{"name":"unless","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":61,"column":8},"end":{"line":61,"column":41}}})) != null ? stack1 : "")
    + " the default.\n";
},"15":function(container,depth0,helpers,partials,data) {
    return " not";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "An attempt may take "
    + ((stack1 = container.lambda(container.strict(depth0, "timeout", {"start":{"line":64,"column":22},"end":{"line":64,"column":29}} ), depth0)) != null ? stack1 : "")
    + "; `option.WithTimeout` changes that for the client or for one call. 0 means no limit. The\ndeadline of the context holds for all attempts together.\n";
},"17":function(container,depth0,helpers,partials,data) {
    return "A call that its context ends returns an error for which `errors.Is(err, context.Canceled)`, or\n`context.DeadlineExceeded`, is true.\n\n";
},"18":function(container,depth0,helpers,partials,data) {
    return "`client.Request`.\n";
},"19":function(container,depth0,helpers,partials,data) {
    return "### HTTP client\n\n`option.WithHTTPClient` takes an `*http.Client`, or anything with its `Do`.\n";
},"20":function(container,depth0,helpers,partials,data) {
    return "Nothing is logged unless a logger is given. Bodies and credentials are never logged.\n";
},"21":function(container,depth0,helpers,partials,data) {
    return "";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data,blockParams,depths) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"skeleton"),depth0,{"name":"skeleton","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"main_d":  function(fn, props, container, depth0, data, blockParams, depths) {

  var decorators = container.decorators, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(0, data, 0, blockParams, depths),"inverse":container.noop,"args":["tagline"],"data":data,"loc":{"start":{"line":1,"column":0},"end":{"line":3,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(1, data, 0, blockParams, depths),"inverse":container.noop,"args":["requirements"],"data":data,"loc":{"start":{"line":4,"column":0},"end":{"line":6,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(2, data, 0, blockParams, depths),"inverse":container.noop,"args":["installation"],"data":data,"loc":{"start":{"line":7,"column":0},"end":{"line":9,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(3, data, 0, blockParams, depths),"inverse":container.noop,"args":["usage"],"data":data,"loc":{"start":{"line":10,"column":0},"end":{"line":13,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(4, data, 0, blockParams, depths),"inverse":container.noop,"args":["rotation"],"data":data,"loc":{"start":{"line":14,"column":0},"end":{"line":17,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(5, data, 0, blockParams, depths),"inverse":container.noop,"args":["errors"],"data":data,"loc":{"start":{"line":18,"column":0},"end":{"line":21,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(6, data, 0, blockParams, depths),"inverse":container.noop,"args":["errorTable"],"data":data,"loc":{"start":{"line":22,"column":0},"end":{"line":30,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(7, data, 0, blockParams, depths),"inverse":container.noop,"args":["upload"],"data":data,"loc":{"start":{"line":31,"column":0},"end":{"line":33,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(8, data, 0, blockParams, depths),"inverse":container.noop,"args":["download"],"data":data,"loc":{"start":{"line":34,"column":0},"end":{"line":36,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(9, data, 0, blockParams, depths),"inverse":container.noop,"args":["webhooks"],"data":data,"loc":{"start":{"line":37,"column":0},"end":{"line":41,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(10, data, 0, blockParams, depths),"inverse":container.noop,"args":["jsonRpc"],"data":data,"loc":{"start":{"line":42,"column":0},"end":{"line":46,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(11, data, 0, blockParams, depths),"inverse":container.noop,"args":["batch"],"data":data,"loc":{"start":{"line":47,"column":0},"end":{"line":49,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(12, data, 0, blockParams, depths),"inverse":container.noop,"args":["connect"],"data":data,"loc":{"start":{"line":50,"column":0},"end":{"line":53,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(13, data, 0, blockParams, depths),"inverse":container.noop,"args":["channels"],"data":data,"loc":{"start":{"line":54,"column":0},"end":{"line":58,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(14, data, 0, blockParams, depths),"inverse":container.noop,"args":["unsafe"],"data":data,"loc":{"start":{"line":59,"column":0},"end":{"line":62,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(16, data, 0, blockParams, depths),"inverse":container.noop,"args":["timeouts"],"data":data,"loc":{"start":{"line":63,"column":0},"end":{"line":66,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(17, data, 0, blockParams, depths),"inverse":container.noop,"args":["cancellation"],"data":data,"loc":{"start":{"line":67,"column":0},"end":{"line":71,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(18, data, 0, blockParams, depths),"inverse":container.noop,"args":["undeclared"],"data":data,"loc":{"start":{"line":72,"column":0},"end":{"line":74,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(19, data, 0, blockParams, depths),"inverse":container.noop,"args":["httpClient"],"data":data,"loc":{"start":{"line":75,"column":0},"end":{"line":79,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(20, data, 0, blockParams, depths),"inverse":container.noop,"args":["logging"],"data":data,"loc":{"start":{"line":80,"column":0},"end":{"line":82,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(21, data, 0, blockParams, depths),"inverse":container.noop,"args":["closing"],"data":data,"loc":{"start":{"line":83,"column":0},"end":{"line":84,"column":11}}}) || fn;
  return fn;
  }

,"useDecorators":true,"usePartial":true,"useData":true,"useDepths":true},
};
