// Package notes is a client of Notes.
package notes
