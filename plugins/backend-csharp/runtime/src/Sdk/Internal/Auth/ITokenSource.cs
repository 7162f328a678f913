using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Holds the access token of a client and of those derived from it.</summary>
internal interface ITokenSource
{
    /// <summary>A token that can be used; callers that wait at once share one request.</summary>
    Task<string> GetAsync(ClientCredentials credentials, CancellationToken cancellationToken);

    /// <summary>Forgets a token, if it is still the current one.</summary>
    void Invalidate(string token);
}

/// <summary>Client id and secret of one attempt. A class, since a record would print them.</summary>
internal sealed class ClientCredentials(string clientId, string clientSecret)
{
    internal string ClientId => clientId;

    internal string ClientSecret => clientSecret;
}
