// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    return " Channels over TLS need the\nopenssl extension.";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return " The types of the API are in\nthe namespace `"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":13,"column":17},"end":{"line":13,"column":26}} ), depth0)) != null ? stack1 : "")
    + "\\Types`, such as `"
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":13,"column":48},"end":{"line":13,"column":52}} ), depth0)) != null ? stack1 : "")
    + "`.";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response throws an `ApiException` with the status, the headers and the decoded body; common statuses"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":21,"column":112},"end":{"line":22,"column":39}}})) != null ? stack1 : "")
    + " have their own classes. All exceptions are in the namespace `"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":22,"column":103},"end":{"line":22,"column":112}} ), depth0)) != null ? stack1 : "")
    + "\\Exceptions` and extend\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":23,"column":3},"end":{"line":23,"column":8}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestException`, `UnauthorizedException`, `ForbiddenException`, `NotFoundException`, ... | the server responds with that status |\n| `ConnectionException` | no response was received |\n| `TimeoutException` | an attempt timed out |\n| `DecodeException` | the body of a successful response could not be decoded |\n| `ConfigurationException`, `MissingCredentialsException` | an argument is invalid or a credential is missing; nothing was sent |\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "\nand errors that the API declares";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws a `ConnectionException`. All exceptions are in the namespace `"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":36,"column":103},"end":{"line":36,"column":112}} ), depth0)) != null ? stack1 : "")
    + "\\Exceptions` and\nextend `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":37,"column":10},"end":{"line":37,"column":15}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `ConnectionException` | the channel could not be opened |\n| `SocketClosedException` | the channel closed unexpectedly |\n| `ConfigurationException`, `MissingCredentialsException` | an argument is invalid or a credential is missing; nothing was sent |\n\n";
},"5":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless the client options\nhave `retryUnsafe: false`.\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless the client options\nhave `retryUnsafe: true`.\n";
},"7":function(container,depth0,helpers,partials,data) {
    return " Any credential will do.";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed PHP client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":25},"end":{"line":2,"column":28}} ), depth0)) != null ? stack1 : "")
    + ".\n\n# requirements\nPHP 8.2 or later with the curl and json extensions. The package has no other dependencies."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"socket"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":5,"column":90},"end":{"line":6,"column":25}}})) != null ? stack1 : "")
    + "\n\n# installation\ncomposer require "
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":9,"column":19},"end":{"line":9,"column":26}} ), depth0)) != null ? stack1 : "")
    + "\n\n# usage\nComposer's autoloader must be loaded first: `require 'vendor/autoload.php';`. Every method is listed in [reference.md](reference.md). Parameters of the path come first; everything else is passed by name."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":12,"column":203},"end":{"line":13,"column":63}}})) != null ? stack1 : "")
    + " Models are read-only: `with(name: 'Rex')` returns a modified copy. `toArray()` and\n`toJson()` return all of the data. Where a method takes a model, it also takes an array, such as `['name' => 'Rex']`.\n\n# credentials\nA credential can also be a `Closure`, which is called before every attempt, so that credentials can rotate.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":19,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + "# pages\nNothing is requested before the loop starts. To read the list page by page, loop over `pages()`, or begin with `firstPage()`; a page has\n`items`, `body()`, `hasNextPage()` and `nextPage()`.\n\n# streaming\nEvents are available as soon as they arrive. Leaving the loop closes the connection; so does `close()`. To get the names and ids of\nevents too, loop over `events()`.\n\n# upload\nPass a `FileUpload`, made with `fromPath()`, `fromString()` or `fromStream()`; a plain string is the content of a file. Files are sent\npiece by piece, so large ones need little memory. The upload of a stream can be retried if the stream can be rewound.\n\n# download\nThe body is read on demand: `saveTo()` saves it, `copyTo()` writes it to a stream, `contents()` returns all of it, and `pieces()` yields it\npiece by piece. `filename()` is the name that the server gives to the file, if any.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Methods of `Webhooks` whose names begin with `parse` verify that a delivery was sent by\nthe API and return its event; `verify()` only verifies. They need the raw body, exactly as received, and throw\n`WebhookVerificationException` if verification fails. To rotate secrets, pass an array with both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `JsonRpcException` is thrown with the JSON-RPC code and\ndata; the HTTP status may be 200.\n\n# batch\nCalls in a batch are sent as a single request. Each call then has a result or an exception of its own:\n\n# connect\nMethods are called over the Connect protocol with JSON. The class of an exception depends on the status; `ConnectFailure::of()` returns the\nConnect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. `close()` closes it. The loop ends when the server closes it; if the\nconnection is lost, a `SocketClosedException` is thrown.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.program(6, data, 0),"data":data,"loc":{"start":{"line":84,"column":0},"end":{"line":90,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables it. There is no other way to cancel a call in PHP.\n\n# responseSize\nTo limit it, set `maxResponseBytes` for the client or for a single call. The limit applies to the decompressed body; 0 means no limit.\n\n# raw\nTo read the status and the headers of a successful response, call the method on `withRawResponse()`:\n\n# unknown\nUndeclared properties of responses are in `additionalProperties`, and undeclared enum values are kept as they are; an undeclared variant\nis an `UnknownVariant`. A value whose type differs from the declaration is kept too: `received('name')` returns it.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `$client->"
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":106,"column":70},"end":{"line":106,"column":77}} ), depth0)) != null ? stack1 : "")
    + "('GET', '/path')`.\n\n# httpClient\nRequests are sent by curl. `CurlTransport` takes further options of curl, for example for a proxy or a client certificate. To use a\n[PSR-18](https://www.php-fig.org/psr/psr-18/) client instead, such as Guzzle's, pass a `Psr18Transport`. Such a client has its own timeouts, which\nreplace those of the SDK, and most of them read a whole response before they return it, which delays the events of streams. Turn off its\nredirects, retries and cookies.\n\n# proxies\ncurl uses the proxy in the environment variables `HTTPS_PROXY`, `http_proxy` and `NO_PROXY`. To choose a proxy in code, pass a `CurlTransport`\nas shown above.\n\n# testing\nTo test code that uses the client without a network, pass `"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":119,"column":61},"end":{"line":119,"column":70}} ), depth0)) != null ? stack1 : "")
    + "\\Testing\\FakeTransport` as `transport`. It returns the responses\nthat a test prepares with `respond()`, `respondText()` or `fail()`, keeps the requests in `requests()`, and rejects any request for\nwhich no response was prepared. Set `maxRetries: 0` so that failures are not retried."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":121,"column":85},"end":{"line":121,"column":134}}})) != null ? stack1 : "")
    + "\n\n# middleware\nMiddleware wraps every attempt and runs after credentials are added. It can measure, sign, modify or answer requests. It is a callable that\ntakes the request and the next step.\n\n# logging\nNothing is logged unless you pass a logger: any [PSR-3](https://www.php-fig.org/psr/psr-3/) logger, such as Monolog's, or an object with\nthe method `log($level, $message, $context)`. Bodies and credentials are never logged.\n";
},"useData":true},
};
