// Package chat is a client of chat.
package chat
