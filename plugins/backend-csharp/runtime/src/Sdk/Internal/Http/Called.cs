using System.Collections.Generic;

namespace Sdk.Internal;

/// <summary>The call that an exception is about.</summary>
/// <param name="method">The HTTP method.</param>
/// <param name="url">The URL.</param>
/// <param name="secrets">What must not be shown; suppliers add to it.</param>
internal sealed class Called(string method, string url, IReadOnlyCollection<string> secrets)
{
    internal string Method => method;

    internal IReadOnlyCollection<string> Secrets => secrets;

    /// <summary>The text of an exception: which call failed, and why.</summary>
    internal string Failed(string problem) =>
        Masking.Mask($"{method} {Urls.PathOf(Urls.Bare(url))}", secrets) + " failed: " + problem;

    internal Called At(string other) => new(method, other, secrets);
}
