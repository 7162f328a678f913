package sdk.core;

/**
 * A whole event of a stream.
 *
 * @param data what the stream gives for the event
 * @param event the name of the event; {@code message} if the server gives none
 * @param id the last event id that the stream has given so far; empty if there is none
 * @param <T> the type of the data
 */
public record ServerSentEvent<T>(T data, String event, String id) {}
