namespace Sdk.Core;

/// <summary>An event of a stream.</summary>
/// <typeparam name="T">the type of its data</typeparam>
/// <param name="Data">the data</param>
/// <param name="Event">the name of the event; <c>message</c> if the server gives none</param>
/// <param name="Id">the id of the last event that had one; empty for none</param>
public sealed record ServerSentEvent<T>(T Data, string Event, string Id);
