package sdk.internal.stream;

/**
 * One server-sent event.
 *
 * @param event its name; {@code message} where the server names none
 * @param data its data
 * @param id the last id so far; empty where there was none
 */
public record ServerEvent(String event, String data, String id) {}
