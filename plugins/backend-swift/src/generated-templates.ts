// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Add the package to the dependencies in `Package.swift`, and the product `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":9,"column":75},"end":{"line":9,"column":81}} ), depth0)) != null ? stack1 : "")
    + "` to those of the target:\n\n```swift\n.package(url: "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":12,"column":16},"end":{"line":12,"column":19}} ), depth0)) != null ? stack1 : "")
    + ", from: \""
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":12,"column":32},"end":{"line":12,"column":39}} ), depth0)) != null ? stack1 : "")
    + "\")\n```\n\n```swift\n.product(name: \""
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":16,"column":18},"end":{"line":16,"column":24}} ), depth0)) != null ? stack1 : "")
    + "\", package: \""
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":16,"column":41},"end":{"line":16,"column":49}} ), depth0)) != null ? stack1 : "")
    + "\")\n```\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Add the folder of the package to the dependencies in `Package.swift`, and the product `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":19,"column":89},"end":{"line":19,"column":95}} ), depth0)) != null ? stack1 : "")
    + "` to those of the target:\n\n```swift\n.package(path: \"../"
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":22,"column":21},"end":{"line":22,"column":29}} ), depth0)) != null ? stack1 : "")
    + "\")\n```\n\n```swift\n.product(name: \""
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":26,"column":18},"end":{"line":26,"column":24}} ), depth0)) != null ? stack1 : "")
    + "\", package: \""
    + ((stack1 = alias2(alias1(depth0, "identity", {"start":{"line":26,"column":41},"end":{"line":26,"column":49}} ), depth0)) != null ? stack1 : "")
    + "\")\n```\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "Pass a `CredentialSupplier` in place of a text, as in `"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":35,"column":75},"end":{"line":35,"column":85}} ), depth0)) != null ? stack1 : "")
    + ": CredentialSupplier { try await loadToken() }`. It is called\nbefore every attempt, so that credentials can rotate.";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":40,"column":31},"end":{"line":40,"column":36}} ), depth0)) != null ? stack1 : "")
    + "APIError` with the status, the headers and the body; its `kind` tells common statuses apart."
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":40,"column":130},"end":{"line":42,"column":51}}})) != null ? stack1 : "")
    + " All errors conform to `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":42,"column":77},"end":{"line":42,"column":82}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":47,"column":5},"end":{"line":47,"column":10}} ), depth0)) != null ? stack1 : "")
    + "APIError` | the server responds with another status than 2xx |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":48,"column":5},"end":{"line":48,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no response was received, or an attempt timed out |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":49,"column":5},"end":{"line":49,"column":10}} ), depth0)) != null ? stack1 : "")
    + "DecodeError` | the body of a successful response could not be decoded |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":50,"column":5},"end":{"line":50,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"4":function(container,depth0,helpers,partials,data) {
    return " An error that the API declares can be viewed as its own type, which has the typed body:\n`if let failure = SomeDeclaredError(error)`.";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":54,"column":42},"end":{"line":54,"column":47}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError`. All errors conform to `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":54,"column":92},"end":{"line":54,"column":97}} ), depth0)) != null ? stack1 : "")
    + "Error`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":59,"column":5},"end":{"line":59,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | the channel could not be opened |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":60,"column":5},"end":{"line":60,"column":10}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedError` | the channel closed unexpectedly |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":61,"column":5},"end":{"line":61,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\npass `retryUnsafe: false`.\n";
},"7":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\npass `retryUnsafe: true`.\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Swift client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":27},"end":{"line":2,"column":30}} ), depth0)) != null ? stack1 : "")
    + ", for programs that use `async` and `await`. It uses only Foundation.\n\n# requirements\nSwift 6.0 or later, on Linux, macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, or later.\n\n# installation\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"url"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.program(1, data, 0),"data":data,"loc":{"start":{"line":8,"column":0},"end":{"line":28,"column":7}}})) != null ? stack1 : "")
    + "\n# usage\nEvery method is listed in [reference.md](reference.md). Models are structs; optional properties are nil if they are absent, and\nthose that can also be null are of the type `Nullable`. A client can be used by several tasks at once: create one and share it.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":35,"column":0},"end":{"line":36,"column":60}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(5, data, 0),"data":data,"loc":{"start":{"line":38,"column":0},"end":{"line":63,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, loop over `pages`, or call `firstPage()`, which returns a page with `items`, `body`, `hasNextPage` and\n`nextPage()`.\n\n# streaming\nEvents are available as soon as they arrive. Leaving the loop closes the connection.\n\n# upload\nPass a `FileUpload` made of a path or of data. Files are streamed, so that large ones need little memory.\n\n# download\nThe body is read as it arrives: save it to a file, or loop over its chunks.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Functions of `Webhooks` whose names begin with `parse` verify that a delivery was\nsent by the API and return its event; `verify` only verifies. They need the raw body, exactly as received, and throw\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":80,"column":3},"end":{"line":80,"column":8}} ), depth0)) != null ? stack1 : "")
    + "WebhookVerificationError` if verification fails. To rotate secrets, pass both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":83,"column":75},"end":{"line":83,"column":80}} ), depth0)) != null ? stack1 : "")
    + "APIError` is thrown, which can be viewed as a\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":84,"column":3},"end":{"line":84,"column":8}} ), depth0)) != null ? stack1 : "")
    + "JSONRPCError` with the JSON-RPC code and data; the HTTP status may be 200.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# channels\nA channel is a connection over which both sides send messages. It is closed with its last reference, or by `close()`. If it ends\nunexpectedly, a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":91,"column":19},"end":{"line":91,"column":24}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedError` is thrown.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.program(7, data, 0),"data":data,"loc":{"start":{"line":94,"column":0},"end":{"line":100,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` in seconds for the client or for a single call; 0 disables it.\n\n# responseSize\nSet `maxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nCancel the task in which a call runs. The call then throws `CancellationError`.\n\n# unknown\nUndeclared properties of responses are in `additionalProperties`, and undeclared values of enumerations and variants are kept. So are\nvalues whose type differs from the declaration, which are in `values` and are sent back unchanged. Models are `Codable`.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client."
    + ((stack1 = alias2(alias1(depth0, "request", {"start":{"line":116,"column":68},"end":{"line":116,"column":75}} ), depth0)) != null ? stack1 : "")
    + "`.\n\n# httpClient\nPass a `URLSessionTransport` with your own configuration to set the proxy, certificates or the cache, or any other type that conforms to\n`HTTPTransport`.\n\n# proxies\nThe default transport uses the proxy of the system. To choose another one, pass a transport with your own configuration, as shown above.\n\n# testing\nTo test code that uses the client without a network, pass a `MockTransport` of the product `"
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":126,"column":94},"end":{"line":126,"column":100}} ), depth0)) != null ? stack1 : "")
    + "Testing`, which answers requests\nwith the responses that you give it.\n";
},"useData":true},
};
