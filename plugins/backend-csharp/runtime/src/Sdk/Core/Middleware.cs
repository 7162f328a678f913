using System;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Core;

/// <summary>Wraps an attempt. It can change the request, which already has its credentials, and the response.</summary>
/// <param name="request">The request.</param>
/// <param name="next">Sends the request.</param>
/// <param name="cancellationToken">A token that cancels the attempt.</param>
/// <returns>The response.</returns>
public delegate Task<HttpResponseMessage> Middleware(
    HttpRequestMessage request,
    Func<HttpRequestMessage, CancellationToken, Task<HttpResponseMessage>> next,
    CancellationToken cancellationToken
);
