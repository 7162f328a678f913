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
    return "on";
},"4":function(container,depth0,helpers,partials,data) {
    return "off";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "\n```python\nimport asyncio\n\nfrom "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":99,"column":7},"end":{"line":99,"column":13}} ), depth0)) != null ? stack1 : "")
    + " import Async"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":99,"column":30},"end":{"line":99,"column":36}} ), depth0)) != null ? stack1 : "")
    + "\n\n\nasync def main() -> None:\n    async with Async"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":103,"column":22},"end":{"line":103,"column":28}} ), depth0)) != null ? stack1 : "")
    + "() as client:\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"isPage"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.program(7, data, 0),"data":data,"loc":{"start":{"line":104,"column":8},"end":{"line":109,"column":15}}})) != null ? stack1 : "")
    + "\n\nasyncio.run(main())\n```\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "        async for item in "
    + ((stack1 = container.lambda(container.strict(depth0, "call", {"start":{"line":105,"column":28},"end":{"line":105,"column":32}} ), depth0)) != null ? stack1 : "")
    + ":\n            print(item)\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "        print(await "
    + ((stack1 = container.lambda(container.strict(depth0, "call", {"start":{"line":108,"column":22},"end":{"line":108,"column":26}} ), depth0)) != null ? stack1 : "")
    + ")\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Python client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":28},"end":{"line":2,"column":31}} ), depth0)) != null ? stack1 : "")
    + ", synchronous and asynchronous.\n\n# requirements\nPython 3.10 or later. The package depends on httpx and Pydantic 2.\n\n# installation\npip install "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"socket"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.program(1, data, 0),"data":data,"loc":{"start":{"line":8,"column":12},"end":{"line":8,"column":77}}})) != null ? stack1 : "")
    + "\n\n# usage\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":11,"column":0},"end":{"line":12,"column":25}}})) != null ? stack1 : "")
    + "Every method is listed in [reference.md](reference.md).\n\n# credentials\nEach option also accepts a function, which is called before every attempt, so that credentials can rotate. For the\nasynchronous client, it may be a coroutine function.\n\n# errors\nAny non-2xx response raises an `ApiError` with the status, the headers and the decoded body; common statuses and\nerrors that the API declares have their own classes. Every error that the client raises is a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":20,"column":96},"end":{"line":20,"column":101}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":26,"column":5},"end":{"line":26,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":27,"column":5},"end":{"line":27,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt timed out |\n| `DecodeError` | the body of a successful response could not be decoded |\n| `ConfigurationError` | an option is invalid or missing; no request was sent |\n\n# upload\nA file can be `bytes`, a file that is open for reading bytes, or a `pathlib.Path`. It is streamed, so that large files\nneed little memory. To set a file name and a content type, pass a tuple: `(name, content)` or\n`(name, content, content_type)`.\n\n# download\nThe body is read on demand: `iter_bytes()` returns its parts, `read()` all of it, and `write_to_file(path)` saves it.\nUse it in a `with` block, which closes the connection.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. `parse_webhook` verifies that a delivery was sent by the API and\nreturns the typed event; `verify_webhook` only verifies. Both need the raw body, exactly as received, and raise\n`WebhookVerificationError` if verification fails. To rotate secrets, pass a list with both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, the call raises a `JsonRpcError`, which is an\n`ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.\n\n# batch\nCalls in a batch are sent as a single request when the block ends. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The\nclass of an error depends on its status; its body contains the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. It closes at the end of the `with` block; if it ends\nunexpectedly, `SocketClosedError` is raised. Channels need the package `websockets`, which the extra of this name\ninstalls.\n\n# retryUnsafe\nCalls that are not safe to repeat, such as POST requests, and that may already have taken effect are retried only if\n`retry_unsafe` is set; it is "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":63,"column":29},"end":{"line":63,"column":70}}})) != null ? stack1 : "")
    + " by default.\n\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables the timeout.\n\n# cancellation\nCalls of the asynchronous client end when their task is cancelled. A call of the synchronous client ends with its\ntimeout.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.request(method, path)`.\n\n# httpClient\n`http_client` accepts an `httpx.Client`, or for the asynchronous client an `httpx.AsyncClient`. The client does not\nclose it.\n\n# proxies\nhttpx reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass\n`http_client=httpx.Client(proxy=\"http://proxy.example:8080\")`.\n\n# testing\nTo test code that uses the client without a network, pass an `http_client` with a transport of your own:\n`"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":85,"column":3},"end":{"line":85,"column":9}} ), depth0)) != null ? stack1 : "")
    + "(http_client=httpx.Client(transport=httpx.MockTransport(handler)))`. Set `max_retries=0` to test failures\nwithout waiting for retries.\n\n# logging\nNothing is logged unless you pass a `logging.Logger`. Bodies, credentials and query parameters are never logged.\n\n# Asynchronous client\n`Async"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":92,"column":8},"end":{"line":92,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` has the same methods as coroutines. Lists and streams are read with `async for`, and tasks can be\ncancelled.\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"call"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":94,"column":0},"end":{"line":114,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
