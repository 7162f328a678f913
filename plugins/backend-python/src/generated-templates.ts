// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "\""
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":8,"column":29},"end":{"line":8,"column":36}} ), depth0)) != null ? stack1 : "")
    + "[websockets]\"";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":8,"column":61},"end":{"line":8,"column":68}} ), depth0)) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Requests and responses are typed. The module `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":11,"column":60},"end":{"line":11,"column":66}} ), depth0)) != null ? stack1 : "")
    + ".types` contains every type of the API, such as\n`types."
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":12,"column":9},"end":{"line":12,"column":13}} ), depth0)) != null ? stack1 : "")
    + "`. ";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response raises an `ApiError` with the status, the headers and the decoded body; common statuses\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":22,"column":0},"end":{"line":22,"column":62}}})) != null ? stack1 : "")
    + "have their own classes. Every error that the client\nraises extends `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":23,"column":18},"end":{"line":23,"column":23}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":29,"column":5},"end":{"line":29,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":5},"end":{"line":30,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt timed out |\n| `DecodeError` | the body of a successful response could not be decoded |\n| `ConfigurationError` | an option is invalid or missing; nothing was sent |\n\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "and errors that the API declares ";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened raises a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":36,"column":44},"end":{"line":36,"column":49}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError`. Every error that the client raises extends\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":37,"column":3},"end":{"line":37,"column":8}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":42,"column":5},"end":{"line":42,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | the channel could not be opened |\n| `SocketClosedError` | the channel closed unexpectedly |\n| `ConfigurationError` | an option is invalid or missing; nothing was sent |\n\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "To get the name and the id of each event with its data, iterate over `iter_events()`.";
},"7":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\nset `retry_unsafe` to `False`.\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\nset `retry_unsafe`.\n";
},"9":function(container,depth0,helpers,partials,data) {
    return "Undeclared enum values of responses are kept as they are; undeclared properties are dropped.\n";
},"10":function(container,depth0,helpers,partials,data) {
    return "Undeclared properties and enum values of responses are kept as they are.\n";
},"11":function(container,depth0,helpers,partials,data) {
    return "Any credential will do. ";
},"12":function(container,depth0,helpers,partials,data) {
    return " Iterate over lists with `async for`.";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "\n```python\n"
    + ((stack1 = container.lambda(container.strict(depth0, "asyncProgram", {"start":{"line":140,"column":2},"end":{"line":140,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "\nA stream is opened with `await`, and closed at the end of an `async with` block:\n\n```python\n"
    + ((stack1 = container.lambda(container.strict(depth0, "asyncStream", {"start":{"line":148,"column":2},"end":{"line":148,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Python client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":28},"end":{"line":2,"column":31}} ), depth0)) != null ? stack1 : "")
    + ", synchronous and asynchronous.\n\n# requirements\nPython 3.10 or later. The package depends on "
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":5,"column":47},"end":{"line":5,"column":51}} ), depth0)) != null ? stack1 : "")
    + " and Pydantic 2.\n\n# installation\npip install "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"socket"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.program(1, data, 0),"data":data,"loc":{"start":{"line":8,"column":12},"end":{"line":8,"column":77}}})) != null ? stack1 : "")
    + "\n\n# usage\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":11,"column":0},"end":{"line":12,"column":25}}})) != null ? stack1 : "")
    + "Every method is listed in [reference.md](reference.md). To close the client's connections,\ncall `close()` or use the client in a `with` block.\n\n# credentials\nA credential can also be a function, which is called before every attempt, so that credentials can rotate. For the\nasynchronous client, it may be a coroutine function.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(5, data, 0),"data":data,"loc":{"start":{"line":19,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, iterate over `iter_pages()`; each page has `items` and `response`.\n\n# streaming\nEvents are available as soon as they arrive. The end of the `with` block closes the connection.\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasEvents"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":52,"column":0},"end":{"line":52,"column":109}}})) != null ? stack1 : "")
    + "\n\n# upload\nA file can be `bytes`, a file opened in binary mode, or a `pathlib.Path`. It is streamed, so that large files\nneed little memory. To set a file name and a content type, pass a tuple: `(name, content)` or\n`(name, content, content_type)`.\n\n# download\nThe body is read on demand: `iter_bytes()` yields chunks, `read()` returns everything, and `write_to_file(path)` saves it.\n`filename` is the name that the server gives to the file, if any. Use the response in a `with` block, which closes the\nconnection.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. `parse_webhook` verifies that a delivery was sent by the API and\nreturns the typed event; `verify_webhook` only verifies. Both need the raw body, exactly as received, and raise\n`WebhookVerificationError` if verification fails. To rotate secrets, pass a list with both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, the call raises a `JsonRpcError`, which is an\n`ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.\n\n# batch\nCalls in a batch are sent as a single request when the block ends. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The\nclass of an error depends on its status; its body contains the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. It closes at the end of the `with` block; if it ends\nunexpectedly, `SocketClosedError` is raised. Channels need the package `websockets`, which the extra\n`websockets` installs.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.program(8, data, 0),"data":data,"loc":{"start":{"line":86,"column":0},"end":{"line":92,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables the timeout.\n\n# responseSize\nSet `max_response_bytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nA call of the asynchronous client stops when its task is cancelled. A call of the synchronous client cannot be\ncancelled; it ends with its timeout.\n\n# unknown\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"dropsUnknown"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.program(10, data, 0),"data":data,"loc":{"start":{"line":105,"column":0},"end":{"line":109,"column":7}}})) != null ? stack1 : "")
    + "\n# undeclared\nTo call an endpoint that the client does not declare, use `client.request(method, path)`.\n\n# httpClient\n`http_client` accepts an `"
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":115,"column":28},"end":{"line":115,"column":32}} ), depth0)) != null ? stack1 : "")
    + ".Client`, or for the asynchronous client an `"
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":115,"column":81},"end":{"line":115,"column":85}} ), depth0)) != null ? stack1 : "")
    + ".AsyncClient`. Close it\nyourself when you no longer need it.\n\n# proxies\n"
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":119,"column":2},"end":{"line":119,"column":6}} ), depth0)) != null ? stack1 : "")
    + " reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass\n`http_client="
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":120,"column":15},"end":{"line":120,"column":19}} ), depth0)) != null ? stack1 : "")
    + ".Client(proxy=\"http://proxy.example:8080\")`.\n\n# testing\nTo test code that uses the client without a network, add an `http_client` with a mock transport:\n`http_client="
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":124,"column":15},"end":{"line":124,"column":19}} ), depth0)) != null ? stack1 : "")
    + ".Client(transport="
    + ((stack1 = alias2(alias1(depth0, "http", {"start":{"line":124,"column":41},"end":{"line":124,"column":45}} ), depth0)) != null ? stack1 : "")
    + ".MockTransport(handler))`, where `handler` is a function that takes a\nrequest and returns a response. "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasCredentials"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":125,"column":32},"end":{"line":125,"column":85}}})) != null ? stack1 : "")
    + "Set `max_retries=0`\nto test failures without waiting for retries.\n\n# middleware\nMiddleware wraps every attempt and runs after credentials are added. It can measure, sign, modify or answer requests.\nFor the asynchronous client, it is a coroutine function, which takes an `AsyncNext`.\n\n# logging\nNothing is logged unless you pass a `logging.Logger`. Bodies, credentials and query parameters are never logged.\n\n# usage: Asynchronous client\n`Async"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":136,"column":8},"end":{"line":136,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` has the same methods as coroutines."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasLists"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":136,"column":53},"end":{"line":136,"column":113}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"asyncProgram"),{"name":"if","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":137,"column":0},"end":{"line":142,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"asyncStream"),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":143,"column":0},"end":{"line":150,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
