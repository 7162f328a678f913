// Package accounts is a client of Accounts.
package accounts
