namespace Sdk.Core;

/// <summary>An event of a stream.</summary>
/// <typeparam name="T">The type of its data.</typeparam>
/// <param name="Data">The data.</param>
/// <param name="Event">The name of the event; <c>message</c> if the server gives none.</param>
/// <param name="Id">The id of the last event that had one; empty for none.</param>
public sealed record ServerSentEvent<T>(T Data, string Event, string Id);
