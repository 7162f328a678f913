// Package prices is a client of Prices.
package prices
