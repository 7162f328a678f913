using Sdk.Core;

namespace Sdk.Tests;

/// <summary>Options as an SDK has them.</summary>
internal sealed class TestOptions : ClientOptions
{
    /// <summary>Sets an option of the API.</summary>
    internal void With(string name, object? value) => Set(name, value);
}
