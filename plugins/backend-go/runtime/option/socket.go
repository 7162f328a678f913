package option

import "sdkmodule/internal/settings"

// WithReconnect replaces a lost connection of a channel with a new one, at most this many times in a row. It is off
// by default. Messages in transit and the server's state of the old connection are lost. onReconnect may be nil; it
// is called whenever a new connection has replaced a lost one.
func WithReconnect(times int, onReconnect func()) RequestOption {
	return func(s *settings.Settings) { s.Reconnect, s.OnReconnect = times, onReconnect }
}

// WithMaxWaiting sets the maximum number of unread messages of a channel. If one more arrives, the connection is
// closed. The default is 1,000.
func WithMaxWaiting(messages int) RequestOption {
	return func(s *settings.Settings) { s.MaxWaiting = messages }
}
