// Package ledger is a client of Ledger.
package ledger
