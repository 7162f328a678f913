using System.Collections.Generic;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>An object of the API whose undeclared properties have a declared type.</summary>
/// <typeparam name="T">The type of these properties.</typeparam>
public abstract record OpenWireModel<T> : WireModel
{
    private static readonly Dictionary<string, T> s_none = [];

    /// <summary>Creates an object.</summary>
    private protected OpenWireModel() { }

    private protected OpenWireModel(ModelReader json)
        : base(json)
    {
        AdditionalProperties = json.TypedExtra as IReadOnlyDictionary<string, T> ?? s_none;
    }

    /// <summary>
    /// The properties that the API does not declare. A value that cannot be read is the default one, and
    /// <see cref="WireModel.Received"/> returns what was received.
    /// </summary>
    public new IReadOnlyDictionary<string, T> AdditionalProperties { get; init; } = s_none;

    internal IReadOnlyDictionary<string, T> TypedExtra => AdditionalProperties;
}
