// Package presence is a client of Presence.
package presence
