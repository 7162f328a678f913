// Package streams is a client of Streams.
package streams
