package option

import "sdkmodule/internal/settings"

// WithReconnect opens a new connection when that of a channel breaks off, at most so many times in a row. Not at all by
// default. What the server knew of the old connection, and messages that were on their way, are lost. The function may
// be nil; it is called whenever a new connection has replaced one that broke off.
func WithReconnect(times int, onReconnect func()) RequestOption {
	return func(s *settings.Settings) { s.Reconnect, s.OnReconnect = times, onReconnect }
}

// WithMaxWaiting sets how many messages of a channel may wait to be read; when one more comes the connection is given up.
// The default is 1,000.
func WithMaxWaiting(messages int) RequestOption {
	return func(s *settings.Settings) { s.MaxWaiting = messages }
}
