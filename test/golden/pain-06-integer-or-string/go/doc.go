// Package numberortext is a client of Number or text.
package numberortext
