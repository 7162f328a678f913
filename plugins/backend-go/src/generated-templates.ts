// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    return "on";
},"1":function(container,depth0,helpers,partials,data) {
    return "off";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Go client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":24},"end":{"line":2,"column":27}} ), depth0)) != null ? stack1 : "")
    + ". It uses only the standard library.\n\n# requirements\nGo 1.24 or later.\n\n# installation\ngo get "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":8,"column":9},"end":{"line":8,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n\n# usage\nEvery method is listed in [reference.md](reference.md). Optional fields are pointers; `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":11,"column":89},"end":{"line":11,"column":96}} ), depth0)) != null ? stack1 : "")
    + ".Ptr` returns a\npointer to a value. For fields that can be absent, null or a value, use `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":75},"end":{"line":12,"column":82}} ), depth0)) != null ? stack1 : "")
    + ".Null` and `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":98},"end":{"line":12,"column":105}} ), depth0)) != null ? stack1 : "")
    + ".Value`.\n\n# credentials\nEach option has a variant whose name ends in `Source`. It takes a function that is called before every attempt, so\nthat credentials can rotate.\n\n# errors\nAfter any non-2xx response, a call returns an `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":19,"column":50},"end":{"line":19,"column":57}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status, the headers and the body;\ncommon statuses and errors that the API declares have their own types. Use `errors.As` to distinguish them.\n\n# errorRows\n| error | when |\n|---|---|\n| `*BadRequestError`, `*UnauthorizedError`, `*ForbiddenError`, `*NotFoundError`, ... | the server responds with that status |\n| `*ConnectionError` | no response was received |\n| `*TimeoutError` | an attempt timed out |\n| `*DecodeError` | the body of a successful response could not be decoded |\n| `*ConfigurationError`, `*MissingCredentialsError` | an option is invalid or a credential is missing; no request was sent |\n\n# upload\nPass a file as an `io.Reader`. It is streamed, so that large files need little memory. Uploads can be retried if the\nreader is also an `io.Seeker`. To set a file name and a content type, use `core.NewFile`.\n\n# download\nThe body is read on demand. Always close it.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Functions whose names begin with `Parse` verify that a delivery was\nsent by the API and return the typed event; `VerifyWebhook` only verifies. Both need the raw body, exactly as\nreceived, and return a `*webhook.VerificationError` if verification fails. To rotate secrets, pass both the old and\nthe new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, `errors.As` finds a `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":45,"column":94},"end":{"line":45,"column":101}} ), depth0)) != null ? stack1 : "")
    + ".JSONRPCError`\nwith the JSON-RPC code, and a `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":46,"column":34},"end":{"line":46,"column":41}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status of the HTTP response, which may be 200.\n`core.ErrorData` decodes the data of the error into a type.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The\ntype of an error depends on its status; it has the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. It closes when its context ends or you leave the loop.\nIf it ends unexpectedly, the error is a `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":58,"column":44},"end":{"line":58,"column":51}} ), depth0)) != null ? stack1 : "")
    + ".SocketClosedError`. Messages that the API does not declare are\nin `Raw`. With `option.WithReconnect`, a lost connection is replaced by a new one.\n\n# retryUnsafe\nA call that is not safe to repeat, such as a POST request, and may already have taken effect is retried only with\n`option.WithRetryUnsafe(true)`, which is "
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.program(1, data, 0),"data":data,"loc":{"start":{"line":63,"column":41},"end":{"line":63,"column":82}}})) != null ? stack1 : "")
    + " by default.\n\n# timeout\nSet `option.WithTimeout` for the client or for a single call; 0 disables the timeout. The deadline of the context\napplies to all attempts together.\n\n# cancellation\nWhen its context ends, a call returns an error that `errors.Is` matches with `context.Canceled` or\n`context.DeadlineExceeded`.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.Request`.\n\n# httpClient\n`option.WithHTTPClient` accepts an `*http.Client`, or any value with the same `Do` method.\n\n# proxies\nThe default HTTP client reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass an\n`*http.Client` whose `http.Transport` has `Proxy` set.\n\n# testing\nTo test code that uses the client without a network, pass an `*http.Client` whose `Transport` is an\n`http.RoundTripper` of your own, or start an `httptest.Server` and pass its URL with `option.WithBaseURL`. Set\n`option.WithMaxRetries(0)` to test failures without waiting for retries.\n";
},"useData":true},
};
