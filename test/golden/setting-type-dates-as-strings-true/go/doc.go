// Package dates is a client of Dates.
package dates
