// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "In Xcode, choose *File > Add Package Dependencies…* and enter the address of the repository. In `Package.swift`, add the\npackage to the dependencies, and its library to those of your target:\n\n```swift\nplatforms: [.macOS(.v12), .iOS(.v15)],\ndependencies: [\n  .package(url: "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":15,"column":18},"end":{"line":15,"column":21}} ), depth0)) != null ? stack1 : "")
    + ", from: \""
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":15,"column":34},"end":{"line":15,"column":41}} ), depth0)) != null ? stack1 : "")
    + "\")\n],\ntargets: [\n  .executableTarget(name: \"App\", dependencies: [.product(name: \""
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":18,"column":66},"end":{"line":18,"column":72}} ), depth0)) != null ? stack1 : "")
    + "\", package: \""
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":18,"column":89},"end":{"line":18,"column":97}} ), depth0)) != null ? stack1 : "")
    + "\")])\n]\n```\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Add the folder of the package to the dependencies in `Package.swift`, and its library to those of your target:\n\n```swift\nplatforms: [.macOS(.v12), .iOS(.v15)],\ndependencies: [\n  .package(name: \""
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":27,"column":20},"end":{"line":27,"column":28}} ), depth0)) != null ? stack1 : "")
    + "\", path: \"path/to/"
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":27,"column":50},"end":{"line":27,"column":58}} ), depth0)) != null ? stack1 : "")
    + "\")\n],\ntargets: [\n  .executableTarget(name: \"App\", dependencies: [.product(name: \""
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":30,"column":66},"end":{"line":30,"column":72}} ), depth0)) != null ? stack1 : "")
    + "\", package: \""
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":30,"column":89},"end":{"line":30,"column":97}} ), depth0)) != null ? stack1 : "")
    + "\")])\n]\n```\n";
},"2":function(container,depth0,helpers,partials,data) {
    return "Models that only the API sends have no setters; to change one, for example in a test, change its `values`.\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "To load or to rotate a credential, pass a `CredentialSupplier` in place of a string, such as\n`"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":43,"column":3},"end":{"line":43,"column":13}} ), depth0)) != null ? stack1 : "")
    + ": CredentialSupplier { try await loadToken() }`. It is called before every attempt.";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":47,"column":31},"end":{"line":47,"column":36}} ), depth0)) != null ? stack1 : "")
    + "APIError` with the status, the headers and the body; its `kind`, such as `.notFound`, tells common\nstatuses apart."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"declared"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":48,"column":15},"end":{"line":49,"column":46}}})) != null ? stack1 : "")
    + " All errors conform to `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":49,"column":72},"end":{"line":49,"column":77}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":54,"column":5},"end":{"line":54,"column":10}} ), depth0)) != null ? stack1 : "")
    + "APIError` | the server responds with another status than 2xx |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":55,"column":5},"end":{"line":55,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no response was received, the connection was lost, or an attempt timed out |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":56,"column":5},"end":{"line":56,"column":10}} ), depth0)) != null ? stack1 : "")
    + "DecodeError` | the body of a successful response could not be decoded |\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasStreams"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":57,"column":0},"end":{"line":59,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasTokens"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":60,"column":0},"end":{"line":62,"column":7}}})) != null ? stack1 : "")
    + "| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":63,"column":5},"end":{"line":63,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationError` | an argument or an option is invalid, or a credential is missing; nothing was sent |\n\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1;

  return " Errors that the API declares have types of their own with a typed `body`, as in\n`if let failure = "
    + ((stack1 = container.lambda(container.strict(depth0, "declared", {"start":{"line":49,"column":20},"end":{"line":49,"column":28}} ), depth0)) != null ? stack1 : "")
    + "(error)`.";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "| `"
    + ((stack1 = container.lambda(container.strict(depth0, "brand", {"start":{"line":58,"column":5},"end":{"line":58,"column":10}} ), depth0)) != null ? stack1 : "")
    + "StreamError` | a stream ended early, or carried an error |\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "| `"
    + ((stack1 = container.lambda(container.strict(depth0, "brand", {"start":{"line":61,"column":5},"end":{"line":61,"column":10}} ), depth0)) != null ? stack1 : "")
    + "OAuthTokenError` | no access token could be obtained |\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":67,"column":42},"end":{"line":67,"column":47}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError`. All errors conform to `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":67,"column":92},"end":{"line":67,"column":97}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":72,"column":5},"end":{"line":72,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | the channel could not be opened |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":73,"column":5},"end":{"line":73,"column":10}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedError` | the channel closed unexpectedly |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":74,"column":5},"end":{"line":74,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"9":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you set\n`retryUnsafe: false` in the `ClientOptions`.\n";
},"10":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you set\n`retryUnsafe: true` in the `ClientOptions`.\n";
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# section: Testing\nTo test code that uses the client without a network, add the product `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":157,"column":72},"end":{"line":157,"column":78}} ), depth0)) != null ? stack1 : "")
    + "Testing` to your test target, and pass a `MockTransport`, which answers\nrequests and keeps them. Set `maxRetries: 0` so that failures are not retried."
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":158,"column":78},"end":{"line":158,"column":127}}})) != null ? stack1 : "")
    + "\n\n```swift\nimport "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":161,"column":9},"end":{"line":161,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\nimport "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":162,"column":9},"end":{"line":162,"column":15}} ), depth0)) != null ? stack1 : "")
    + "Testing\n\nlet api = MockTransport { request in\n  request.method == \"POST\" ? .json(#\"{\"id\": \"1\"}\"#) : .json(#\"{\"message\": \"no such thing\"}\"#, status: 404)\n}\n"
    + ((stack1 = alias2(alias1(depth0, "fakedClient", {"start":{"line":167,"column":2},"end":{"line":167,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n\nlet response = try await client."
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":169,"column":34},"end":{"line":169,"column":41}} ), depth0)) != null ? stack1 : "")
    + "(method: \"POST\", path: \"/things\", body: [\"name\": \"Rex\"])\nlet sent = await api.requests\nprint(response.value ?? .null, sent[0].method, sent[0].url)\n```\n\n`MockTransport(json:)` gives every request the same answer.\n";
},"12":function(container,depth0,helpers,partials,data) {
    return " Any credential will do.";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA Swift client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":21},"end":{"line":2,"column":24}} ), depth0)) != null ? stack1 : "")
    + ", with `async` methods and typed models. It needs no other package.\n\n# requirements\nSwift 6.0 or later, on Linux or on macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1 or later.\n\n# installation\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"url"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.program(1, data, 0),"data":data,"loc":{"start":{"line":8,"column":0},"end":{"line":33,"column":7}}})) != null ? stack1 : "")
    + "\n# usage\nEvery method is listed in [reference.md](reference.md). A method takes a request; if it\nrequires only a few values, it also takes these directly, and optional ones in a request. Models are structs: optional properties are nil if they are absent, and those\nthat can also be null are of the type `Nullable`. "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasReceived"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":38,"column":50},"end":{"line":39,"column":7}}})) != null ? stack1 : "")
    + "A client can be used by several tasks at once: create one and share it.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":42,"column":0},"end":{"line":43,"column":105}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.program(8, data, 0),"data":data,"loc":{"start":{"line":45,"column":0},"end":{"line":76,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo go page by page, loop over `pages`, or call `firstPage()` and then `nextPage()`. A page has its `items`, the whole `body`, and `hasNextPage`.\n\n# streaming\nItems are available as soon as they arrive. Leaving the loop closes the connection; so does `close()`. A stream can be read once.\n\n# upload\nPass a `FileUpload` made of a `path:`, a `fileURL:`, `data:`, or a `stream:` of pieces. Files are never in memory as a whole: what is larger than\n1 MiB and not sent right from a file is put together in a temporary one.\n\n# download\nThe body is read as it arrives, once: `save(to:)` writes it to a file, `data()` returns all of it, and a loop gets its pieces. `filename` is the\nname that the server gives the file, if any.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Functions of `Webhooks` whose names begin with `parse` verify that a delivery was\nsent by the API and return its event; `verify` only verifies. They need the raw body, exactly as received, and throw\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":94,"column":3},"end":{"line":94,"column":8}} ), depth0)) != null ? stack1 : "")
    + "WebhookVerificationError` if verification fails. To rotate secrets, pass both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":97,"column":73},"end":{"line":97,"column":78}} ), depth0)) != null ? stack1 : "")
    + "APIError` is thrown, and\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":98,"column":3},"end":{"line":98,"column":8}} ), depth0)) != null ? stack1 : "")
    + "JSONRPCError(error)` has the JSON-RPC code and data; the HTTP status may be 200.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON. If a call fails, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":104,"column":76},"end":{"line":104,"column":81}} ), depth0)) != null ? stack1 : "")
    + "APIError` is thrown, and\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":105,"column":3},"end":{"line":105,"column":8}} ), depth0)) != null ? stack1 : "")
    + "ConnectError(error)` has the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages, and a loop over it gets those of the server. Leaving the loop leaves the channel open;\n`close()` closes it, and so does the end of its last reference. If the connection is lost, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":109,"column":94},"end":{"line":109,"column":99}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedError` is thrown. On\nLinux, channels cannot be opened over TLS (`wss`).\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.program(10, data, 0),"data":data,"loc":{"start":{"line":113,"column":0},"end":{"line":119,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables it.\n\n# responseSize\nSet `maxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nCancel the task in which a call runs. The request ends at once, and the call throws `CancellationError`.\n\n# raw\nTo read the status and the headers of a successful response, call the method on `withRawResponse`:\n\n# unknown\nUndeclared properties of responses are in `additionalProperties`. An undeclared value of an enumeration or variant of a union is an `unknown` one, which\nkeeps what was received. A value whose type differs from the declaration reads as nil or, if the property is required, as an empty value; it\nstays in `values` and is sent back unchanged. Models are `Codable`.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client."
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":139,"column":68},"end":{"line":139,"column":75}} ), depth0)) != null ? stack1 : "")
    + "`.\n\n# httpClient\nRequests are sent by a `URLSession` of the client's own, which keeps no cookies and no cache. To change its settings, pass a `URLSessionTransport` with a\nconfiguration of your own, whose limits and cookies then count. Any other type that conforms to `HTTPTransport` can send requests too.\n\n# proxies\nOn Apple platforms, the proxy of the system is used, or that of your configuration. On Linux, it is that in the environment variables\n`http_proxy`, `https_proxy` and `no_proxy`.\n\n# middleware\nMiddleware wraps every attempt and runs after credentials are added. It can measure, sign, modify or answer requests.\n\n# logging\nNothing is logged unless you pass a logger, which gets each event of a call. Bodies and credentials are never logged.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":155,"column":0},"end":{"line":175,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
