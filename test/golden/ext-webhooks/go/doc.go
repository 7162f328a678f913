// Package signedwebhooks is a client of Signed webhooks.
package signedwebhooks
