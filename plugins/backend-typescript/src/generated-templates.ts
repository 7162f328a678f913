// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Requests and responses are typed. The namespace `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":12,"column":63},"end":{"line":12,"column":68}} ), depth0)) != null ? stack1 : "")
    + "` contains every type of the API, such as\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":13,"column":3},"end":{"line":13,"column":8}} ), depth0)) != null ? stack1 : "")
    + "."
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":13,"column":13},"end":{"line":13,"column":17}} ), depth0)) != null ? stack1 : "")
    + "`. ";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response throws an `ApiError` with the status, the headers and the decoded body; common statuses\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":26,"column":0},"end":{"line":26,"column":62}}})) != null ? stack1 : "")
    + "have their own classes. Every error that the client\nthrows extends `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":27,"column":18},"end":{"line":27,"column":23}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":33,"column":5},"end":{"line":33,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":34,"column":5},"end":{"line":34,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt timed out |\n| `ConfigurationError` | an option is invalid or missing; nothing was sent |\n\n";
},"2":function(container,depth0,helpers,partials,data) {
    return "and errors that the API declares ";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":39,"column":44},"end":{"line":39,"column":49}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError`. Every error that the client throws extends\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":40,"column":3},"end":{"line":40,"column":8}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":45,"column":5},"end":{"line":45,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | the channel could not be opened |\n| `SocketClosedError` | the channel closed unexpectedly |\n| `ConfigurationError` | an option is invalid or missing; nothing was sent |\n\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\nset `retryUnsafe: false`.\n";
},"5":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\nset `retryUnsafe: true`.\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "Any credential will do. ";
},"7":function(container,depth0,helpers,partials,data) {
    return "users can see the credentials, and\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed TypeScript client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":32},"end":{"line":2,"column":35}} ), depth0)) != null ? stack1 : "")
    + ". It has no dependencies and runs on servers and in browsers.\n\n# requirements\nNode.js 20 or later, a current version of Deno or Bun, a worker runtime with `fetch`, or a current browser. The types\nrequire TypeScript 5.0 or later.\n\n# installation\nnpm install "
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":9,"column":14},"end":{"line":9,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n\n# usage\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":12,"column":0},"end":{"line":13,"column":29}}})) != null ? stack1 : "")
    + "Every method is listed in [reference.md](reference.md).\n\n# credentials\nA credential can also be a function, sync or async, which is called before every attempt, so that credentials can\nrotate.\n\n# pages\nTo read it page by page, iterate over `iterPages()` of the call, or await the call for the first page; each page has\n`items` and `response`.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(3, data, 0),"data":data,"loc":{"start":{"line":23,"column":0},"end":{"line":49,"column":7}}})) != null ? stack1 : "")
    + "# upload\nA file can be a `Blob`, a buffer, a stream, a string or, if the platform has a file system, `{ path: \"...\" }`. To set\na file name and a content type, pass `{ data, filename, contentType }`. Node.js may keep the whole body of an upload\nin memory, even if it is a stream; upload very large files in parts if the API supports it.\n\n# download\nThe body is read on demand: as a stream, as bytes, as a `Blob` or as text. If you do not read it, call `close()`.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. `parseWebhook` verifies that a delivery was sent by the API and\nreturns the typed event; `verifyWebhook` only verifies. Both need the raw body, exactly as received, and throw\n`WebhookVerificationError` if verification fails.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, the call throws a `JsonRpcError`, which is an\n`ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.\n\n# batch\nCalls in a batch are sent as a single request. Pass options for the batch after the function:\n\n# connect\nMethods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The\nclass of an error depends on its status; its body contains the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. Leaving the loop closes it; if it ends unexpectedly,\n`SocketClosedError` is thrown. With `reconnect: true`, a lost connection is replaced by a new one. Platforms without a\nbuilt-in WebSocket, such as Node.js 20, need the package `ws`. Browsers cannot send headers when they open a channel,\nso they cannot send credentials in headers.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.program(5, data, 0),"data":data,"loc":{"start":{"line":81,"column":0},"end":{"line":87,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeoutMs` for the client or for a single call; 0 disables the timeout.\n\n# responseSize\nSet `maxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nTo cancel a call and its retries, pass an `AbortSignal`:\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.request(method, path, options)`.\n\n# httpClientTitle\nCustom fetch\n\n# proxies\nThe client uses the platform's `fetch`. Deno and Bun read `HTTP_PROXY` and `HTTPS_PROXY`; Node.js ignores them unless\n`NODE_USE_ENV_PROXY=1` is set, which needs Node.js 22.21, or 24 or later. In other versions, or to choose the proxy in\ncode, install [undici](https://www.npmjs.com/package/undici) and pass a `fetch` that calls undici's with a\n`ProxyAgent` as `dispatcher`.\n\n# testing\nTo test code that uses the client without a network, add an option `fetch` that returns a response:\n`fetch: async () => Response.json({ id: \"1\" })`. "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasCredentials"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":112,"column":49},"end":{"line":112,"column":102}}})) != null ? stack1 : "")
    + "Set\n`maxRetries: 0` to test failures without waiting for retries.\n\n# logging\nNothing is logged unless you pass a logger. Bodies, credentials and query parameters are never logged.\n\n# standalone\nThe client includes every method of the API. To keep a browser bundle small, use the client of a single resource:\n\n# section: Runtime support\nThe package contains ES modules and CommonJS, and uses only APIs that all these platforms provide: `fetch`, streams,\n`FormData` and Web Crypto. In a browser, "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasCredentials"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":123,"column":41},"end":{"line":124,"column":7}}})) != null ? stack1 : "")
    + "redirects follow the browser's rules.\n";
},"useData":true},
};
