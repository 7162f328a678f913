// Package nonobjects is a client of Non-objects.
package nonobjects
