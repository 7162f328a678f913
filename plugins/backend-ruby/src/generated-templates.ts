// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return " The types of the API are in the module\n`"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":12,"column":3},"end":{"line":12,"column":9}} ), depth0)) != null ? stack1 : "")
    + "::Types`, such as `"
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":12,"column":32},"end":{"line":12,"column":36}} ), depth0)) != null ? stack1 : "")
    + "`.";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response raises an `ApiError` with the status, the headers and the decoded body; common statuses"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":21,"column":108},"end":{"line":22,"column":19}}})) != null ? stack1 : "")
    + " have their own classes. All errors are in the module `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":22,"column":76},"end":{"line":22,"column":82}} ), depth0)) != null ? stack1 : "")
    + "::Errors` and inherit from `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":22,"column":114},"end":{"line":22,"column":120}} ), depth0)) != null ? stack1 : "")
    + "::Errors::Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server responds with that status |\n| `ConnectionError` | no response was received, or the connection was lost |\n| `TimeoutError` | an attempt timed out |\n| `DecodeError` | the body of a successful response could not be decoded |\n| `ConfigurationError`, `MissingCredentialsError` | an argument or an option is invalid or a credential is missing; nothing was sent |\n| Ruby's `ArgumentError` | a keyword is missing, unknown, or nil where the API allows no null; nothing was sent |\n\n";
},"2":function(container,depth0,helpers,partials,data) {
    return " and errors that the\nAPI declares";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened raises a `ConnectionError`. All errors are in the module `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":36,"column":92},"end":{"line":36,"column":98}} ), depth0)) != null ? stack1 : "")
    + "::Errors` and inherit from\n`"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":37,"column":3},"end":{"line":37,"column":9}} ), depth0)) != null ? stack1 : "")
    + "::Errors::Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `ConnectionError` | the channel could not be opened |\n| `SocketClosedError` | the channel closed unexpectedly |\n| `ConfigurationError`, `MissingCredentialsError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you set `retry_unsafe: false`.\n";
},"5":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you set `retry_unsafe: true`.\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# section: Testing\nTo test code that uses the client without a network, pass an instance of `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":128,"column":76},"end":{"line":128,"column":82}} ), depth0)) != null ? stack1 : "")
    + "::Testing::FakeHttpClient` as `http_client`. It returns the responses that a\ntest prepares, keeps the requests, and refuses any request for which no response was prepared. Set `max_retries: 0` so that failures are not\nretried."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasCredentials"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":130,"column":8},"end":{"line":130,"column":61}}})) != null ? stack1 : "")
    + "\n\n```ruby\napi = "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":133,"column":8},"end":{"line":133,"column":14}} ), depth0)) != null ? stack1 : "")
    + "::Testing::FakeHttpClient.new\napi.respond({ 'id' => '1' })\napi.respond({ 'message' => 'no such thing' }, status: 404)\napi.lose_connection\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(lookupProperty(depth0,"samples"),"streaming"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":137,"column":0},"end":{"line":140,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = alias2(alias1(depth0, "fakedClient", {"start":{"line":141,"column":2},"end":{"line":141,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n\nclient."
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":143,"column":9},"end":{"line":143,"column":16}} ), depth0)) != null ? stack1 : "")
    + "(:post, '/things', body: { 'name' => 'Rex' })\nsent = api.requests.first\nputs sent.method, sent.url, sent.header('content-type'), sent.body.text\n```\n\nEach call takes one of the responses, in their order; `left` is the number of those that nobody has asked for. A response\nis any data with a form in JSON, such as a hash or a model. `respond_text` prepares one that is not JSON.\n\n# section: Instrumentation\n`"
    + ((stack1 = alias2(alias1(depth0, "subscribe", {"start":{"line":152,"column":3},"end":{"line":152,"column":12}} ), depth0)) != null ? stack1 : "")
    + "` tells your code about every call, and returns a lambda that ends the subscription. An event of `:request_end` has the path, the duration in\nseconds, the attempts, the status and the error; one of `:request_begin` has the HTTP method and the path. If the block raises an error, it is logged, and\nthe call goes on:\n\n```ruby\nclient."
    + ((stack1 = alias2(alias1(depth0, "subscribe", {"start":{"line":157,"column":9},"end":{"line":157,"column":18}} ), depth0)) != null ? stack1 : "")
    + "(:request_end) { |event| puts \"#{event.path} took #{event.duration} s\" }\n```\n\n";
},"7":function(container,depth0,helpers,partials,data) {
    return " Any credential will do.";
},"8":function(container,depth0,helpers,partials,data) {
    return "# A stream is the text that the server sends, whole or as an array of its parts.\napi.respond_text([\"data: {\\\"id\\\": 1}\\n\\n\"], headers: { 'Content-Type' => 'text/event-stream' })\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA Ruby client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":20},"end":{"line":2,"column":23}} ), depth0)) != null ? stack1 : "")
    + ", with types for RBS and Sorbet.\n\n# requirements\nRuby 3.1 or later. The gem has no dependencies.\n\n# installation\nbundle add "
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":8,"column":13},"end":{"line":8,"column":20}} ), depth0)) != null ? stack1 : "")
    + "\n\n# usage\nEvery method is listed in [reference.md](reference.md). Arguments are passed by keyword."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":11,"column":88},"end":{"line":12,"column":47}}})) != null ? stack1 : "")
    + " Models are immutable: `with(name: 'Rex')` returns a changed copy, `to_h` and `to_json` return all of\nthe data, and pattern matching works. Where a method takes a model, it also takes a hash, such as `{ name: 'Rex' }`. A client is thread-safe:\ncreate one and share it.\n\n# credentials\nA credential can also be a callable object, such as a lambda. It is called before every attempt, so that credentials can rotate.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(3, data, 0),"data":data,"loc":{"start":{"line":19,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + "# pages\nThe method returns the first page, and `auto_paging_each` requests the others as the loop reaches them. To go page by page, use `each_page`, or\n`next_page?` and `next_page`. A page is `Enumerable` over its own items, and `body` is its whole response. Without a block, both methods return an\nEnumerator, so that `auto_paging_each.lazy` or `auto_paging_each.first(10)` request no more than they need.\n\n# streaming\nEvents are available as soon as they arrive. Leaving the loop closes the connection; so does `close`. To get the names and ids of events too, use\n`events`. A stream is read in the thread that opened it.\n\n# upload\nPass a `Pathname` or an `IO` such as an open file. A `String` is the content of the file, not its path. The content type is that which the API declares;\nto send another one, or another name, pass `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":58,"column":46},"end":{"line":58,"column":52}} ), depth0)) != null ? stack1 : "")
    + "::File.new(io, filename: 'rex.png', content_type: 'image/png')`. Files are sent piece by piece, so\nthat large ones need little memory. Uploads of a stream can be retried if it can be rewound.\n\n# download\nThe body is read on demand: `save_to` saves it to a path or an `IO`, `read` returns all of it, and `each` yields it piece by piece; a file is\n`Enumerable` over its pieces. `filename` is the name that the server gives to the file, if any. Read the file or `close` it, so that its connection does not stay open.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Methods of `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":66,"column":62},"end":{"line":66,"column":68}} ), depth0)) != null ? stack1 : "")
    + "::Webhooks` whose names begin with `parse` verify that a delivery was sent by the API\nand return its event; `verify` only verifies. They need the raw body, exactly as received, and raise a `WebhookVerificationError` if\nverification fails. To rotate secrets, pass an array with both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `JsonRpcError` is raised with the JSON-RPC code and data; the HTTP status\nmay be 200.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON. The class of an error depends on the status; `ConnectFailure.of` returns the Connect code and\ndetails:\n\n# channels\nA channel is a connection over which both sides send messages. `close` closes it. The loop ends when the server closes it; if the connection is lost,\na `SocketClosedError` is raised. One thread can receive messages while others send.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.program(5, data, 0),"data":data,"loc":{"start":{"line":86,"column":0},"end":{"line":90,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables it. A call can also be interrupted from outside, for example by\n`Thread#raise` or `Timeout.timeout`: its connection is closed, and no other call uses it.\n\n# responseSize\nSet `max_response_bytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# raw\nTo read the status and the headers of a successful response, call the method on `with_raw_response`:\n\n# unknown\nUndeclared properties of responses are in `additional_properties`, and `model[:name]` reads one. Undeclared enum values are kept as they are; an undeclared\nvariant is an `UnknownVariant`. A value whose type differs from the declaration is returned as it came.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client."
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":107,"column":68},"end":{"line":107,"column":75}} ), depth0)) != null ? stack1 : "")
    + "(:get, '/path')`.\n\n# httpClient\nRequests are sent by Net::HTTP over connections that are kept open. To change its settings, for example the certificates that it trusts, pass\n`http_client: "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":111,"column":16},"end":{"line":111,"column":22}} ), depth0)) != null ? stack1 : "")
    + "::NetHttpClient.new { |http| http.ca_file = 'ca.pem' }`; the block gets each new connection before it is opened. Any other\nobject with a method `execute`, which takes an `HttpRequest` and returns an `HttpResponse`, can send requests too.\n\n# proxies\nThe proxy in the environment variables `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` is used. To choose another one in code, pass an `http_client` of\nyour own, as shown above.\n\n# middleware\nMiddleware wraps every attempt and runs after credentials are added. It can measure, sign, modify or answer requests. It is any callable object\nthat takes the request and the next step.\n\n# logging\nNothing is logged unless you pass a logger, such as Ruby's `Logger`: an object with the methods `debug`, `info`, `warn` and `error`. Bodies and\ncredentials are never logged.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":126,"column":0},"end":{"line":160,"column":7}}})) != null ? stack1 : "")
    + "# section: Servers that fork\nA client can be created before a process forks: each process opens its own connections. Every part of the gem is loaded when it is first used; to\nload all parts before a fork, so that the processes share their memory, call `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":163,"column":80},"end":{"line":163,"column":86}} ), depth0)) != null ? stack1 : "")
    + ".eager_load!`.\n";
},"useData":true},
};
