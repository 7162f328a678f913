// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "`"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":16,"column":21},"end":{"line":16,"column":31}} ), depth0)) != null ? stack1 : "")
    + "` also accepts a `Supplier`, which is called before every attempt, so that credentials\ncan rotate.";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nAny non-2xx response throws `ApiException` with the status, the headers and the body; common statuses and errors that the\nAPI declares have their own classes. All exceptions are unchecked and extend `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":22,"column":80},"end":{"line":22,"column":85}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestException`, `UnauthorizedException`, `ForbiddenException`, `NotFoundException`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":28,"column":5},"end":{"line":28,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":29,"column":5},"end":{"line":29,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutException` | an attempt timed out |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":5},"end":{"line":30,"column":10}} ), depth0)) != null ? stack1 : "")
    + "CanceledException` | the thread was interrupted |\n| `DecodeException` | the body of a successful response could not be decoded |\n| `ConfigurationException`, `MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":36,"column":42},"end":{"line":36,"column":47}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException`. All exceptions are unchecked and extend\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":37,"column":3},"end":{"line":37,"column":8}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":42,"column":5},"end":{"line":42,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | the channel could not be opened |\n| `SocketClosedException` | the channel closed unexpectedly |\n| `ConfigurationException`, `MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\ncall `retryUnsafe(false)` on the builder.\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\ncall `retryUnsafe(true)` on the builder.\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Java client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":26},"end":{"line":2,"column":29}} ), depth0)) != null ? stack1 : "")
    + ", synchronous and asynchronous. Jackson is its only dependency.\n\n# requirements\nJava 17 or later.\n\n# installation\nimplementation(\""
    + ((stack1 = alias2(alias1(depth0, "coordinate", {"start":{"line":8,"column":18},"end":{"line":8,"column":28}} ), depth0)) != null ? stack1 : "")
    + ":"
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":8,"column":33},"end":{"line":8,"column":40}} ), depth0)) != null ? stack1 : "")
    + "\")\n\n# usage\nEvery method is listed in [reference.md](reference.md). Requests and models are immutable and made by builders. Getters of\noptional properties return an `Optional`; those that can be absent, null or a value return a `Nullable`. The asynchronous\nclient, `"
    + ((stack1 = alias2(alias1(depth0, "async", {"start":{"line":13,"column":11},"end":{"line":13,"column":16}} ), depth0)) != null ? stack1 : "")
    + "`, has the same methods, which return a `CompletableFuture`.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":16,"column":0},"end":{"line":17,"column":18}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(2, data, 0),"data":data,"loc":{"start":{"line":19,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, loop over `pages()`; `stream()` returns the items as a `Stream`.\n\n# upload\nPass a `FileUpload`: of a `Path`, a `byte[]` or an `InputStream`. Files and supplied streams are streamed, so that large\nfiles need little memory.\n\n# download\nThe body is read on demand. Always close it.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `JsonRpcException` is thrown with the JSON-RPC code\nand data; the HTTP status may be 200.\n\n# channels\nA channel is a connection over which both sides send messages. Close it at the end, best by try-with-resources. If it\nends unexpectedly, a `SocketClosedException` is thrown.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":66,"column":0},"end":{"line":72,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` for the client or for a single call; `Duration.ZERO` disables it.\n\n# cancellation\nInterrupting the thread stops a call: it throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":78,"column":51},"end":{"line":78,"column":56}} ), depth0)) != null ? stack1 : "")
    + "CanceledException`, and the thread stays interrupted. Canceling\nthe future of an asynchronous call stops that call.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.request`.\n\n# httpClient\nThe client sends requests with `java.net.http.HttpClient`. `transport` on the builder accepts any `HttpTransport`.\n\n# proxies\nThe proxy is that of `java.net.ProxySelector`, which reads the system properties `https.proxyHost` and `https.proxyPort`.\n\n# testing\nTo test code that uses the client without a network, pass an `HttpTransport` that returns your own responses. Set\n`maxRetries(0)` to test failures without waiting for retries.\n";
},"useData":true},
};
