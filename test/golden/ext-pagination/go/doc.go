// Package pages is a client of Pages.
package pages
