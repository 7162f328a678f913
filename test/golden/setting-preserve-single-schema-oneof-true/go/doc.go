// Package events is a client of Events.
package events
