// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "README": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "The TypeScript client of "
    + ((stack1 = container.lambda(container.strict(depth0, "api", {"start":{"line":2,"column":27},"end":{"line":2,"column":30}} ), depth0)) != null ? stack1 : "")
    + ": typed, without dependencies, for servers and browsers.\n";
},"1":function(container,depth0,helpers,partials,data) {
    return "Node.js 20 or later, a current version of Deno or Bun, a worker platform with `fetch`, or a current browser. Code in\nTypeScript needs version 5.0 or later.\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "npm install "
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":9,"column":14},"end":{"line":9,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":12,"column":0},"end":{"line":14,"column":7}}})) != null ? stack1 : "")
    + "Every method is listed in [reference.md](reference.md).\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Requests and responses are typed: `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":13,"column":37},"end":{"line":13,"column":42}} ), depth0)) != null ? stack1 : "")
    + "` holds every type of the API, such as `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":13,"column":86},"end":{"line":13,"column":91}} ), depth0)) != null ? stack1 : "")
    + "."
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":13,"column":96},"end":{"line":13,"column":100}} ), depth0)) != null ? stack1 : "")
    + "`.\n";
},"5":function(container,depth0,helpers,partials,data) {
    return "Options win over environment variables. Each can be a function, also an asynchronous one, that gives the value anew for\nevery attempt, so that credentials can rotate.\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "Everything that the client raises extends `"
    + ((stack1 = container.lambda(container.strict(depth0, "brand", {"start":{"line":22,"column":45},"end":{"line":22,"column":50}} ), depth0)) != null ? stack1 : "")
    + "Error`. An answer that is no success raises an `ApiError` with the\nstatus, the headers and the decoded body; common statuses have classes of their own.\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| class | raised when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server answers with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":29,"column":5},"end":{"line":29,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no answer arrived |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":5},"end":{"line":30,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt took too long |\n| `ConfigurationError` | the client cannot make the request with what it was given |\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "A file can be a `Blob`, a buffer, a stream, text, or, where there is a file system, `{ path: \"...\" }`. A file name and a\ncontent type go beside it: `{ data, filename, contentType }`.\n";
},"9":function(container,depth0,helpers,partials,data) {
    return "The body is not read until it is asked for: as a stream, as bytes, as a `Blob` or as text. Call `close()` on one that is\nnot wanted.\n";
},"10":function(container,depth0,helpers,partials,data) {
    return "What arrives at a receiver can be anybody's. `parseWebhook` proves that the API sent it just now, and then gives the typed\nevent; `verifyWebhook` proves it only. Both need the body exactly as it arrived, and raise `WebhookVerificationError`.\n";
},"11":function(container,depth0,helpers,partials,data) {
    return "Methods are called by JSON-RPC 2.0. An error that the server reports is a `JsonRpcError`, an `ApiError` with the code and\nthe data of the protocol; its status is that of the HTTP answer, which may well be 200.\n";
},"12":function(container,depth0,helpers,partials,data) {
    return "Calls that are made in a batch go as one request. Options are those of the batch, behind the function:\n";
},"13":function(container,depth0,helpers,partials,data) {
    return "Methods are called by the Connect protocol, in JSON: 64-bit integers are text, as are times and durations. Errors have the\nclass of their status, and in their body the code and the details of the protocol:\n";
},"14":function(container,depth0,helpers,partials,data) {
    return "A channel is a connection on which both sides send messages. Leaving the loop closes it; an end that is not by agreement\nraises `SocketClosedError`. `reconnect: true` opens a new connection when one breaks off. Platforms without a WebSocket of\ntheir own, such as Node.js 20, need the package `ws`. Browsers cannot send headers, and so no credentials in them.\n";
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "happen twice, such as a POST, and may have taken effect already is repeated only while `retryUnsafe` is\nset, which it is"
    + ((stack1 = lookupProperty(helpers,"unless").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"unsafe"),{"name":"unless","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":63,"column":16},"end":{"line":63,"column":49}}})) != null ? stack1 : "")
    + " by default.\n";
},"16":function(container,depth0,helpers,partials,data) {
    return " not";
},"17":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "An attempt may take "
    + ((stack1 = container.lambda(container.strict(depth0, "timeout", {"start":{"line":66,"column":22},"end":{"line":66,"column":29}} ), depth0)) != null ? stack1 : "")
    + "; `timeoutMs` changes that for the client or for one call. 0 means no limit.\n";
},"18":function(container,depth0,helpers,partials,data) {
    return "";
},"19":function(container,depth0,helpers,partials,data) {
    return "`client.request(method, path, options)`.\n";
},"20":function(container,depth0,helpers,partials,data) {
    return "### Custom fetch\n";
},"21":function(container,depth0,helpers,partials,data) {
    return "Nothing is logged unless a logger is given. Bodies, credentials and query parameters are never logged.\n";
},"22":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"bundleSample"),{"name":"if","hash":{},"fn":container.program(23, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":80,"column":0},"end":{"line":90,"column":7}}})) != null ? stack1 : "")
    + "## Runtime support\n\nThe package holds ES modules and CommonJS, and uses only what the platforms share: `fetch`, streams, `FormData` and Web\nCrypto. In a browser, credentials are visible to its user, and redirects follow the browser's own rules.\n\n";
},"23":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Small bundles\n\nThe client refers to every method of the API. A program that is bundled for browsers can take the client of one resource\nalone:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "bundleSample", {"start":{"line":87,"column":2},"end":{"line":87,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
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
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(1, data, 0, blockParams, depths),"inverse":container.noop,"args":["requirements"],"data":data,"loc":{"start":{"line":4,"column":0},"end":{"line":7,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(2, data, 0, blockParams, depths),"inverse":container.noop,"args":["installation"],"data":data,"loc":{"start":{"line":8,"column":0},"end":{"line":10,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(3, data, 0, blockParams, depths),"inverse":container.noop,"args":["usage"],"data":data,"loc":{"start":{"line":11,"column":0},"end":{"line":16,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(5, data, 0, blockParams, depths),"inverse":container.noop,"args":["rotation"],"data":data,"loc":{"start":{"line":17,"column":0},"end":{"line":20,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(6, data, 0, blockParams, depths),"inverse":container.noop,"args":["errors"],"data":data,"loc":{"start":{"line":21,"column":0},"end":{"line":24,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(7, data, 0, blockParams, depths),"inverse":container.noop,"args":["errorTable"],"data":data,"loc":{"start":{"line":25,"column":0},"end":{"line":32,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(8, data, 0, blockParams, depths),"inverse":container.noop,"args":["upload"],"data":data,"loc":{"start":{"line":33,"column":0},"end":{"line":36,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(9, data, 0, blockParams, depths),"inverse":container.noop,"args":["download"],"data":data,"loc":{"start":{"line":37,"column":0},"end":{"line":40,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(10, data, 0, blockParams, depths),"inverse":container.noop,"args":["webhooks"],"data":data,"loc":{"start":{"line":41,"column":0},"end":{"line":44,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(11, data, 0, blockParams, depths),"inverse":container.noop,"args":["jsonRpc"],"data":data,"loc":{"start":{"line":45,"column":0},"end":{"line":48,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(12, data, 0, blockParams, depths),"inverse":container.noop,"args":["batch"],"data":data,"loc":{"start":{"line":49,"column":0},"end":{"line":51,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(13, data, 0, blockParams, depths),"inverse":container.noop,"args":["connect"],"data":data,"loc":{"start":{"line":52,"column":0},"end":{"line":55,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(14, data, 0, blockParams, depths),"inverse":container.noop,"args":["channels"],"data":data,"loc":{"start":{"line":56,"column":0},"end":{"line":60,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(15, data, 0, blockParams, depths),"inverse":container.noop,"args":["unsafe"],"data":data,"loc":{"start":{"line":61,"column":0},"end":{"line":64,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(17, data, 0, blockParams, depths),"inverse":container.noop,"args":["timeouts"],"data":data,"loc":{"start":{"line":65,"column":0},"end":{"line":67,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(18, data, 0, blockParams, depths),"inverse":container.noop,"args":["cancellation"],"data":data,"loc":{"start":{"line":68,"column":0},"end":{"line":69,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(19, data, 0, blockParams, depths),"inverse":container.noop,"args":["undeclared"],"data":data,"loc":{"start":{"line":70,"column":0},"end":{"line":72,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(20, data, 0, blockParams, depths),"inverse":container.noop,"args":["httpClient"],"data":data,"loc":{"start":{"line":73,"column":0},"end":{"line":75,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(21, data, 0, blockParams, depths),"inverse":container.noop,"args":["logging"],"data":data,"loc":{"start":{"line":76,"column":0},"end":{"line":78,"column":11}}}) || fn;
  var decorator = lookupProperty(decorators,"inline");
  if (typeof decorator !== "function") { throw new Error("Missing decorator: \"inline\""); }
  fn = decorator(fn,props,container,{"name":"inline","hash":{},"fn":container.program(22, data, 0, blockParams, depths),"inverse":container.noop,"args":["closing"],"data":data,"loc":{"start":{"line":79,"column":0},"end":{"line":96,"column":11}}}) || fn;
  return fn;
  }

,"useDecorators":true,"usePartial":true,"useData":true,"useDepths":true},
};
