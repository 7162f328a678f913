using System;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Core;

/// <summary>Code around an attempt. It may change the request, which has its credentials, and the response.</summary>
/// <param name="request">the request</param>
/// <param name="next">sends a request</param>
/// <param name="cancellationToken">ends the attempt</param>
/// <returns>the response</returns>
public delegate Task<HttpResponseMessage> Middleware(
    HttpRequestMessage request,
    Func<HttpRequestMessage, CancellationToken, Task<HttpResponseMessage>> next,
    CancellationToken cancellationToken
);
