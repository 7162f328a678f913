// Package chat is a client of Chat.
package chat
